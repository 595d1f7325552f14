/** Where a row lies in its list, in pixels from the list's top. */
export type Row = { top: number; height: number };

/**
 * Where the row `from` comes to lie when its top is drawn to `top`: it passes a neighbour as soon as
 * its leading edge passes the middle of that.
 */
export function positionAt(rows: readonly Row[], from: number, top: number): number {
  const drawn = rows[from];
  if (!drawn) return from;
  const bottom = top + drawn.height;
  const above = rows.findIndex((row, n) => n < from && top < row.top + row.height / 2);
  if (above >= 0) return above;
  return rows.findLastIndex(
    (row, n) => n >= from && (n === from || bottom > row.top + row.height / 2),
  );
}

/** How far each row gives way while the row `from` is over the place `to`. */
export function shiftsOf(rows: readonly Row[], from: number, to: number): number[] {
  const drawn = rows[from];
  const next = rows[from + 1];
  const before = rows[from - 1];
  if (!drawn) return rows.map(() => 0);
  const gap = next
    ? next.top - drawn.top - drawn.height
    : before
      ? drawn.top - before.top - before.height
      : 0;
  const step = drawn.height + gap;
  return rows.map((_, n) => {
    if (n > from && n <= to) return -step;
    if (n < from && n >= to) return step;
    return 0;
  });
}
