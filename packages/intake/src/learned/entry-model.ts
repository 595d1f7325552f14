import { fewRuns, type Lookahead, lookAhead, monthsWithin, relationOf } from './entry-lookahead.ts';
import type { LabelRun } from './label-runs.ts';
import { stepOf } from './page-looks.ts';
import { nextLine } from './segments.ts';

/** Weights of features of whole entries: see `entryFeatures`. */
export type EntryWeights = ReadonlyMap<string, number>;

/** Runs from `from` up to, but not including, `to`, that form an entry. */
export type Span = { from: number; to: number };

/** Limit on the runs in an entry, which bounds the search. */
const mostRuns = 14;

/** Everything that may be an entry or be left out, with its features. */
export type Lattice = {
  leftOut: readonly (readonly string[])[];
  spans: readonly (readonly { span: Span; features: readonly string[] }[])[];
  /**
   * Features of two consecutive entries, by the first run of each; -1 means that there is no
   * previous entry.
   */
  pairs: (before: number, first: number) => readonly string[];
  /**
   * A key of the previous entry as seen from a later run. If it is the same for two entries,
   * `pairs` returns the same features for both with any entry that begins at that run or later.
   */
  alike: (before: number, at: number) => string;
};

export function latticeOf(runs: readonly LabelRun[]): Lattice {
  const spans = runs.map((_, at) =>
    spansFrom(runs, at).map((span) => ({ span, features: entryFeatures(runs, span) })),
  );
  const ahead = lookAhead(runs);
  return {
    leftOut: runs.map((_, at) => leftOutFeatures(runs, at)),
    spans,
    pairs: (before, first) => pairFeatures(runs, ahead, before, first),
    alike: (before, at) => pairKey(runs, ahead, before, at),
  };
}

/**
 * Returns a lattice that caches the features of pairs, for training, which asks for each many
 * times. Their number is quadratic in the runs, so a reading, which asks once, must not cache them.
 */
export function withKnownPairs(lattice: Lattice): Lattice {
  const known = new Map<number, readonly string[]>();
  const pairs: Lattice['pairs'] = (before, first) => {
    const key = before * lattice.spans.length + first;
    const features = known.get(key) ?? lattice.pairs(before, first);
    known.set(key, features);
    return features;
  };
  return { ...lattice, pairs };
}

/**
 * Finds the best segmentation of runs into entries, in which an entry is scored by its content and
 * by how similarly it begins to the previous one (a semi-Markov model, Sarawagi and Cohen 2004).
 * Runs may be left out. Dynamic programming over (runs read, start of the last entry). Of starts
 * that are equivalent for everything that follows, only the best is kept, so that the work is
 * linear rather than quadratic in the runs.
 */
export function findEntries(lattice: Lattice, weights: EntryWeights): Span[] {
  const { leftOut, spans, pairs } = lattice;
  const score = (features: readonly string[]) =>
    features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);
  const best: Map<number, Step>[] = Array.from({ length: spans.length + 1 }, () => new Map());
  best[0]?.set(none, { score: 0 });
  for (const [at, starts] of spans.entries()) {
    const left = score(leftOut[at] ?? []);
    const scored = starts.map(({ span, features }) => ({ span, own: score(features) }));
    const steps = best[at] ?? new Map<number, Step>();
    letGoBeaten(steps, at, lattice);
    // Steps are released once passed, and a step that leaves a run out shares the path of the
    // previous one, so the memory is linear rather than quadratic in the runs.
    best[at] = new Map();
    for (const [last, step] of steps) {
      offer(best[at + 1], last, { ...step, score: step.score + left });
      if (scored.length === 0) continue;
      const pair = score(pairs(last, at));
      for (const { span, own } of scored)
        offer(best[span.to], at, { score: step.score + own + pair, before: step, span });
    }
  }
  const ends = [...(best[spans.length]?.values() ?? [])];
  return pathOf(ends.reduce((a, b) => (b.score > a.score ? b : a), ends[0] ?? { score: 0 }));
}

const none = -1;
type Step = { score: number; before?: Step; span?: Span };

function offer(steps: Map<number, Step> | undefined, key: number, step: Step): void {
  const known = steps?.get(key);
  if (!known || step.score > known.score) steps?.set(key, step);
}

/**
 * Keeps the best of the paths whose last entries are equivalent, or the first if they are equally
 * good. Leaves starts from which an entry may still extend to this run, because their order is not
 * final.
 */
function letGoBeaten(steps: Map<number, Step>, at: number, { alike }: Lattice): void {
  const kept = new Map<string, { last: number; score: number }>();
  for (const [last, { score }] of steps) {
    if (last >= at - mostRuns) continue;
    const key = alike(last, at);
    const known = kept.get(key);
    if (known && known.score >= score) steps.delete(last);
    else {
      if (known) steps.delete(known.last);
      kept.set(key, { last, score });
    }
  }
}

function pathOf(end: Step): Span[] {
  const spans: Span[] = [];
  for (let step: Step | undefined = end; step; step = step.before)
    if (step.span) spans.unshift(step.span);
  return spans;
}

/**
 * Returns the possible entries that begin at a run. They begin with a run of a header, and do not
 * cross a heading.
 */
function spansFrom(runs: readonly LabelRun[], from: number): Span[] {
  const first = runs[from];
  const spans: Span[] = [];
  if (!first || first.part === 'body') return spans;
  for (let to = from + 1; to <= Math.min(runs.length, from + mostRuns); to++) {
    if (runs[to - 1]?.headings !== first.headings) break;
    spans.push({ from, to });
  }
  return spans;
}

const few = (count: number): number => Math.min(2, count);

