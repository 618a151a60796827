"""What a program can learn around itself: as little as possible of the one who started it.

It is told what its seat may see. Command lines, variables and open files of the arena must not say more.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

# What interpreters and libraries need to be found and to behave. Whatever else a program needs stands in its command:
# `exec:env KEY=VALUE python bot.py`.
_VARIABLES: Final = frozenset(
    [
        "PATH",
        "HOME",
        "USER",
        "LOGNAME",
        "SHELL",
        "TERM",
        "TZ",
        "TMPDIR",
        "LANG",
        "LANGUAGE",
        "LD_LIBRARY_PATH",
        "DYLD_LIBRARY_PATH",
        "VIRTUAL_ENV",
        "CONDA_PREFIX",
        "JAVA_HOME",
        "NODE_PATH",
        "RUSTUP_HOME",
        "CARGO_HOME",
        "GOPATH",
        "GEM_HOME",
    ]
)
_FAMILIES: Final = ("LC_", "PYTHON", "CUDA_", "OMP_", "OPENBLAS_", "MKL_")
_SET_DUMPABLE: Final = 4  # PR_SET_DUMPABLE


def variables_for_programs(environ: Mapping[str, str] | None = None) -> dict[str, str]:
    """The environment of a program."""
    around = os.environ if environ is None else environ
    return {name: value for name, value in around.items() if name in _VARIABLES or name.startswith(_FAMILIES)}


def close_memory() -> None:
    """Let other processes of the same user read neither memory nor variables nor open files of this one.

    Only Linux can; and nothing is closed to root.
    """
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_SET_DUMPABLE, 0, 0, 0, 0)
