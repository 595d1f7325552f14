import type { Piece } from './entry-pieces.ts';
import { stepOf } from './page-looks.ts';
import { nextLine } from './segments.ts';

/** Weights of what is said of whole entries: see `entryFeatures`. */
export type EntryWeights = ReadonlyMap<string, number>;

/** Pieces `from` to `to`, the latter not included, that make one entry. */
export type Span = { from: number; to: number };

/** An entry of more pieces than these is none. */
const mostPieces = 14;

/** All that may be an entry of a resume or be left out, with what is said of it. */
export type Lattice = {
  leftOut: readonly (readonly string[])[];
  spans: readonly (readonly { span: Span; features: readonly string[] }[])[];
  /** Of an entry's first piece, by the first of the entry before it; at -1 there is none. */
  pairs: (before: number, first: number) => readonly string[];
};

export function latticeOf(pieces: readonly Piece[]): Lattice {
  const spans = pieces.map((_, at) =>
    spansFrom(pieces, at).map((span) => ({ span, features: entryFeatures(pieces, span) })),
  );
  const known = new Map<number, string[]>();
  const ahead = lookAhead(pieces);
  return {
    leftOut: pieces.map((_, at) => leftOutFeatures(pieces, at)),
    spans,
    pairs: (before, first) => {
      const key = before * pieces.length + first;
      const features = known.get(key) ?? pairFeatures(pieces, ahead, before, first);
      known.set(key, features);
      return features;
    },
  };
}

/**
 * Which pieces make an entry: the best of all ways to part them, where whole entries are scored by what
 * they hold (a semi-Markov model, Sarawagi and Cohen 2004), and each by how alike it begins to the one
 * before. A piece may also be left out. Dynamic programming over (pieces read, where the last entry
 * begins).
 */
