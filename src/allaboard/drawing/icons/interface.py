"""The pictograms of screens: what can be done, what can be looked at, who is there."""

from __future__ import annotations

from allaboard.drawing.icons.parts import Pictogram, bar, disc, fill, groove, hole, ring, slot, stroke, turned

INTERFACE: dict[str, Pictogram] = {
    "check": Pictogram(
        "icon-check",
        (stroke("M4 12.8 9.4 18.2 20 6.4", 3.2),),
    ),
    "cross": Pictogram(
        "icon-cross",
        (stroke("M5 5 19 19M19 5 5 19", 3.2),),
    ),
    "plus": Pictogram(
        "icon-plus",
        (stroke("M12 4v16M4 12h16", 3.2),),
    ),
    "minus": Pictogram(
        "icon-minus",
        (stroke("M4 12h16", 3.2),),
    ),
    "back": Pictogram(
        "icon-back",
        (stroke("M15.4 4 7.4 12 15.4 20", 3.2),),
    ),
    "onward": Pictogram(
        "icon-onward",
        (stroke("M8.6 4 16.6 12 8.6 20", 3.2),),
    ),
    "bus": Pictogram(
        "icon-bus",
        (
            fill("M4 3.6h16a2 2 0 0 1 2 2V18a1.6 1.6 0 0 1-1.6 1.6H3.6A1.6 1.6 0 0 1 2 18V5.6a2 2 0 0 1 2-2z"),
            slot(4.4, 6.4, 15.2, 6, 1),
            hole(6.6, 16, 1.5),
            hole(17.4, 16, 1.5),
            bar(4.4, 19, 3.4, 3.4, 1),
            bar(16.2, 19, 3.4, 3.4, 1),
        ),
    ),
    "train": Pictogram(
        "icon-train",
        (
            fill(
                "M6.73 1.56h10.53a3.9 3.9 0 0 1 3.9 3.9v9.36a3.9 3.9 0 0 1-3.9 3.9H6.73"
                "a3.9 3.9 0 0 1-3.9-3.9V5.46a3.9 3.9 0 0 1 3.9-3.9z"
            ),
            slot(5.76, 5.27, 5.46, 5.46, 0.97),
            slot(12.78, 5.27, 5.46, 5.46, 0.97),
            hole(7.51, 14.62, 1.46),
            hole(16.49, 14.62, 1.46),
            stroke("M7.51 18.91 5.57 21.45M16.49 18.91 18.44 21.45", 2),
        ),
    ),
    "card": Pictogram(
        "icon-card",
        (
            *turned(-8, 8.54, 11.16, bar(2.72, 3.4, 11.64, 16.49, 1.94)),
            *turned(
                8,
                14.36,
                11.16,
                slot(7.18, 2.43, 13.97, 19.21, 3.1),
                bar(8.73, 3.98, 11.25, 16.3, 1.94),
                hole(14.36, 7.67, 1.55),
            ),
        ),
    ),
    "chat": Pictogram(
        "icon-chat",
        (
            fill(
                "M3.09 2.79h17.82a1.58 1.58 0 0 1 1.58 1.58v10.49a1.58 1.58 0 0 1-1.58 1.58H11.01"
                "L5.66 21.2v-4.75H3.09a1.58 1.58 0 0 1-1.58-1.58V4.37A1.58 1.58 0 0 1 3.09 2.79z"
            ),
        ),
    ),
    "people": Pictogram(
        "icon-people",
        (
            disc(8.21, 7.75, 3.7),
            fill("M1.55 19.96c0-4.25 2.59-6.48 6.66-6.48s6.66 2.22 6.66 6.48z"),
            disc(16.9, 8.86, 2.96),
            fill("M16.54 19.96h5.92c0-3.7-1.85-5.92-5.55-5.92-.74 0-1.29 .09-1.85 .28 1.11 1.48 1.48 3.33 1.48 5.64z"),
        ),
    ),
    "sheet": Pictogram(
        "icon-sheet",
        (
            bar(4, 2, 16, 20, 2),
            groove("M8 7.4h8M8 12h8M8 16.6h5", 1.9),
        ),
    ),
    "map": Pictogram(
        "icon-map",
        (fill("M1.6 5.4 8 2.4v16.4l-6.4 3zM9.6 2.4l5 2.8v16.4l-5-2.8zM16.2 5.2l6.2-3v16.4l-6.2 3z"),),
    ),
    "lock": Pictogram(
        "icon-lock",
        (
            stroke("M7.4 11V7.6a4.6 4.6 0 0 1 9.2 0V11", 2.4),
            bar(4.4, 10.4, 15.2, 11.6, 2),
            hole(12, 16, 1.9),
        ),
    ),
    "undo": Pictogram(
        "icon-undo",
        (
            stroke("M8.4 3.6 3.4 8.6 8.4 13.6", 2.6),
            stroke("M3.8 8.6H14a6 6 0 0 1 0 12H8", 2.6),
        ),
    ),
    "clock": Pictogram(
        "icon-clock",
        (
            ring(12, 12, 9.2, 2.4),
            stroke("M12 6.6V12l3.8 2.4", 2.2),
        ),
    ),
    "menu": Pictogram(
        "icon-menu",
        (stroke("M4 6h16M4 12h16M4 18h16", 2.6),),
    ),
    "happy": Pictogram(
        "icon-happy",
        (
            disc(12, 12, 10.4),
            hole(8.4, 9.6, 1.6),
            hole(15.6, 9.6, 1.6),
            groove("M7.4 14.6q4.6 4.4 9.2 0", 2),
        ),
    ),
    "unhappy": Pictogram(
        "icon-unhappy",
        (
            disc(12, 12, 10.4),
            hole(8.4, 9.6, 1.6),
            hole(15.6, 9.6, 1.6),
            groove("M7.4 17q4.6-4.4 9.2 0", 2),
        ),
    ),
    "settings": Pictogram(
        "icon-settings",
        (
            disc(12, 12, 7.2),
            stroke("M3.2 12 20.8 12M5.78 5.78 18.22 18.22M12 3.2 12 20.8M18.22 5.78 5.78 18.22", 3.2),
            hole(12, 12, 3.2),
        ),
    ),
    "play": Pictogram(
        "icon-play",
        (fill("M5.2 4.6Q5.2 1.9 7.5 3.3L19.5 10.6Q21.7 12 19.5 13.4L7.5 20.7Q5.2 22.1 5.2 19.4Z"),),
    ),
    "pause": Pictogram(
        "icon-pause",
        (
            bar(4.6, 3, 5.4, 18, 1.6),
            bar(14, 3, 5.4, 18, 1.6),
        ),
    ),
    "step": Pictogram(
        "icon-step",
        (
            fill("M3.4 4.8Q3.4 2.1 5.6 3.6L14.8 10.6Q16.6 12 14.8 13.4L5.6 20.4Q3.4 21.9 3.4 19.2Z"),
            bar(17.2, 3, 3.6, 18, 1.4),
        ),
    ),
    "step_back": Pictogram(
        "icon-step-back",
        (
            fill("M20.6 4.8Q20.6 2.1 18.4 3.6L9.2 10.6Q7.4 12 9.2 13.4L18.4 20.4Q20.6 21.9 20.6 19.2Z"),
            bar(3.2, 3, 3.6, 18, 1.4),
        ),
    ),
    "link": Pictogram(
        "icon-link",
        (
            stroke(
                "M10.01 7.22H7.42a4.78 4.78 0 0 0 0 9.55H10.01M13.99 7.22h2.59a4.78 4.78 0 0 1 0 9.55"
                "H13.99M8.82 12h6.37",
                2.5,
            ),
        ),
    ),
    "share": Pictogram(
        "icon-share",
        (
            stroke("M17.6 5.4 6.2 12 17.6 18.6", 2.1),
            disc(17.8, 5.2, 3.4),
            disc(5.6, 12, 3.4),
            disc(17.8, 18.8, 3.4),
        ),
    ),
    "qr": Pictogram(
        "icon-qr",
        (
            bar(2, 2, 8.8, 8.8, 1.2),
            slot(4, 4, 4.8, 4.8, 0.4),
            bar(13.2, 2, 8.8, 8.8, 1.2),
            slot(15.2, 4, 4.8, 4.8, 0.4),
            bar(2, 13.2, 8.8, 8.8, 1.2),
            slot(4, 15.2, 4.8, 4.8, 0.4),
            bar(13.2, 13.2, 3.6, 3.6),
            bar(18.4, 13.2, 3.6, 3.6),
            bar(13.2, 18.4, 3.6, 3.6),
            bar(18.4, 18.4, 3.6, 3.6),
        ),
    ),
    "search": Pictogram(
        "icon-search",
        (
            ring(10.2, 10.2, 6.8, 2.6),
            stroke("M15.6 15.6 20.6 20.6", 3.2),
        ),
    ),
    "bot": Pictogram(
        "icon-bot",
        (
            disc(12, 3.6, 2),
            stroke("M12 4v5", 1.8),
            bar(2.6, 7.8, 18.8, 13.6, 3.4),
            hole(8.2, 13, 1.9),
            hole(15.8, 13, 1.9),
            slot(8, 16.8, 8, 1.7, 0.85),
        ),
    ),
    "spectator": Pictogram(
        "icon-spectator",
        (
            fill("M1.6 12C4.4 7.4 7.8 5 12 5s7.6 2.4 10.4 7C19.6 16.6 16.2 19 12 19S4.4 16.6 1.6 12z"),
            hole(12, 12, 4.6),
            disc(12, 12, 2.6),
        ),
    ),
    "trophy": Pictogram(
        "icon-trophy",
        (
            stroke("M6.8 4.8H3.2c0 4 1.4 6 4.4 6.2M17.2 4.8h3.6c0 4-1.4 6-4.4 6.2", 2),
            fill("M6.4 2h11.2v7a5.6 5.6 0 0 1-11.2 0z"),
            bar(10.7, 13.6, 2.6, 5),
            bar(6.2, 18.4, 11.6, 3.4, 1),
        ),
    ),
    "sound_on": Pictogram(
        "icon-sound-on",
        (
            fill("M1.8 8.8h4.4L12.2 3.8v16.4L6.2 15.2H1.8z"),
            stroke("M15.4 8.8a4.6 4.6 0 0 1 0 6.4M18.2 5.6a9.2 9.2 0 0 1 0 12.8", 2.1),
        ),
    ),
    "sound_off": Pictogram(
        "icon-sound-off",
        (
            fill("M1.8 8.8h4.4L12.2 3.8v16.4L6.2 15.2H1.8z"),
            stroke("M15.4 9 21.2 15M21.2 9 15.4 15", 2.2),
        ),
    ),
    "language": Pictogram(
        "icon-language",
        (
            ring(12, 12, 9.4, 2.1),
            stroke("M12 2.8C6.8 8 6.8 16 12 21.2 17.2 16 17.2 8 12 2.8z", 1.8),
            stroke("M3 12h18", 1.8),
        ),
    ),
    "moon": Pictogram(
        "icon-moon",
        (fill("M21.4 14.4A9.9 9.9 0 1 1 9.6 2.6 7.8 7.8 0 0 0 21.4 14.4z"),),
    ),
    "day": Pictogram(
        "icon-day",
        (
            disc(12, 12, 5.4),
            disc(21, 12, 1.5),
            disc(18.36, 18.36, 1.5),
            disc(12, 21, 1.5),
            disc(5.64, 18.36, 1.5),
            disc(3, 12, 1.5),
            disc(5.64, 5.64, 1.5),
            disc(12, 3, 1.5),
            disc(18.36, 5.64, 1.5),
        ),
    ),
    "bell": Pictogram(
        "icon-bell",
        (
            fill(
                "M12 1.8a1.9 1.9 0 0 1 1.9 2 6.6 6.6 0 0 1 4.7 6.4v4.2l2 3v1.2H3.4v-1.2l2-3v-4.2"
                "a6.6 6.6 0 0 1 4.7-6.4A1.9 1.9 0 0 1 12 1.8z"
            ),
            fill("M9 20h6a3 2.4 0 0 1-6 0z"),
        ),
    ),
    "print": Pictogram(
        "icon-print",
        (
            bar(6.4, 2, 11.2, 4.6, 1),
            bar(1.6, 8, 20.8, 9.8, 2),
            slot(5, 12.4, 14, 9.8),
            bar(6.6, 14, 10.8, 8, 1),
        ),
    ),
    "download": Pictogram(
        "icon-download",
        (
            stroke("M12 3.2V13.6M7 9.2 12 14.2 17 9.2", 2.8),
            stroke("M3.6 16.4V18.8a2 2 0 0 0 2 2h12.8a2 2 0 0 0 2-2V16.4", 2.6),
        ),
    ),
    "help": Pictogram(
        "icon-help",
        (
            disc(12, 12, 10.4),
            groove("M9 9.4a3 3 0 1 1 4.7 2.5c-1.1 .7-1.7 1.3-1.7 2.5", 2.1),
            hole(12, 17.6, 1.4),
        ),
    ),
}
