"""The `allaboard` command.

- `app`: the commands and their flags; nothing else is imported before one of them runs
- `score`, `legal`, `replay`, `show`, `check`, `schema`, `bench`, `db`, `play`, `serve`, `arena`, `train`, `bot_check`:
  one command each; what three of them tell people, and all that this needs to be imported for, is in `score_text`,
  `legal_text`, `replay_text`
- `answering`: one answer for each record, whatever happens to the others
- `inputs`: the records in the files, streams and standard input that a command is given
- `output`: answers and complaints; `tables`: what fits the screen; `progress`: how far something has come
- `wording`: names and headlines; `language`: which words

A command ends with 0, with 2 when something it was given is wrong, with 130 after Ctrl-C.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

FINE = 0
WRONG_INPUT = 2
INTERRUPTED = 130
PIPE_CLOSED = 141  # as a shell reports a program that SIGPIPE ended


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and say how it ended. Never a traceback for what a user did."""
    _replace_closed_streams()
    try:
        from allaboard.cli.app import run  # noqa: PLC0415 - so that Ctrl-C is caught from here on

        code = run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _let_go_of_stdout()
        return PIPE_CLOSED
    except OSError as error:  # standard output cannot be written; everything else is caught where it happens
        _let_go_of_stdout()
        print(f"allaboard: {(error.strerror or 'output failed').lower()}", file=sys.stderr)
        return WRONG_INPUT
    return code


def _replace_closed_streams() -> None:
    """A caller may have closed a standard stream; Python then has None in its place."""
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 - open as long as the process
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115


def _let_go_of_stdout() -> None:
    """Nobody reads on, so what is still buffered must not be written when Python ends."""
    with suppress(OSError, ValueError):  # a stand-in for standard output may have no descriptor
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
