import type { LabelRun } from './label-runs.ts';

/** The first runs of an entry, which show how it begins. */
export const fewRuns = 4;

/** The parts of entries: a name, a role, a period, a body. */
const holders: readonly LabelRun['part'][][] = [
  ['company', 'school'],
  ['position', 'degree'],
  ['period', 'study-period'],
  ['body'],
];

/**
 * For each run, the position of the next run of each part, and the next months. Computed once from
 * the end, so that features of pairs take constant time.
 */
export type Lookahead = {
  holders: readonly Int16Array[];
  months: readonly number[];
  begins: readonly string[];
  monthsOf: (at: number) => LabelRun['months'];
};

export function lookAhead(runs: readonly LabelRun[]): Lookahead {
  const nextOf = (is: (run: LabelRun) => boolean): Int16Array => {
    const next = new Int16Array(runs.length + 1).fill(runs.length);
    for (let at = runs.length - 1; at >= 0; at--) {
      const run = runs[at];
      next[at] = run && is(run) ? at : (next[at + 1] ?? at);
    }
    return next;
  };
  const begin = (at: number) => runs.slice(at, at + fewRuns - 1).map(({ part }) => part);
  return {
    holders: holders.map((parts) => nextOf(({ part }) => parts.includes(part))),
    months: [...nextOf(({ months }) => months !== undefined)],
    begins: runs.map((_, at) => begin(at).join(' ')),
    monthsOf: (at) => runs[at]?.months,
  };
}

export function monthsWithin(ahead: Lookahead, at: number, end: number): LabelRun['months'] {
  const next = ahead.months[at] ?? end;
  return next < end ? ahead.monthsOf(next) : undefined;
}

/** Describes how the first of two periods lies relative to the second. */
export function relationOf(a: LabelRun['months'], b: LabelRun['months']): string {
  if (!a || !b) return 'unknown';
  if (a.from === b.from && a.to === b.to) return 'same';
  if (a.from <= b.from && a.to >= b.to) return 'around';
  if (b.from <= a.from && b.to >= a.to) return 'within';
  return a.from > b.from ? 'later' : 'earlier';
}
