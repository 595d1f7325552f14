import type { NamedKind } from '../name-model.ts';
import { type NamedPage, nameKey } from '../named-page.ts';

/** An advertisement with the names that a person extracted from it, empty if none is named. */
export type NamedExample = { page: NamedPage; gold: Readonly<Record<NamedKind, string>> };

/** An example with its features as rows of a list of weights, in flat arrays. */
export type CodedExample = {
  /** Features shared by candidates: those of a line, a first word or a last word. */
  shared: Int32Array[];
  /** Three indexes into `shared` per candidate. */
  parts: Int32Array;
  /**
   * The candidates' own features, concatenated. Those of a candidate extend from `starts[at]` to
   * the next start.
   */
  own: Int32Array;
  starts: Int32Array;
  ofNone: Int32Array;
  /** For each kind, which candidates are the labeled name. */
  isGold: Record<NamedKind, Uint8Array>;
  isNone: Record<NamedKind, boolean>;
};

export type CodedExamples = {
  examples: CodedExample[];
  /**
   * The features' hashes and counts by row. Frequent ones come first, which keeps them in the
   * processor's cache.
   */
  hashes: Int32Array;
  counts: Int32Array;
};

/** A candidate's line, first word and last word. */
export const partCount = 3;
/** Rarer features are left out. */
const leastCount = 3;

/** Processes one example after another, since all pages together would take several gigabytes. */
export function codedExamples(examples: Iterable<NamedExample>): CodedExamples {
  const rows = new Map<number, number>();
  const counts: number[] = [];
  const code = (features: Int32Array): Int32Array =>
    features.map((feature) => {
      const row = rows.get(feature) ?? rows.size;
      rows.set(feature, row);
      counts[row] = (counts[row] ?? 0) + 1;
      return row;
    });
  const coded = Array.from(examples, (one) => codedExample(one, code));
  const hashes = Int32Array.from(rows.keys());
  const order = Array.from(counts.keys())
    .filter((row) => (counts[row] ?? 0) >= leastCount)
    .toSorted((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0));
  const rowOf = new Int32Array(counts.length).fill(-1);
  for (const [row, old] of order.entries()) rowOf[old] = row;
  return {
    examples: coded.map((one) => renumbered(one, rowOf)),
    hashes: Int32Array.from(order, (old) => hashes[old] ?? 0),
    counts: Int32Array.from(order, (old) => counts[old] ?? 0),
  };
}

function codedExample(
  { page, gold }: NamedExample,
  code: (features: Int32Array) => Int32Array,
): CodedExample {
  const shared: Int32Array[] = [];
  const known = new Map<Int32Array, number>();
  const partOf = (features: Int32Array = new Int32Array()): number => {
    const at = known.get(features) ?? shared.length;
    if (at === shared.length) shared.push(code(features));
    known.set(features, at);
    return at;
  };
  const parts = page.candidates.flatMap(({ line, first, end }) => [
    partOf(page.ofLine[line]),
    partOf(page.ofFirst[line]?.[first]),
    partOf(page.ofLast[line]?.[end - 1]),
  ]);
  const own = page.candidates.map((one) => code(page.featuresOf(one)));
  const goldOf = (kind: NamedKind) => {
    const key = nameKey(gold[kind]);
    return Uint8Array.from(page.candidates, (one) => Number(key !== '' && one.key === key));
  };
  return {
    shared,
    parts: Int32Array.from(parts),
    ...flattened(own),
    ofNone: code(page.ofNone),
    isGold: { title: goldOf('title'), employer: goldOf('employer') },
    isNone: { title: gold.title === '', employer: gold.employer === '' },
  };
}

function flattened(lists: readonly Int32Array[]): { own: Int32Array; starts: Int32Array } {
  const starts = new Int32Array(lists.length + 1);
  for (const [at, list] of lists.entries()) starts[at + 1] = (starts[at] ?? 0) + list.length;
  const own = new Int32Array(starts.at(-1) ?? 0);
  for (const [at, list] of lists.entries()) own.set(list, starts[at]);
  return { own, starts };
}

/** Assigns the new row numbers, and removes features without a row. */
function renumbered(one: CodedExample, rowOf: Int32Array): CodedExample {
  const kept = (rows: Int32Array) => rows.map((row) => rowOf[row] ?? -1).filter((row) => row >= 0);
  const lists = Array.from(one.starts.subarray(1), (end, at) =>
    kept(one.own.subarray(one.starts[at], end)),
  );
  return {
    ...one,
    shared: one.shared.map(kept),
    ...flattened(lists),
    ofNone: kept(one.ofNone),
  };
}

/** Whether an example has a valid answer: the labeled name is in the text, or none is named. */
export const isChoice = (one: CodedExample, kind: NamedKind): boolean =>
  one.isNone[kind] || one.isGold[kind].includes(1);
