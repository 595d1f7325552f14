import { sizeOf } from '../layout/model.ts';
import { mayBePlace, namesPlace } from '../vocabulary/names.ts';
import {
  isDetail,
  namesFaculty,
  type StudySlot,
  studyEvidence,
  studyKind,
} from '../vocabulary/study-evidence.ts';
import { isBareDegree } from './degrees.ts';
import type { StudySegment } from './study-segments.ts';

export type Study = { school?: StudySegment; degree?: StudySegment };

type Candidate = Study & { segments: readonly StudySegment[]; score: number; margin: number };
/** Signed count of each feature: above 0 where it stood for schools, below 0 for degrees. */
type FeatureCounts = Map<string, number>;

const costs = { none: 0.6, rest: 0.2 };
/** Evidence of a label: larger than words and prior can add up to. */
const surely = 5;
const strength = 1;
const rounds = 3;
/** Limit of segments: every pair of them is scored, and longer headers are hardly headers. */
const mostPicks = 16;

/**
 * Tells the school and the degree of each entry apart, by self-training as in `assignHeaders`.
 * Words decide where they are clear; the order and style found there are a prior for the other
 * entries, such as '12th, CBSE' below 'BCom, Jai Narain University'. With two slots, one signed
 * count for each feature is enough.
 */
export function assignStudies(entries: readonly (readonly StudySegment[])[]): Study[] {
  let counts: FeatureCounts = new Map();
  let decisions: Candidate[] = [];
  for (let round = 0; round < rounds; round++) {
    decisions = entries.map((segments) => bestOf(segments, counts));
    counts = learn(decisions);
  }
  return decisions;
}

function bestOf(segments: readonly StudySegment[], counts: FeatureCounts): Candidate {
  const picks = [undefined, ...segments.slice(0, mostPicks)];
  const all = picks
    .flatMap((school) =>
      picks
        .filter((degree) => degree !== school || !school)
        .map((degree) => toCandidate(segments, { school, degree }, counts)),
    )
    .sort((a, b) => b.score - a.score);
  const [best = { segments, score: 0, margin: 0 }, second] = all;
  return { ...best, margin: best.score - (second?.score ?? 0) };
}

function toCandidate(
  segments: readonly StudySegment[],
  { school, degree }: { school: StudySegment | undefined; degree: StudySegment | undefined },
  counts: FeatureCounts,
): Candidate {
  const weigh = (segment: StudySegment | undefined, slot: StudySlot) =>
    segment ? weightOf(segment, slot, segments, counts) : -costs.none;
  const score =
    weigh(school, 'school') + weigh(degree, 'degree') + inOrder(segments, school, degree);
  return { ...(school && { school }), ...(degree && { degree }), segments, score, margin: 0 };
}

/**
 * Where words decide nothing: a degree stands before its school on one line, and below it on two.
 */
function inOrder(
  segments: readonly StudySegment[],
  school?: StudySegment,
  degree?: StudySegment,
): number {
  if (!school || !degree) return school ? 0.05 : 0;
  const isSchoolFirst = segments.indexOf(school) < segments.indexOf(degree);
  return isSchoolFirst === (school.row !== degree.row) ? 0.05 : -0.05;
}

function weightOf(
  segment: StudySegment,
  slot: StudySlot,
  segments: readonly StudySegment[],
  counts: FeatureCounts,
): number {
  if (segment.slot) return segment.slot === slot ? surely : -surely;
  const at = segments.indexOf(segment);
  const isBehind = at > 0 && segments[at - 1]?.row === segment.row ? 0.15 : 0;
  const isOther =
    slot === 'school' &&
    (isSecondSchool(segment, segments) ||
      isBareField(segment, segments) ||
      isMereTail(segment, segments));
  const isLow = 0.1 * Math.max(0, segment.row - 1);
  const keys = keysOf(segment, segments);
  const usual = keys.reduce((sum, key) => sum + prior(counts.get(key)), 0) / keys.length;
  return (
    studyEvidence(segment.text, slot) -
    isBehind -
    (isOther ? 0.6 : 0) -
    isLow +
    (slot === 'school' ? 1 : -1) * strength * usual
  );
}

/**
 * Whether a school follows another: a college stands before the university or board that it belongs
 * to.
 */
const isSecondSchool = (segment: StudySegment, segments: readonly StudySegment[]): boolean =>
  segments
    .slice(0, segments.indexOf(segment))
    .some(({ text }) => studyKind(text) === 'school' && !namesFaculty(text)) &&
  studyKind(segment.text) === 'school';

/** Whether a text is a field without its degree, as in 'MA, Philology, Friedrich Schiller'. */
function isBareField(segment: StudySegment, segments: readonly StudySegment[]): boolean {
  const at = segments.indexOf(segment);
  const [degree, next] = [segments[at - 1], segments[at + 1]];
  const isRow = degree?.row === segment.row && next?.row === segment.row;
  if (!isRow || !isBareDegree(degree.text)) return false;
  return ![segment, next].some(({ text }) => studyKind(text) || mayBePlace(text) || isDetail(text));
}

/**
 * Whether a text stands behind a comma only: in 'BA, Textiles | Corvin, Leeds' the school is rather
 * behind the bar.
 */
const isMereTail = (segment: StudySegment, segments: readonly StudySegment[]): boolean =>
  segment.isTail === true &&
  studyKind(segment.text) === undefined &&
  segments.some(
    (one) =>
      !one.isTail &&
      one.row === segment.row &&
      !studyKind(one.text) &&
      !isDetail(one.text) &&
      !namesPlace(one.text),
  );

/** The prior, from -1 (degrees) to 1 (schools); close to 0 after few sightings. */
const prior = (count = 0): number => count / (Math.abs(count) + 0.5);

function keysOf(segment: StudySegment, segments: readonly StudySegment[]): string[] {
  const row = segments.filter((one) => one.row === segment.row);
  const inRow = row.indexOf(segment);
  return [
    `look ${segment.isBold} ${segment.isItalic} ${Math.round(sizeOf(segment.line))}`,
    `row ${segment.row} ${inRow}`,
    `row ${segment.row} ${inRow - row.length}`,
  ];
}

/**
 * Counts the features of decisions, weighted by certainty. A style that both slots share counts for
 * neither.
 */
function learn(decisions: readonly Candidate[]): FeatureCounts {
  const counts: FeatureCounts = new Map();
  for (const { school, degree, segments, margin } of decisions) {
    const weight = Math.min(1, margin);
    if (!school || !degree || weight <= 0.1) continue;
    for (const [segment, sign] of [
      [school, 1],
      [degree, -1],
    ] as const)
      for (const key of keysOf(segment, segments))
        counts.set(key, (counts.get(key) ?? 0) + sign * weight);
  }
  return counts;
}
