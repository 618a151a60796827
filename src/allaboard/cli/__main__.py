"""`python -m allaboard.cli` is the command too."""

import sys

from allaboard.cli import main

sys.exit(main())
