// Made by tools/web_sources.py; a change here is lost.

export const LABEL = {
  "width": 92,
  "height": 128,
  "frame": "<path d=\"M14.72 0H77.28L92 14.72V121Q92 128 85 128H7Q0 128 0 121V14.72Z\" fill=\"var(--card-body)\" stroke=\"var(--card-edge)\" stroke-width=\"1.4\" stroke-linejoin=\"round\"/><path d=\"M14.72 0H77.28L92 14.72V32H0V14.72Z\" fill=\"var(--card)\"/><path d=\"M14.72 0H77.28L92 14.72V121Q92 128 85 128H7Q0 128 0 121V14.72Z\" fill=\"none\" stroke=\"var(--card-edge)\" stroke-width=\"1.4\" stroke-linejoin=\"round\"/><circle cx=\"46\" cy=\"12\" r=\"6.2\" fill=\"var(--paper)\"/><circle cx=\"46\" cy=\"12\" r=\"3.4\" fill=\"var(--casing)\"/><path d=\"M6 35.4H86\" stroke=\"var(--card-edge)\" stroke-width=\"0.9\"/><path d=\"M10 101H82\" stroke=\"var(--card-edge)\" stroke-width=\"0.9\"/>",
  "halo": "M12.83 -4.5H79.17L96.5 12.83V122.5Q96.5 132.5 86.5 132.5H5.5Q-4.5 132.5 -4.5 122.5V12.83Z",
  "symbol": {
    "x": 19.0,
    "y": 19.5,
    "size": 17.0
  },
  "corner": {
    "x": 73.0,
    "y": 19.5,
    "size": 17.0
  },
  "figure": {
    "x": 46.0,
    "y": 73.28,
    "size": 49.9
  },
  "seats": {
    "x": 73.0,
    "y": 25.0,
    "size": 16.0
  },
  "name": {
    "x": 46.0,
    "y": 118.5,
    "size": 15.0
  }
} as const;

export const SMALL_LABEL = {
  "width": 46,
  "height": 74,
  "frame": "<path d=\"M7.36 0H38.64L46 7.36V70.5Q46 74 42.5 74H3.5Q0 74 0 70.5V7.36Z\" fill=\"var(--card-body)\" stroke=\"var(--card-edge)\" stroke-width=\"0.7\" stroke-linejoin=\"round\"/><path d=\"M7.36 0H38.64L46 7.36V18.5H0V7.36Z\" fill=\"var(--card)\"/><path d=\"M7.36 0H38.64L46 7.36V70.5Q46 74 42.5 74H3.5Q0 74 0 70.5V7.36Z\" fill=\"none\" stroke=\"var(--card-edge)\" stroke-width=\"0.7\" stroke-linejoin=\"round\"/><path d=\"M7.36 0H38.64L46 7.36V70.5Q46 74 42.5 74H3.5Q0 74 0 70.5V7.36Z\" fill=\"none\" stroke=\"var(--card-edge)\" stroke-width=\"0.7\" stroke-linejoin=\"round\"/>",
  "halo": "M5.93 -3.4H40.07L49.4 5.93V67.4Q49.4 77.4 39.4 77.4H6.6Q-3.4 77.4 -3.4 67.4V5.93Z",
  "symbol": {
    "x": 23.0,
    "y": 9.8,
    "size": 15.6
  },
  "figure": {
    "x": 23.0,
    "y": 46.25,
    "size": 31.2
  }
} as const;

