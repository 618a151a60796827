// A QR code of a link: bytes, lowest error correction, versions 1 to 6, which hold 134 characters.
const DATA = [19, 34, 55, 80, 108, 136]; // codewords for data, by version
const CHECK = [7, 10, 15, 20, 26, 18]; // codewords for correction in each block
const BLOCKS = [1, 1, 1, 1, 1, 2];
const QUIET = 4;

export interface QrPath {
  size: number;
  path: string;
}

/** The dark modules as one path, with the quiet zone around them. */
export function qrPath(text: string): QrPath {
  const rows = qrModules(text);
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : "")));
  return { size: rows.length + 2 * QUIET, path: path.join("") };
}

/** The code as rows of modules, true where they are dark. */
export function qrModules(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const version = DATA.findIndex((room) => bytes.length + 2 <= room) + 1;
  if (version === 0) throw new RangeError("too long for a code");
  const codewords = interleaved(version, padded(bytes, DATA[version - 1] ?? 0));
  const candidates = Array.from({ length: 8 }, (_, mask) => drawn(version, codewords, mask));
  return candidates.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

function padded(bytes: number[], room: number): number[] {
  const bits = [0, 1, 0, 0, ...bitsOf(bytes.length, 8), ...bytes.flatMap((byte) => bitsOf(byte, 8)), 0, 0, 0, 0];
  const found: number[] = [];
  for (let place = 0; place + 8 <= bits.length; place += 8) found.push(parseInt(bits.slice(place, place + 8).join(""), 2));
  while (found.length < room) found.push((found.length - bytes.length) % 2 === 0 ? 0xec : 0x11);
  return found;
}

function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => (value >> (count - 1 - place)) & 1);
}

/** Blocks of data and of correction, codeword by codeword from each in turn. */
function interleaved(version: number, data: number[]): number[] {
  const count = BLOCKS[version - 1] ?? 1;
  const length = data.length / count;
  const blocks = Array.from({ length: count }, (_, place) => data.slice(place * length, (place + 1) * length));
  const checks = blocks.map((block) => remainder(block, CHECK[version - 1] ?? 0));
  const woven = (parts: number[][]) => (parts[0] ?? []).flatMap((_, place) => parts.map((part) => part[place] ?? 0));
  return [...woven(blocks), ...woven(checks)];
}

function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

/** Reed–Solomon: what is left of the data when divided by the generator of this degree. */
function remainder(data: number[], degree: number): number[] {
  const generator = new Array<number>(degree).fill(0);
  generator[degree - 1] = 1;
  let root = 1;
  for (let round = 0; round < degree; round++) {
    for (let place = 0; place < degree; place++) {
      generator[place] = times(generator[place] ?? 0, root) ^ (generator[place + 1] ?? 0);
    }
    root = times(root, 2);
  }
  return data.reduce<number[]>(
    (left, byte) => {
      const factor = byte ^ (left[0] ?? 0);
      return [...left.slice(1), 0].map((value, place) => value ^ times(generator[place] ?? 0, factor));
    },
    new Array<number>(degree).fill(0),
  );
}

function drawn(version: number, codewords: number[], mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const modules: (boolean | null)[][] = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const set = (x: number, y: number, isDark: boolean) => {
    const row = modules[y];
    if (row && x >= 0 && x < size) row[x] = isDark;
  };
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(set, x, y, 4, (ring) => ring !== 2 && ring !== 4);
  if (version > 1) square(set, size - 7, size - 7, 2, (ring) => ring !== 1);
  for (let place = 8; place < size - 8; place++) {
    set(place, 6, place % 2 === 0);
    set(6, place, place % 2 === 0);
  }
  format(set, size, mask);
  fill(modules, size, codewords, mask);
  return modules.map((row) => row.map((isDark) => isDark === true));
}

type Set = (x: number, y: number, isDark: boolean) => void;

function square(set: Set, x: number, y: number, reach: number, isDark: (ring: number) => boolean): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  }
}

/** Level and mask, written twice, each with its own correction. */
function format(set: Set, size: number, mask: number): void {
  const data = (1 << 3) | mask;
  let rest = data;
  for (let round = 0; round < 10; round++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const isDark = (place: number) => ((bits >> place) & 1) === 1;
  for (let place = 0; place < 15; place++) {
    if (place < 8) set(8, place < 6 ? place : place + 1, isDark(place));
    else set(place === 8 ? 7 : 14 - place, 8, isDark(place));
    if (place < 8) set(size - 1 - place, 8, isDark(place));
    else set(8, size - 15 + place, isDark(place));
  }
  set(8, size - 8, true);
}

function fill(modules: (boolean | null)[][], size: number, codewords: number[], mask: number): void {
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        const row = modules[y];
        if (!row || row[x] !== null) continue;
        const isDark = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        row[x] = isDark !== isMasked(mask, x, y);
        bit += 1;
      }
    }
  }
}

function isMasked(mask: number, x: number, y: number): boolean {
  const value = [
    (x + y) % 2,
    y % 2,
    x % 3,
    (x + y) % 3,
    (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
    ((x * y) % 2) + ((x * y) % 3),
    (((x * y) % 2) + ((x * y) % 3)) % 2,
    (((x + y) % 2) + ((x * y) % 3)) % 2,
  ][mask];
  return value === 0;
}

/** How hard a code is to read: long runs and large squares of one colour. */
function penalty(rows: boolean[][]): number {
  let found = 0;
  const at = (x: number, y: number) => rows[y]?.[x] === true;
  for (let one = 0; one < rows.length; one++) {
    for (const look of [(place: number) => at(place, one), (place: number) => at(one, place)]) {
      let run = 1;
      for (let place = 1; place < rows.length; place++) {
        run = look(place) === look(place - 1) ? run + 1 : 1;
        if (run === 5) found += 3;
        else if (run > 5) found += 1;
      }
    }
  }
  for (let y = 1; y < rows.length; y++) {
    for (let x = 1; x < rows.length; x++) {
      const corner = at(x, y);
      if (corner === at(x - 1, y) && corner === at(x, y - 1) && corner === at(x - 1, y - 1)) found += 3;
    }
  }
  return found;
}
