import type { Segment } from '../entries/header-segments.ts';
import { sizeOf } from '../layout/model.ts';
import {
  evidence,
  isAside,
  isOtherName,
  namesDepartment,
  type Slot,
  slots,
} from '../vocabulary/header-evidence.ts';
import { namesPlace, namesRole } from '../vocabulary/names.ts';
import type { Segmentation } from './header-segmentations.ts';

export type Assigned = Partial<Record<Slot, Segment>> & { rest: Segment[] };

type Candidate = { of: Assigned; segments: Segment[]; score: number };
/** The best candidate, and per slot, how much worse the best candidate with another choice is. */
type Decision = Candidate & { margins: Record<Slot, number> };
/**
 * How often each feature, such as 'look true false 11', occurred with each slot, weighted by
 * certainty.
 */
type FeatureCounts = Map<string, Record<Slot, number>>;

const rounds = 3;
/**
 * Costs were tuned on the evaluation files: `npm run eval -w packages/intake` shows the effect of a
 * change.
 */
const costs = { rest: 0.3, aside: 0.1, noRole: 1, noCompany: 1, inherited: 0.7 };
/** Weight of the prior relative to the words, whose evidence is usually between -2 and 2. */
const strength = 1.6;

/**
 * Identifies the role, company and place of each header by self-training (hard EM) within one
 * resume. The first round uses words alone. Its certain results are counted by features (look,
 * place in the header, place in its row), and the counts are a prior for the next rounds: if
 * 'Umbra' is in the same position as 'Acme Ltd' in the entry above, it is a company too. There are
 * three rounds: one by words, then two with the counts of the previous round.
 *
 * Each round scores every segmentation and every assignment of slots: some 10,000 for the longest
 * headers, which are cut at `mostSegments`.
 *
 * @param headers the possible segmentations of each header, with their costs
 * @param mayInherit whether a header may take its company from the one above
 */
export function assignHeaders(
  headers: readonly (readonly Segmentation[])[],
  mayInherit = headers.map((_, at) => at > 0),
): Assigned[] {
  let counts: FeatureCounts = new Map();
  let decisions: Decision[] = [];
  for (let round = 0; round < rounds; round++) {
    decisions = headers.map((segmentations, at) =>
      bestOf(segmentations, counts, mayInherit[at] ?? false),
    );
    counts = learn(decisions);
  }
  return decisions.map(({ of }) => of);
}

function bestOf(
  segmentations: readonly Segmentation[],
  counts: FeatureCounts,
  mayInherit: boolean,
): Decision {
  const all = segmentations
    .flatMap(({ segments, cost }) =>
      candidatesFor(segments.slice(0, mostSegments), counts, mayInherit, cost),
    )
    .sort((a, b) => b.score - a.score);
  const [best] = all;
  if (!best) return { of: { rest: [] }, segments: [], score: 0, margins };
  const marginOf = (slot: Slot): number => {
    const other = all.find(({ of }) => of[slot]?.text !== best.of[slot]?.text);
    return best.score - (other?.score ?? 0);
  };
  return {
    ...best,
    margins: { role: marginOf('role'), company: marginOf('company'), place: marginOf('place') },
  };
}

const margins: Record<Slot, number> = { role: 0, company: 0, place: 0 };

/** Returns every way to give the slots to segments: each slot to one segment or to none. */
function candidatesFor(
  segments: readonly Segment[],
  counts: FeatureCounts,
  mayInherit: boolean,
  cost: number,
): Candidate[] {
  const weights = segments.map((segment, at) => weigh(segment, at, segments, counts));
  return (picksByCount[segments.length] ?? []).map((picks) =>
    toCandidate(segments, picks, weights, mayInherit, cost),
  );
}

function toCandidate(
  segments: readonly Segment[],
  picks: Record<Slot, number>,
  weights: readonly Record<Slot, number>[],
  mayInherit: boolean,
  cost: number,
): Candidate {
  const of: Assigned = { rest: [] };
  let score = -cost;
  for (const slot of slots) {
    const segment = segments[picks[slot]];
    if (!segment) continue;
    of[slot] = segment;
    score += weights[picks[slot]]?.[slot] ?? 0;
  }
  of.rest = segments.filter((_, at) => !Object.values(picks).includes(at));
  score -= of.rest.reduce((sum, { text }) => sum + costOfRest(text), disorder(picks));
  if (picks.role < 0) score -= costs.noRole;
  if (picks.company < 0)
    score -= mayInherit ? inheritCost(of, named(segments, of.role)) : costs.noCompany;
  // Applied after scoring, because the cost of the bracketed text decides whether it is a place.
  for (const inside of of.rest) if (inside.isBracketed) bracketAgain(of, segments, inside);
  return { of, segments: [...segments], score };
}

/** Returns bracketed text that is nothing by itself to its employer: 'Acme Ltd (ACM)'. */
function bracketAgain(of: Assigned, segments: readonly Segment[], inside: Segment): void {
  const before = segments[segments.indexOf(inside) - 1];
  if (!before || before !== of.company || !isOtherName(inside.text)) return;
  of.company = { ...before, text: `${before.text} (${inside.text})` };
  of.rest = of.rest.filter((one) => one !== inside);
}

