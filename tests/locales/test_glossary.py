"""Words that players know: a word that the glossary replaced does not come back, in any text that a player reads.

Read are the texts of interfaces, the rules pages, the pages about strategy and, in English, what players read first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.locales.fluent_files import EVERY

from allaboard.locales import LANGUAGES
from allaboard.server.rules import GAMES, rules_source

ROOT = Path(__file__).parents[2]
# What must not be said → what the printed books or the glossary say.
BANNED = {
    "en": {
        r"\b[Tt]ravelers?\b": "traveller",
        r"\b[Ss]core sheets?\b": "player sheet",
        r"\b[Qq]ueues?\b": "column",
        r"\bthe own\b": "your own, their own",
        r"\b[Mm]ost points win\b": "whoever has the most points wins",
        r"\bin the end\b": "at the end",
        r"\b[Tt]heat(re)s?\b": "theater",
        r"(?<!Wall )\b[Ss]treets?\b": "road",
        r"\b(a|the|each|every) (crossing|junction)\b": "intersection",
    },
    "fr": {
        r"\b[Mm]anches?\b": "tour",
        r"\b[Ff]euilles? de score\b": "feuille de note",
        r"\b[Mm]arqueurs?\b": "bâtonnet",
        r"(?<!bâtonnet )(?<!bâtonnets )\b[Tt]rajets?\b": "ligne",
        r"\b[Rr]ues?\b": "section",
        r"\b[Cc]roisements?\b": "carrefour",
        r"\b(la|une|cette|votre|sa|quelles?|les|des|ces|vos|deux|leur|autre) formes?\b": "tracé",
        r"\b[Rr]obots?\b": "bot",
        r"\b[Hh]ors jeu\b": "éliminé",
        r"\bla propre\b": "votre propre",
        r"\b[Rr]etombe sur\b|\bse recoupe": "forme une boucle",
        r"(?<!qui a )\b[Ll]e plus de points (de victoire )?l’emporte": "le joueur qui a le plus de points l’emporte",
        r"\b[Cc]ourriels?\b": "e-mail",
        r"\b[Ss]olitaire\b": "solo",
        r"\b[Ff]iles? d’attente\b|\bdeux files\b|\btête de file\b": "colonne",
        r"\bsalle d’attente\b": "Salle d’attente",
    },
    "de": {
        r"\bFahrschein\w*": "Ticket",
        r"\b(Wertungs|Punkte)b[oö]gen\b": "Spielerbogen",
        r"\bPassagier\w*": "Fahrgast",
        r"\bje (Spieler|Zug|Runde|Tag|Partie)\b": "pro Spieler, pro Zug",
        r"\bfür alle nur einmal\b": "pro Spieler nur einmal",
        r"\bStreckenspiel\w*": "Linienspiel",
        r"\b(gemeinsam|allgemein|persönlich)\w* Ziele?n?\b": "Aufgabe",
        r"\b([Aa]n|durch)(ge)?kreuz\w*|\bkreuz\w* .*\ban\b|\b(ein|kein|letzte[mnrs]?) Kreuz\b": "abhaken, Haken",
        r"\b([Dd]eine|[Ee]igene|[Ss]eine|[Ii]hre)n? Strecken?\b|\bRivalenstrecke": "Linie",
        r"\b([Dd]ie|[Ee]ine|[Dd]eine|[Jj]ede|[Ww]elche|[Aa]ndere|zwei|der) Form(en)?\b": "Streckenform",
        r"\bAnweisung(en)?\b": "Auftrag",
        r"\bGespräche?\b": "Chat",
        r"\bBus(se|ses|sen)? (Rot|Grün|Blau|Gelb)\b|\b(Rot|Grün|Blau|Gelb)e?r?-?Bus\b": "blauer Bus 3",
        r"\b[Ss]chlangen?\b|\bWarteschlangen?\b": "Spalte",
        r"\b([Dd]er|[Dd]en|[Ee]inen) Token\b": "das Token",
        r"\bBabys? (\w+ )?ruf\w*|\bgerufene\w* Baby|„Baby“ rufen": "schreien; der Star ruft",
        r"\bSchleifen?\b": "im Kreis fahren",
        r"\bAuslagen?\b": "Ausgangslage",
        r"\bmeisten Punkte gewinnen\b": "wer die meisten Punkte hat, gewinnt",
        r"\b([Ee]iner|[Ee]inzelner) vom Liebespaar\b": "Verliebter",
    },
}
# Shown as a label it says whose turn comes next: only players come after each other.
AFTER_SOMEBODY = {"web-next"}


def read_by_players(language: str) -> Iterator[tuple[str, str]]:
    """Where it stands, and a line of it; commands, drawings and anchors are no words."""
    for key, message in EVERY[language].items():
        for text in message.texts:
            yield from ((key, line) for line in text.splitlines() if not line.startswith("allaboard "))
    pages = {f"rules/{game}.md": rules_source(game, language) for game in GAMES}
    names = ["README.md", "docs/index.md", "docs/playing.md", "docs/pictures.md"] if language == "en" else []
    names.append("docs/strategy.md" if language == "en" else f"docs/strategy.{language}.md")
    pages |= {name: (ROOT / name).read_text(encoding="utf-8") for name in names}
    for name, page in pages.items():
        prose = re.sub(r"`[^`\n]*`|\(figure:[\w-]+\)|\{#[a-z-]+\}", "", page)
        yield from ((name, line) for line in prose.splitlines())


@pytest.mark.parametrize(
    ("language", "banned"), [(language, word) for language in LANGUAGES for word in BANNED[language]]
)
def test_a_word_that_the_glossary_replaced_does_not_come_back(language: str, banned: str) -> None:
    found = [(place, line) for place, line in read_by_players(language) if re.search(banned, line)]
    assert found == [], f"say: {BANNED[language][banned]}"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Twenty travelers wait."),
        ("en", "The score sheet is full."),
        ("en", "It runs into the own line."),
        ("fr", "Une manche a douze tickets."),
        ("fr", "La feuille de score est pleine."),
        ("fr", "Le ticket donne une autre forme."),
        ("fr", "Un arrêt est un croisement."),
        ("fr", "Le bout de votre trajet."),
        ("de", "Jede Aufgabe zählt für alle nur einmal."),
        ("de", "Höchstens einmal je Zug."),
        ("de", "Kästchen ankreuzen"),
        ("de", "Kreuz das Kästchen an: Es kreuzt das nächste an."),
        ("de", "Bus Blau 3"),
        ("de", "Wer „Baby“ rufen will"),
        ("de", "Der Token gilt."),
    ],
)
def test_a_return_would_be_noticed(language: str, text: str) -> None:
    assert any(re.search(banned, text) for banned in BANNED[language])


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Cross off the box on your player sheet."),
        ("fr", "Ce coup forme une boucle. 32 bâtonnets Trajet sous forme de code."),
        ("de", "Je Partie gibt es zwölf Tickets, je zwei Punkte, ein blauer Bus 3 und das Token."),
    ],
)
def test_what_may_be_said_is_let_through(language: str, text: str) -> None:
    assert [banned for banned in BANNED[language] if re.search(banned, text)] == []


def test_danach_is_said_of_players_only() -> None:
    labels = {key for key, message in EVERY["de"].items() if {"danach", "Danach"} & set(message.texts)}
    assert labels == AFTER_SOMEBODY
    for path in (ROOT / "web/src").rglob("*.ts"):
        if '"web-next"' in path.read_text(encoding="utf-8"):
            assert path.name == "standing.ts", "the state of a player"
    assert [path for path in (ROOT / "web/src").rglob("*.svelte") if '"web-next"' in path.read_text("utf-8")] == []
