import type { Label } from '../labels.ts';
import type { Segment } from '../segments.ts';
import { type Hit, textIndex } from './text-index.ts';

/** The labels of a resume's segments while they are being assigned. */
export type Sheet = ReturnType<typeof labelSheet>;

/** `heading` is a heading whose kind is not yet known. */
export type Draft = Label | 'heading' | undefined;

export function labelSheet(segments: readonly Segment[]) {
  const labels: Draft[] = segments.map(() => undefined);
  const find = textIndex(segments);
  const set = (hit: Hit | undefined, first: Draft, rest: Draft = first) => {
    if (!hit) return;
    for (let at = hit.from; at <= hit.to; at++) labels[at] ??= at === hit.from ? first : rest;
  };
  /**
   * Returns the free segment nearest to another. A match of a whole segment counts as forty
   * segments nearer.
   */
  const nearest = (hits: readonly Hit[], to: number): Hit | undefined =>
    hits
      .filter((hit) => !labels[hit.from] && hit.fit > 0.5)
      .sort((a, b) => Math.abs(a.from - to) - 40 * a.fit - Math.abs(b.from - to) + 40 * b.fit)[0];
  const isSameCell = (a: Segment | undefined, b: Segment | undefined) =>
    a !== undefined && a.line === b?.line && a.cell === b.cell;
  const setHeading = (title: string) => {
    const whole = find(title).find(({ from, to, fit }) => {
      const [first, last] = [segments[from], segments[to]];
      const isAlone = !isSameCell(segments[from - 1], first) && !isSameCell(segments[to + 1], last);
      const isClose = (last?.line ?? 0) - (first?.line ?? 0) < 2;
      return fit === 1 && isAlone && isClose && !first?.isItem;
    });
    set(whole, 'heading');
  };
  return { segments, labels, find, set, nearest, setHeading };
}
