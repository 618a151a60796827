"""Small programs that play, or misbehave, in a shell: they start in no time."""

from __future__ import annotations

READY = """read -r hello; echo '{"type":"ready","version":1}'; read -r start; """
# The first legal action of each question. What comes before and after it is cut off by the shell itself.
FIRST = """while read -r line; do case $line in *'"decide"'*)
id=${line#*\\"id\\":}; id=${id%%,*}; legal=${line##*\\"legal\\":[{\\"action\\":\\"}; action=${legal%%\\"*}
echo "{\\"type\\":\\"act\\",\\"id\\":$id,\\"action\\":\\"$action\\"}";; esac; done"""


def shell(text: str) -> tuple[str, ...]:
    return ("sh", "-c", text)


WELL = shell(READY + FIRST)


def answering(answer: str) -> tuple[str, ...]:
    """A program that says the same to every question; `$n` in it is the question's number."""
    return shell(
        READY + f"""n=0; while read -r line; do case $line in *'"decide"'*) n=$((n+1)); {answer};; esac; done"""
    )
