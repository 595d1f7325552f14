import { sectionNames } from '@folio/contract/section-names';

/** References to sections, in the order of a document. */
export type Order = readonly string[];

/**
 * An order of sections, with moves as its parts. Moves are inferred from the lists alone: the
 * sections that kept their order are the longest run of references in the same order in both lists
 * (the longest increasing subsequence of their old positions), and all others were moved. A moved
 * section follows the section that it was placed after, wherever that is now. If two neighbors are
 * swapped, either may count as the moved one.
 */
export const orderOf = {
  changed(from: Order, to: Order): string[] {
    const [before, after] = [complete(from), complete(to)];
    const positions = new Map(before.map((reference, at) => [reference, at]));
    const common = after.filter((reference) => positions.has(reference));
    const kept = new Set(longestRun(common, (reference) => positions.get(reference) ?? 0));
    const removed = before.filter((reference) => !after.includes(reference));
    return [...after.filter((reference) => !kept.has(reference)), ...removed];
  },

  take(now: Order, keys: readonly string[], from: Order): string[] {
    const placed = complete(now).filter((reference) => !keys.includes(reference));
    const target = complete(from);
    for (const [at, reference] of target.entries()) {
      if (!keys.includes(reference)) continue;
      const before = target.slice(0, at).findLast((one) => placed.includes(one));
      placed.splice(before === undefined ? 0 : placed.indexOf(before) + 1, 0, reference);
    }
    return placed;
  },
};

/** Sections that are missing in an order come after it. */
const complete = (order: Order): string[] => [...new Set([...order, ...sectionNames])];

/**
 * Returns the longest subsequence along which `rankOf` increases, or of several the one that ends
 * first. O(n²), for about twenty sections.
 */
function longestRun(list: Order, rankOf: (reference: string) => number): string[] {
  const runs: string[][] = [];
  for (const reference of list) {
    const fits = (run: readonly string[]) => rankOf(run.at(-1) ?? '') < rankOf(reference);
    const longest = runs
      .filter(fits)
      .reduce<string[]>((best, run) => (run.length > best.length ? run : best), []);
    runs.push([...longest, reference]);
  }
  return runs.reduce<string[]>((best, run) => (run.length > best.length ? run : best), []);
}
