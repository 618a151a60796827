// Made by tools/web_sources.py; a change here is lost.

export const HOUSE_RULES = {
  "bus": {
    "open_personal": [
      false,
      true
    ]
  },
  "metro": {},
  "depot": {
    "drunkard_scope": [
      "departing_bus",
      "own_pile"
    ],
    "drunkard_may_pick_self": [
      true,
      false
    ],
    "exchange_triggers_profiles": [
      true,
      false
    ],
    "backpacker_exchange_any_bus": [
      true,
      false
    ],
    "baby_exempts_penalty": [
      false,
      true
    ],
    "baby_windows": [
      "attempt_and_end",
      "attempt",
      "none"
    ],
    "final_turn": [
      "optional",
      "mandatory"
    ],
    "teams": [
      false,
      true
    ]
  }
} as const;

export const MOOT_RULES = {
  "baby_exempts_penalty": [
    "baby_windows",
    "none"
  ]
} as const;

export const TEAM_PLAYERS = 4 as const;

export const TEAMS = [
  [
    0,
    2
  ],
  [
    1,
    3
  ]
] as const;

export const DRUNKARD_READINGS = {
  "en": "departing_bus",
  "fr": "own_pile",
  "de": "departing_bus"
} as const;

export const USUAL_CHOICES = {
  "sheets": [],
  "equal_sheets": false,
  "first": null,
  "ties": [],
  "beat": 2000,
  "open_window": 20,
  "day_pause": 30,
  "card_memory": "assisted",
  "baby_async": "ask_when_located",
  "team_hands": "hidden"
} as const;

export const CHOICE_VALUES = {
  "card_memory": [
    "assisted",
    "off"
  ],
  "baby_async": [
    "ask_when_located",
    "orders_only"
  ],
  "team_hands": [
    "hidden",
    "open"
  ]
} as const;

export const ONLY_FOR = {
  "line": [
    "sheets",
    "equal_sheets"
  ],
  "depot": [
    "ties",
    "day_pause",
    "card_memory",
    "baby_async",
    "team_hands"
  ]
} as const;

export const SHEET_TYPES = 5 as const;

export const LONGEST_BEAT = 20000 as const;

export const LONGEST_DAY_PAUSE = 600 as const;
