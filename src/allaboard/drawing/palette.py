"""The colours of a picture. No meaning hangs on a colour alone: shape, pattern or a number always goes with it."""

from __future__ import annotations

PAGE = "#F4F2EC"
SURFACE = "#FFFFFF"
SUNKEN = "#EAE8E0"
LINE = "#D8D5CA"
STRONG_LINE = "#80868A"
INK = "#14212B"
SOFT_INK = "#46535D"
PALE_INK = "#57636C"
WARNING = "#B3261E"

GROUND = "#E4E7DF"
BLOCK = "#EFF1EB"
ROAD = "#FFFFFF"
ROAD_EDGE = "#6B767E"
YELLOW_ROAD = "#FFCB3D"
YELLOW_ROAD_SLASH = "#5A3E00"
BURGUNDY_ROAD = "#7C1633"

GOLD = "#FFCB3D"
BLUE_SIDE = "#DCEBF0"
LAMP = "#2BD47D"
LAMP_OFF = "#54626C"

PAPER = "#FFFDF7"
PAPER_LINE = "#DAD5C6"
PEN = "#1F2F9C"
FAINT_PEN = "#6F7CCB"
PEN_TINT = "#E3E7FA"
BOX = "#8A8674"

# Signs of one family share a colour.
FAMILIES = {
    "granny": "#7A2C66",
    "student": "#17663F",
    "intern": "#17663F",
    "university": "#17663F",
    "cinema": "#17663F",
    "tourist": "#944300",
    "monument": "#944300",
    "museum": "#944300",
    "opera": "#944300",
    "theater": "#944300",
    "professional": "#1D4C8F",
    "office": "#1D4C8F",
    "flirt": "#A51C4B",
    "flirt_light": "#A51C4B",
    "flirt_dark": "#A51C4B",
    "restaurant": "#A51C4B",
}

# Seat by seat: the colour of a player, and that of a shape on it.
PLAYERS = ("#CF3417", "#1F6FE0", "#FFC928", "#3DBFA0", "#561263")
ON_PLAYERS = ("#FFFFFF", "#FFFFFF", "#14212B", "#14212B", "#FFFFFF")
RIVAL = "#57636C"

# Tickets 1 to 6, repeated as 7 to 12, and the number on them.
TICKETS = {
    "bus": ("#2E7D4F", "#F2C230", "#E07B2A", "#D9C7A3", "#3474B3", "#E58BAE"),
    "metro": ("#2E7D4F", "#27406F", "#9DA6AB", "#E07B2A", "#8CC3E8", "#E58BAE"),
}
ON_TICKETS = {
    "bus": ("#FFFFFF", "#14212B", "#14212B", "#14212B", "#FFFFFF", "#14212B"),
    "metro": ("#FFFFFF", "#FFFFFF", "#14212B", "#14212B", "#14212B", "#14212B"),
}