/**
 * Features of an entry: its content, how it begins, and what in it looks like the start of another.
 */
function entryFeatures(all: readonly LabelRun[], { from, to }: Span): string[] {
  const runs = all.slice(from, to);
  const [first, ...inner] = runs;
  if (!first) return [];
  const count = (...parts: LabelRun['part'][]) =>
    runs.filter(({ part }) => parts.includes(part)).length;
  const names = few(count('company', 'school'));
  const roles = few(count('position', 'degree'));
  const periods = few(count('period', 'study-period'));
  const bodyAt = runs.findIndex(({ part }) => part === 'body');
  const headsBehind = bodyAt < 0 ? 0 : runs.slice(bodyAt).filter(({ part }) => part !== 'body');
  const marked = inner.filter(({ isMarked }) => isMarked);
  const widest = Math.max(
    0,
    ...inner.filter(({ border }) => border >= nextLine).map(({ gap }) => gap),
  );
  const next = all[to];
  const isStudy = /school|degree|field|study/.test(runs.map(({ part }) => part).join());
  const kind = isStudy ? 'study' : 'job';
  return [
    kind,
    `${kind} holds ${names}${roles}${periods}${few(count('body'))}`,
    `${kind} names ${names}`,
    `${kind} roles ${roles}`,
    `${kind} periods ${periods}`,
    `${kind} bodies ${few(count('body'))}`,
    `${kind} places ${few(count('work-place', 'study-place'))}`,
    `behind body ${headsBehind === 0 ? 0 : few(headsBehind.length)}`,
    ...(headsBehind === 0 ? [] : headsBehind.map(({ part }) => `behind body ${part}`)),
    `begins ${first.part}`,
    `begins ${first.part} ${first.isMarked}`,
    `begins at ${first.border}`,
    `begins gap ${first.gap}`,
    `begins sure ${stepOf(first.probability, 0.4, 0.7, 0.9)}`,
    `marked ${first.isMarked}`,
    `marked within ${few(marked.length)}`,
    ...marked.map(
      ({ part, border, probability }) =>
        `marked within ${part} ${border >= nextLine} ${probability > 0.8}`,
    ),
    `widest ${Math.sign(widest - first.gap)}`,
    `under ${kind} ${first.under}`,
    `titled ${kind} ${first.titled}`,
    ...nestedIn(runs).map((sign) => `${kind} ${sign} ${periods}${few(count('body'))}`),
    ...(next ? [`next ${next.part} ${next.isMarked}`, `next at ${next.border}`] : ['next none']),
    `length ${stepOf(to - from, 2, 3, 4, 6, 9)}`,
  ];
}

/** Features of a run that is left out: its part and certainty. */
function leftOutFeatures(runs: readonly LabelRun[], at: number): string[] {
  const run = runs[at];
  if (!run) return [];
  const { part, probability, under, titled, isMarked } = run;
  return [
    'left',
    `left ${part}`,
    `left ${part} ${stepOf(probability, 0.4, 0.7, 0.9)}`,
    `left ${part} ${under}`,
    `left ${part} titled ${titled}`,
    `left marked ${isMarked}`,
  ];
}

/** Features of how similarly two consecutive entries begin. */
function pairFeatures(
  runs: readonly LabelRun[],
  ahead: Lookahead,
  from: number,
  to: number,
): string[] {
  const [before, first] = [runs[from], runs[to]];
  if (!first) return [];
  if (!before) return ['is first'];
  return [
    `same part ${before.part === first.part}`,
    `same look ${before.look === first.look}`,
    `same left ${Math.abs(before.x - first.x) < 3}`,
    `same border ${before.border === first.border}`,
    `same gap ${before.gap === first.gap || before.headings !== first.headings}`,
    `same ${before.part === first.part}${before.look === first.look}${Math.abs(before.x - first.x) < 3}`,
    `section ${before.headings === first.headings}`,
    ...stepFeatures(ahead, from, to),
  ];
}

/**
 * A key of everything in an entry that `pairFeatures` inspects, for a next entry that begins at
 * `at` or later.
 */
function pairKey(runs: readonly LabelRun[], ahead: Lookahead, before: number, at: number): string {
  const run = runs[before];
  if (!run) return 'none';
  const { part, look, x, border, gap } = run;
  // Gaps are not compared across headings, and the number of headings only increases.
  const gapHere = run.headings === runs[at]?.headings ? gap : '';
  const holds = ahead.holders.map((next) => Number((next[before] ?? at) < at)).join('');
  const { from, to } = monthsWithin(ahead, before, at) ?? {};
  return [part, look, x, border, gapHere, holds, from, to].join('|');
}

/**
 * Features of the previous entry, given how the next one begins. An employer named once above
 * several roles, with the total time there, is not an entry of its own.
 */
function stepFeatures(ahead: Lookahead, from: number, to: number): string[] {
  const holds = ahead.holders.map((next) => ((next[from] ?? to) < to ? 1 : 0)).join('');
  const begin = ahead.begins[to] ?? '';
  const years = relationOf(monthsWithin(ahead, from, to), monthsWithin(ahead, to, to + fewRuns));
  return [
    `before holds ${holds} then ${begin.split(' ', 1)[0]}`,
    `before holds ${holds} then ${begin}`,
    `years ${years}`,
    `years ${years} holds ${holds}`,
  ];
}

/** Features of how the periods within an entry lie relative to each other. */
function nestedIn(runs: readonly LabelRun[]): string[] {
  const [first, second] = runs.flatMap(({ months }) => months ?? []);
  return first && second ? [`periods ${relationOf(first, second)}`] : [];
}
