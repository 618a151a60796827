"""`python -m allaboard`: the same as the command `allaboard`."""

from __future__ import annotations

import sys

from allaboard.cli import main

sys.exit(main())
