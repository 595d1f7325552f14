type Wanted = { id: string; lineY: number | undefined };

/**
 * Where each thing beside a page begins: at its line, or below the one before it where that reaches
 * so far. What has no line comes below all others. In pixels from the top.
 */
export function stackBelow(
  wanted: readonly Wanted[],
  heights: ReadonlyMap<string, number>,
  gapPx: number,
): Map<string, number> {
  const tops = new Map<string, number>();
  let free = 0;
  for (const { id, lineY = Number.POSITIVE_INFINITY } of wanted.toSorted(byLine)) {
    const top = Number.isFinite(lineY) ? Math.max(free, lineY - 10) : free;
    tops.set(id, top);
    free = top + (heights.get(id) ?? 0) + gapPx;
  }
  return tops;
}

const byLine = (a: Wanted, b: Wanted): number =>
  (a.lineY ?? Number.MAX_SAFE_INTEGER) - (b.lineY ?? Number.MAX_SAFE_INTEGER);