export function findEntries({ leftOut, spans, pairs }: Lattice, weights: EntryWeights): Span[] {
  const score = (features: readonly string[]) =>
    features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);
  const best: Map<number, Step>[] = Array.from({ length: spans.length + 1 }, () => new Map());
  best[0]?.set(none, { score: 0 });
  for (const [at, starts] of spans.entries()) {
    const left = score(leftOut[at] ?? []);
    const scored = starts.map(({ span, features }) => ({ span, own: score(features) }));
    for (const [last, step] of best[at] ?? []) {
      offer(best[at + 1], last, { score: step.score + left, before: step });
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

function pathOf(end: Step): Span[] {
  const spans: Span[] = [];
  for (let step: Step | undefined = end; step; step = step.before)
    if (step.span) spans.unshift(step.span);
  return spans;
}

/** An entry begins with a header's piece and does not cross a heading. */
function spansFrom(pieces: readonly Piece[], from: number): Span[] {
  const first = pieces[from];
  const spans: Span[] = [];
  if (!first || first.part === 'body') return spans;
  for (let to = from + 1; to <= Math.min(pieces.length, from + mostPieces); to++) {
    if (pieces[to - 1]?.headings !== first.headings) break;
    spans.push({ from, to });
  }
  return spans;
}

const few = (count: number): number => Math.min(2, count);

/** What an entry holds, how it begins, and what in it looks like another beginning. */
function entryFeatures(all: readonly Piece[], { from, to }: Span): string[] {
  const pieces = all.slice(from, to);
  const [first, ...inner] = pieces;
  if (!first) return [];
  const count = (...parts: Piece['part'][]) =>
    pieces.filter(({ part }) => parts.includes(part)).length;
  const names = few(count('company', 'school'));
  const roles = few(count('position', 'degree'));
  const periods = few(count('period', 'study-period'));
  const bodyAt = pieces.findIndex(({ part }) => part === 'body');
  const headsBehind = bodyAt < 0 ? 0 : pieces.slice(bodyAt).filter(({ part }) => part !== 'body');
  const marked = inner.filter(({ isMarked }) => isMarked);
  const widest = Math.max(
    0,
    ...inner.filter(({ border }) => border >= nextLine).map(({ gap }) => gap),
  );
  const next = all[to];
  const isStudy = /school|degree|field|study/.test(pieces.map(({ part }) => part).join());
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
    `begins sure ${stepOf(first.sure, 0.4, 0.7, 0.9)}`,
    `marked ${first.isMarked}`,
    `marked within ${few(marked.length)}`,
    ...marked.map(
      ({ part, border, sure }) => `marked within ${part} ${border >= nextLine} ${sure > 0.8}`,
    ),
    `widest ${Math.sign(widest - first.gap)}`,
    `under ${kind} ${first.under}`,
    `titled ${kind} ${first.titled}`,
    ...nestedIn(pieces).map((sign) => `${kind} ${sign} ${periods}${few(count('body'))}`),
    ...(next ? [`next ${next.part} ${next.isMarked}`, `next at ${next.border}`] : ['next none']),
    `length ${stepOf(to - from, 2, 3, 4, 6, 9)}`,
  ];
}

/** What is left out costs by what it is and how sure that is. */
function leftOutFeatures(pieces: readonly Piece[], at: number): string[] {
  const piece = pieces[at];
  if (!piece) return [];
  const { part, sure, under, titled, isMarked } = piece;
  return [
    'left',
    `left ${part}`,
    `left ${part} ${stepOf(sure, 0.4, 0.7, 0.9)}`,
    `left ${part} ${under}`,
    `left ${part} titled ${titled}`,
    `left marked ${isMarked}`,
  ];
}

/** Entries of one file begin alike. */
function pairFeatures(pieces: readonly Piece[], ahead: Ahead, from: number, to: number): string[] {
  const [before, first] = [pieces[from], pieces[to]];
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

/** So many pieces of an entry show how it begins. */
const fewPieces = 4;

/** What entries are made of: a name, a role, a period, a body. */
const holders: readonly Piece['part'][][] = [
  ['company', 'school'],
  ['position', 'degree'],
  ['period', 'study-period'],
  ['body'],
];

/** Of each piece what stands there or behind it: where each of those does, and which years come first. */
type Ahead = {
  holders: readonly Int16Array[];
  months: readonly number[];
  begins: readonly string[];
  monthsOf: (at: number) => Piece['months'];
};

function lookAhead(pieces: readonly Piece[]): Ahead {
  const nextOf = (is: (piece: Piece) => boolean): Int16Array => {
    const next = new Int16Array(pieces.length + 1).fill(pieces.length);
    for (let at = pieces.length - 1; at >= 0; at--) {
      const piece = pieces[at];
      next[at] = piece && is(piece) ? at : (next[at + 1] ?? at);
    }
    return next;
  };
  const begin = (at: number) => pieces.slice(at, at + fewPieces - 1).map(({ part }) => part);
  return {
    holders: holders.map((parts) => nextOf(({ part }) => parts.includes(part))),
    months: [...nextOf(({ months }) => months !== undefined)],
    begins: pieces.map((_, at) => begin(at).join(' ')),
    monthsOf: (at) => pieces[at]?.months,
  };
}

/**
 * What the entry before holds, beside what the next begins with: an employer that is named once above
 * several roles, with all the years there, is no entry of its own.
 */
function stepFeatures(ahead: Ahead, from: number, to: number): string[] {
  const holds = ahead.holders.map((next) => ((next[from] ?? to) < to ? 1 : 0)).join('');
  const monthsIn = (at: number, end: number) => {
    const next = ahead.months[at] ?? end;
    return next < end ? ahead.monthsOf(next) : undefined;
  };
  const begin = ahead.begins[to] ?? '';
  const years = relationOf(monthsIn(from, to), monthsIn(to, to + fewPieces));
  return [
    `before holds ${holds} then ${begin.split(' ', 1)[0]}`,
    `before holds ${holds} then ${begin}`,
    `years ${years}`,
    `years ${years} holds ${holds}`,
  ];
}

/** How the first of two periods lies to the second. */
function relationOf(a: Piece['months'], b: Piece['months']): string {
  if (!a || !b) return 'unknown';
  if (a.from === b.from && a.to === b.to) return 'same';
  if (a.from <= b.from && a.to >= b.to) return 'around';
  if (b.from <= a.from && b.to >= a.to) return 'within';
  return a.from > b.from ? 'later' : 'earlier';
}

/** How the periods of one entry lie to each other. */
function nestedIn(pieces: readonly Piece[]): string[] {
  const [first, second] = pieces.flatMap(({ months }) => months ?? []);
  return first && second ? [`periods ${relationOf(first, second)}`] : [];
}
