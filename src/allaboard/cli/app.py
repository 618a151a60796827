"""The commands and their flags. Help texts are looked up only when they will be shown: reading them takes longer
than scoring a game.
"""

# ruff: noqa: PLC0415 - a command is imported when it runs
# No `from __future__ import annotations` here: the flags are read from annotations that hold local values.

import sys
from collections.abc import Callable
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

from allaboard.boards.faults import FaultsFound
from allaboard.boards.harmless import shown
from allaboard.cli import FINE, WRONG_INPUT
from allaboard.cli.inputs import STANDARD_INPUT, STANDARD_INPUT_MARK, value_of
from allaboard.cli.language import FLAG, help_words, language_of
from allaboard.cli.output import complain
from allaboard.locales import LANGUAGES

COMMANDS = (
    "play",
    "serve",
    "score",
    "legal",
    "replay",
    "show",
    "print",
    "check",
    "schema",
    "bench",
    "db",
    "arena",
    "train",
    "bot-check",
    "best",
    "review",
)
HELP_FLAGS = ("--help", "-h")
VERSION_FLAGS = ("--version",)


def run(arguments: list[str]) -> int:
    """Run one command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # what a terminal cannot show is written out, not a reason to stop
            stream.reconfigure(errors="backslashreplace")
    shows_help = not arguments or any(flag in arguments for flag in HELP_FLAGS)
    app = build_app(_read if shows_help else _unread)
    if arguments and arguments[0] not in (*COMMANDS, *HELP_FLAGS, *VERSION_FLAGS):
        # Cyclopts would import every command to suggest a similar one.
        complain("allaboard", f"there is no command {shown(arguments[0])} (there are {', '.join(COMMANDS)})")
        return WRONG_INPUT
    arguments = [STANDARD_INPUT_MARK if each == STANDARD_INPUT else each for each in arguments]
    try:
        code = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        error.verbose = False
        complain("allaboard", " ".join(str(error).split()))
        return WRONG_INPUT
    except FaultsFound as error:
        complain("allaboard", str(error))
        return WRONG_INPUT
    return code if isinstance(code, int) else FINE


def build_app(text: Callable[..., str]) -> App:
    """The command line with its help in the words of `text`."""
    app = App(
        name="allaboard",
        default_parameter=Parameter(converter=value_of),
        help=text("help-allaboard"),
        help_flags=HELP_FLAGS,
        help_format="plaintext",
        version=_version,
        version_flags=VERSION_FLAGS,
    )
    records = Parameter(help=text("help-records"))
    json_flag = Parameter(name="--json", negative="", help=text("help-json"))
    lang_flag = Parameter(name=FLAG, help=text("help-lang", languages=", ".join(LANGUAGES)))

    @app.command(help=text("help-score"))
    def score(
        files: Annotated[list[str], records],
        /,
        *,
        as_json: Annotated[bool, json_flag] = False,
        lang: Annotated[str | None, lang_flag] = None,
    ) -> int:
        from allaboard.cli.score import score as command

        return command(files, as_json=as_json, language=language_of(lang))

    @app.command(help=text("help-legal"))
    def legal(
        files: Annotated[list[str], records],
        /,
        *,
        as_json: Annotated[bool, json_flag] = False,
        lang: Annotated[str | None, lang_flag] = None,
    ) -> int:
        from allaboard.cli.legal import legal as command

        return command(files, as_json=as_json, language=language_of(lang))

    @app.command(help=text("help-replay"))
    def replay(
        files: Annotated[list[str], records],
        /,
        *,
        as_json: Annotated[bool, json_flag] = False,
        with_legal: Annotated[bool, Parameter(name="--legal", negative="", help=text("help-replay-legal"))] = False,
        lang: Annotated[str | None, lang_flag] = None,
    ) -> int:
        from allaboard.cli.replay import replay as command

        return command(files, as_json=as_json, with_legal=with_legal, language=language_of(lang))

    @app.command(help=text("help-show"))
    def show(
        record: Annotated[str, Parameter(help=text("help-show-record"))],
        /,
        *,
        output: Annotated[str | None, Parameter(name=("--output", "-o"), help=text("help-show-output"))] = None,
        seat: Annotated[int | None, Parameter(help=text("help-show-seat"))] = None,
        show_all: Annotated[bool, Parameter(name="--all", negative="", help=text("help-show-all"))] = False,
        scale: Annotated[float, Parameter(help=text("help-show-scale"))] = 1,
        dark: Annotated[bool, Parameter(negative="", help=text("help-show-dark"))] = False,
        narrow: Annotated[bool, Parameter(negative="", help=text("help-show-narrow"))] = False,
        lang: Annotated[str | None, lang_flag] = None,
    ) -> int:
        from allaboard.cli.show import Look
        from allaboard.cli.show import show as command

        look = Look(language=language_of(lang), is_dark=dark, is_narrow=narrow, scale=scale)
        return command(record, output=output, seat=seat, show_all=show_all, look=look)

    @app.command(help=text("help-check"))
    def check(
        files: Annotated[list[str], Parameter(help=text("help-check-files"))],
        /,
        *,
        as_json: Annotated[bool, json_flag] = False,
        lang: Annotated[str | None, lang_flag] = None,
    ) -> int:
        from allaboard.cli.check import check as command

        return command(files, as_json=as_json, language=language_of(lang))

    @app.command(help=text("help-schema"))
    def schema(name: Annotated[str, Parameter(help=text("help-schema-name"))], /) -> int:
        from allaboard.cli.schema import schema as command

        return command(name)

    # These declare their flags themselves.
    app.command("allaboard.cli.play.command:play", name="play", help=text("help-play"))
    app.command("allaboard.cli.serve:serve", name="serve", help=text("help-serve"))
    app.command("allaboard.cli.print_:print_", name="print", help=text("help-print"))
    app.command("allaboard.cli.bench:bench", name="bench", help=text("help-bench"))
    app.command("allaboard.cli.db:db", name="db", help=text("help-db"))
    app.command("allaboard.cli.arena:arena", name="arena", help=text("help-arena"))
    app.command("allaboard.cli.train:train", name="train", help=text("help-train"))
    app.command("allaboard.cli.bot_check:bot_check", name="bot-check", help=text("help-bot-check"))
    app.command("allaboard.cli.best:best", name="best", help=text("help-best"))
    app.command("allaboard.cli.review:review", name="review", help=text("help-review"))
    return app


def _version() -> str:
    from allaboard import __version__
    from allaboard.engine import is_compiled

    return f"allaboard {__version__} (engine {'compiled' if is_compiled() else 'pure'})"


def _read(key: str, **values: str) -> str:
    return help_words()(key, **values)


def _unread(key: str, **values: str) -> str:
    return ""
