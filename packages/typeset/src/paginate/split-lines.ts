/** At least this many lines of a paragraph stand together at the foot and at the top of a page. */
export const fewestLines = 2;

/**
 * How many lines of a paragraph go on this page, from line `first` on, when `fitting` of them have
 * room: never so that a single line is parted from the others. On a page that holds nothing else
 * at least one goes, or there would be no end.
 */
export function splitLines(count: number, first: number, fitting: number, fresh: boolean): number {
  const left = count - first;
  if (fitting >= left) return left;
  const split = Math.min(fitting, left - fewestLines);
  if (split >= fewestLines) return split;
  return fresh ? Math.max(1, Math.min(fitting, left)) : 0;
}
