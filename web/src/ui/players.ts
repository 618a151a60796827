// The shapes of players, for tokens and pawns: disc, square, triangle, diamond, hexagon, plus; the rival has a cross.
const SHAPES = [
  "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z",
  "M-4.5-4.5h9v9h-9Z",
  "M0-5.4 5.6 4.4-5.6 4.4Z",
  "M0-6 6 0 0 6-6 0Z",
  "M5.4 0 2.7 4.68-2.7 4.68-5.4 0-2.7-4.68 2.7-4.68Z",
  "M-1.5-6h3v4.5h4.5v3h-4.5v4.5h-3v-4.5h-4.5v-3h4.5Z",
];
const CROSS = "M-5.2-3.4-3.4-5.2 0-1.8 3.4-5.2 5.2-3.4 1.8 0 5.2 3.4 3.4 5.2 0 1.8-3.4 5.2-5.2 3.4-1.8 0Z";

export function shapeOf(seat: number | "rival"): string {
  return seat === "rival" ? CROSS : (SHAPES[seat] ?? CROSS);
}
