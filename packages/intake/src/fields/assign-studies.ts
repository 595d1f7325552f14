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
/** How often a look or a place in the header was that of a slot: above 0 for schools, below for degrees. */
type FeatureCounts = Map<string, number>;

const costs = { none: 0.6, rest: 0.2 };
/** A label says what stands behind it. */
const surely = 5;
const strength = 1;
const rounds = 3;
/** Every pair is weighed; a header of more segments is hardly one. */
const mostPicks = 16;

/**
 * Tells the school and the degree of each entry apart, by self-training as in `assignHeaders`: words
 * decide where they are plain; the order and look that they have there are a prior for the others, such
 * as '12th, CBSE' below 'BCom, Jai Narain University'. Two slots alone: one signed count a feature.
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

/** Where nothing tells them apart, a degree stands before its school on one line, and below it on two. */
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

/** A college stands before the university or board that it belongs to. */
const isSecondSchool = (segment: StudySegment, segments: readonly StudySegment[]): boolean =>
  segments
    .slice(0, segments.indexOf(segment))
    .some(({ text }) => studyKind(text) === 'school' && !namesFaculty(text)) &&
  studyKind(segment.text) === 'school';

/** 'MA, Philology, Friedrich Schiller': the field goes with the degree, where it has none itself. */
function isBareField(segment: StudySegment, segments: readonly StudySegment[]): boolean {
  const at = segments.indexOf(segment);
  const [degree, next] = [segments[at - 1], segments[at + 1]];
  const isRow = degree?.row === segment.row && next?.row === segment.row;
  if (!isRow || !isBareDegree(degree.text)) return false;
  return ![segment, next].some(({ text }) => studyKind(text) || mayBePlace(text) || isDetail(text));
}

/** 'BA, Textiles | Corvin, Leeds': a school would rather stand behind the bar than behind the comma. */
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

/** From -1 for degrees to 1 for schools; few sightings stay near 0. */
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

/** What the surer decisions have in common; a look that both have says nothing. */
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
