// Lines that others have drawn grow along the road, marker by marker.
const EACH = 90; // milliseconds a marker
const MOST = 600;

/** Let the markers that are new since the last picture appear one after the other. */
export function grow(board: SVGElement, before: ReadonlySet<string>, isCalm: boolean): Set<string> {
  const markers = [...board.querySelectorAll<SVGPathElement>("[data-marker]")];
  const now = new Set(markers.map(keyOf));
  const fresh = markers.filter((marker) => !before.has(keyOf(marker)));
  if (isCalm || before.size === 0 || fresh.length === 0 || fresh.length > 12) return now;
  const step = Math.min(EACH, MOST / fresh.length);
  fresh.forEach((marker, place) => {
    const length = marker.getTotalLength();
    marker.animate(
      [
        { strokeDasharray: `${length} ${length}`, strokeDashoffset: `${length}` },
        { strokeDasharray: `${length} ${length}`, strokeDashoffset: "0" },
      ],
      { duration: step, delay: place * step, fill: "backwards", easing: "cubic-bezier(.2, 0, 0, 1)" },
    );
  });
  return now;
}

function keyOf(marker: SVGPathElement): string {
  return `${marker.dataset.seat}:${marker.dataset.order}:${marker.dataset.marker}`;
}