export const COACH = {
  "width": 214,
  "height": 102,
  "bay": 8,
  "frame": "<path d=\"M8 8Q8 0 18 0H184Q200 0 204 16L214 58V80Q214 88 206 88H8Q0 88 0 80V16Q0 8 8 8Z\" fill=\"var(--card)\" stroke=\"var(--casing)\" stroke-width=\"1.5\" stroke-linejoin=\"round\"/><path d=\"M187 34H202L209 62H187Z\" fill=\"var(--card-body)\" stroke=\"var(--casing)\" stroke-width=\"1.2\" stroke-linejoin=\"round\"/><circle cx=\"44\" cy=\"88\" r=\"14\" fill=\"var(--casing)\" stroke=\"var(--surface)\" stroke-width=\"2\"/><circle cx=\"44\" cy=\"88\" r=\"5\" fill=\"var(--strong-line)\"/><circle cx=\"168\" cy=\"88\" r=\"14\" fill=\"var(--casing)\" stroke=\"var(--surface)\" stroke-width=\"2\"/><circle cx=\"168\" cy=\"88\" r=\"5\" fill=\"var(--strong-line)\"/><rect x=\"12\" y=\"6.5\" width=\"62\" height=\"21.5\" rx=\"4\" fill=\"var(--sign)\" stroke=\"var(--casing)\" stroke-width=\"1.1\"/>",
  "symbol": {
    "x": 27.0,
    "y": 17.2,
    "size": 17.0
  },
  "seats": {
    "x": 55.0,
    "y": 23.5,
    "size": 18.0
  },
  "badge": "<rect x=\"142\" y=\"6\" width=\"34\" height=\"22\" rx=\"11\" fill=\"var(--sign)\" stroke=\"var(--ink)\" stroke-width=\"1.2\"/>",
  "lock": {
    "x": 159.0,
    "y": 17.0,
    "size": 16.1
  },
  "windows": {
    "3": [
      10.0,
      49.0,
      88.0
    ],
    "4": [
      10.0,
      49.0,
      88.0,
      127.0
    ],
    "5": [
      10.0,
      44.92,
      79.84,
      114.76,
      149.68
    ]
  },
  "window": {
    "3": 33.0,
    "4": 33.0,
    "5": 31.32
  },
  "top": 33.0,
  "tall": 33.0,
  "figure": 25.9
} as const;

export const SMALL_COACH = {
  "width": 214,
  "height": 102,
  "frame": "<path d=\"M8 8Q8 0 18 0H184Q200 0 204 16L214 58V80Q214 88 206 88H8Q0 88 0 80V16Q0 8 8 8Z\" fill=\"var(--card)\" stroke=\"var(--casing)\" stroke-width=\"1.5\" stroke-linejoin=\"round\"/><path d=\"M187 34H202L209 62H187Z\" fill=\"var(--card-body)\" stroke=\"var(--casing)\" stroke-width=\"1.2\" stroke-linejoin=\"round\"/><circle cx=\"44\" cy=\"88\" r=\"14\" fill=\"var(--casing)\" stroke=\"var(--surface)\" stroke-width=\"2\"/><circle cx=\"44\" cy=\"88\" r=\"5\" fill=\"var(--strong-line)\"/><circle cx=\"168\" cy=\"88\" r=\"14\" fill=\"var(--casing)\" stroke=\"var(--surface)\" stroke-width=\"2\"/><circle cx=\"168\" cy=\"88\" r=\"5\" fill=\"var(--strong-line)\"/>",
  "symbol": {
    "x": 55.64,
    "y": 46.0,
    "size": 48.0
  },
  "seats": {
    "x": 119.84,
    "y": 63.5,
    "size": 50.0
  }
} as const;

export const NAME_SIZES = {
  "en": {
    "A": 15.0,
    "L": 15.0,
    "BA": 15.0,
    "BP": 15.0,
    "CO": 15.0,
    "DR": 15.0,
    "GE": 15.0,
    "ST": 15.0,
    "SU": 15.0
  },
  "fr": {
    "A": 15.0,
    "L": 15.0,
    "BA": 15.0,
    "BP": 15.0,
    "CO": 15.0,
    "DR": 15.0,
    "GE": 15.0,
    "ST": 15.0,
    "SU": 15.0
  },
  "de": {
    "A": 15.0,
    "L": 15.0,
    "BA": 15.0,
    "BP": 10.36,
    "CO": 15.0,
    "DR": 15.0,
    "GE": 15.0,
    "ST": 15.0,
    "SU": 15.0
  }
} as const;

export const SYMBOLS = {
  "red": "flame",
  "green": "leaf",
  "blue": "wave",
  "yellow": "sun"
} as const;

export const FIGURES = {
  "A": "anonymous",
  "SU": "surfer",
  "L": "lovers",
  "GE": "general",
  "BA": "baby",
  "ST": "celebrity",
  "DR": "drunkard",
  "BP": "backpacker",
  "CO": "corrupter"
} as const;