const named = (segments: readonly Segment[], role: Segment | undefined): Segment[] =>
  segments.filter((one) => one === role || (!namesDepartment(one.text) && !isAside(one.text)));

/**
 * Cost of a segment without a slot: none for a ward or branch, which is neither role, company nor
 * place.
 */
const costOfRest = (text: string): number =>
  namesDepartment(text) ? 0 : isAside(text) ? costs.aside : costs.rest;

/**
 * Cost of inheriting the company from the entry above. A role alone or with its place usually does;
 * 'Teacher, Umbra' may name a company.
 */
function inheritCost({ role, place }: Assigned, segments: readonly Segment[]): number {
  const [segment] = segments;
  if (segments.length === 1) return segment?.text.includes(', ') ? 0.2 : 0;
  const isWhole =
    segments.length === 2 && namesRole(role?.text ?? '') && namesPlace(place?.text ?? '');
  return isWhole ? costs.inherited : costs.noCompany;
}

/**
 * Cost of an unusual order: if words decide nothing, the role comes first and the place after its
 * company.
 */
function disorder({ role, company, place }: Record<Slot, number>): number {
  const isRoleFirst = role < company ? -0.05 : 0.05;
  const isPlaceEarly = place === 0 || (place > 0 && place < company);
  return (role >= 0 && company >= 0 ? isRoleFirst : 0) + (isPlaceEarly ? 0.15 : 0);
}

function weigh(
  segment: Segment,
  at: number,
  segments: readonly Segment[],
  counts: FeatureCounts,
): Record<Slot, number> {
  const scoreOf = (slot: Slot): number => {
    const usual = keysOf(segment, at, segments).map((key) => prior(counts.get(key), slot));
    const mean = usual.reduce((sum, value) => sum + value, 0) / usual.length;
    const near = slot === 'company' && isBeforePlace(segment, segments[at + 1]) ? beforePlace : 0;
    return evidence(segment.text, slot) + strength * mean + signs(segment, slot) + near;
  };
  return { role: scoreOf('role'), company: scoreOf('company'), place: scoreOf('place') };
}

/** In 'Acme, Leeds', the place usually belongs to an employer, rarely to a role such as cook. */
const isBeforePlace = (segment: Segment, next: Segment | undefined): boolean =>
  next !== undefined &&
  !segment.isOfPlace &&
  next.row === segment.row &&
  !next.isRight &&
  evidence(next.text, 'place') > 1 &&
  evidence(segment.text, 'role') <= 0.4;

const beforePlace = 0.3;

/**
 * Evidence of a label, which is certain, and of position: towns are in brackets or at the right.
 */
function signs(segment: Segment, slot: Slot): number {
  if (segment.slot) return segment.slot === slot ? 9 : -9;
  if (segment.leans) return segment.leans === slot ? 0.8 : 0;
  return slot === 'place' && (segment.isBracketed || segment.isRight) ? 0.5 : 0;
}

/**
 * The prior, from -1 (always another slot) to 1 (always this one). Additive smoothing keeps it near
 * 0 after few sightings.
 */
function prior(counts: Record<Slot, number> | undefined, slot: Slot): number {
  if (!counts) return 0;
  const total = slots.reduce((sum, one) => sum + counts[one], 0);
  return (2 * counts[slot] - total) / (total + 0.5);
}

/** Features of a segment's style and position. */
function keysOf(segment: Segment, at: number, segments: readonly Segment[]): string[] {
  const size = Math.round(sizeOf(segment.line));
  const inRow = segments.filter((one, other) => one.row === segment.row && other < at).length;
  return [
    `look ${segment.isBold} ${segment.isItalic} ${size}`,
    `at ${at} of ${segments.length}`,
    `row ${segment.row} ${inRow}`,
  ];
}

/** Counts the features of decisions, weighted by how certain each is. */
function learn(decisions: readonly Decision[]): FeatureCounts {
  const counts: FeatureCounts = new Map();
  for (const { of, segments, margins } of decisions) {
    for (const slot of slots) {
      const segment = of[slot];
      const weight = Math.min(1, margins[slot]);
      if (!segment || weight <= 0) continue;
      for (const key of keysOf(segment, segments.indexOf(segment), segments)) {
        const ofKey = counts.get(key) ?? { role: 0, company: 0, place: 0 };
        ofKey[slot] += weight;
        counts.set(key, ofKey);
      }
    }
  }
  return counts;
}

/**
 * At most this many segments of a header are assigned, since the number of assignments grows with
 * their cube.
 */
const mostSegments = 6;

/** Returns the index of the segment for each slot, or -1. No segment gets two slots. */
function picksOf(count: number): Record<Slot, number>[] {
  const options = Array.from({ length: count + 1 }, (_, at) => at - 1);
  const isFree =
    (...taken: number[]) =>
    (one: number) =>
      one < 0 || !taken.includes(one);
  return options.flatMap((role) =>
    options
      .filter(isFree(role))
      .flatMap((company) =>
        options.filter(isFree(role, company)).map((place) => ({ role, company, place })),
      ),
  );
}

/** All ways to assign the slots, by number of segments; computed once. */
const picksByCount = Array.from({ length: mostSegments + 1 }, (_, count) => picksOf(count));
