// The icon of the app as pictures, for devices that want them in sizes: drawn here, so that no picture is kept.
import { deflateSync } from "node:zlib";
import type { Plugin } from "vite";

const INK = [20, 33, 43];
const LINE = [207, 52, 23];
const PAPER = [255, 255, 255];
const GROUND = [244, 242, 236];
const SAMPLES = 4; // in each direction of a pixel

interface Icon {
  name: string;
  size: number;
  /** How much of the picture the sign takes; a maskable one leaves room for what devices cut off. */
  part: number;
  isRound: boolean;
}

const ICONS: Icon[] = [
  { name: "icon-192.png", size: 192, part: 0.74, isRound: true },
  { name: "icon-512.png", size: 512, part: 0.74, isRound: true },
  { name: "icon-maskable-512.png", size: 512, part: 0.54, isRound: false },
];

export function icons(): Plugin {
  return {
    name: "icons",
    apply: "build",
    generateBundle() {
      for (const icon of ICONS) this.emitFile({ type: "asset", fileName: icon.name, source: png(icon) });
    },
  };
}

// The sign in a field of 34 by 32: a line from one stop to another, as in `ui/Logo.svelte`.
const STOPS = [{ x: 6.2, y: 26 }, { x: 27.8, y: 6 }];
const COURSE = [
  ...points([6, 26], [10.5, 26]),
  ...arc(10.5, 20, Math.PI / 2, 0),
  ...points([16.5, 20], [16.5, 12]),
  ...arc(22.5, 12, Math.PI, 1.5 * Math.PI),
  ...points([22.5, 6], [27, 6]),
];

function points(...ends: [number, number][]): { x: number; y: number }[] {
  const [[x1, y1], [x2, y2]] = ends as [[number, number], [number, number]];
  return Array.from({ length: 49 }, (_, step) => ({ x: x1 + ((x2 - x1) * step) / 48, y: y1 + ((y2 - y1) * step) / 48 }));
}

function arc(x: number, y: number, from: number, to: number): { x: number; y: number }[] {
  return Array.from({ length: 49 }, (_, step) => {
    const angle = from + ((to - from) * step) / 48;
    return { x: x + 6 * Math.cos(angle), y: y + 6 * Math.sin(angle) };
  });
}

/** The colour at a point of the sign; none where there is only ground. */
function colourAt(x: number, y: number): number[] | null {
  for (const stop of STOPS) {
    const far = Math.hypot(x - stop.x, y - stop.y);
    if (far < 3.1) return PAPER;
    if (far < 6.1) return INK;
  }
  return COURSE.some((point) => Math.hypot(x - point.x, y - point.y) < 3.1) ? LINE : null;
}

function png({ size, part, isRound }: Icon): Buffer {
  const scale = 34 / (size * part);
  const rows = Buffer.alloc(size * (1 + size * 4));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const sum = [0, 0, 0, 0];
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
        const px = x + ((sample % SAMPLES) + 0.5) / SAMPLES;
        const py = y + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
        if (isRound && !isInside(px / size, py / size)) continue;
        const colour = colourAt((px - size / 2) * scale + 17, (py - size / 2) * scale + 16) ?? GROUND;
        colour.forEach((value, channel) => (sum[channel]! += value));
        sum[3]! += 1;
      }
      const covered = sum[3]!;
      const at = y * (1 + size * 4) + 1 + x * 4;
      for (let channel = 0; channel < 3; channel++) rows[at + channel] = covered ? Math.round(sum[channel]! / covered) : 0;
      rows[at + 3] = Math.round((255 * covered) / (SAMPLES * SAMPLES));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8); // eight bits, colours with transparency
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Whether a point is inside a square with round corners. */
function isInside(x: number, y: number): boolean {
  const radius = 0.2;
  const dx = Math.max(radius - x, x - (1 - radius), 0);
  const dy = Math.max(radius - y, y - (1 - radius), 0);
  return Math.hypot(dx, dy) <= radius;
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "ascii"), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc(body), body.length + 4);
  return whole;
}

function crc(data: Buffer): number {
  let value = 0xffffffff;
  for (const byte of data) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
