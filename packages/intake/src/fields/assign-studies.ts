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
/** Signed count per feature: positive for schools, negative for degrees. */
type FeatureCounts = Map<string, number>;

const costs = { none: 0.6, rest: 0.2 };
/** Evidence from a label, which exceeds the maximum sum of words and prior. */
const surely = 5;
const strength = 1;
const rounds = 3;
/** Limit of segments, because every pair is scored. Longer texts are rarely headers. */
const mostPicks = 16;

/**
 * Decides which segment of each entry is the school and which the degree, by self-training as in
 * `assignHeaders`. Words decide clear cases; their order and style are then a prior for the other
 * entries, such as '12th, CBSE' below 'BCom, Jai Narain University'. As there are only two slots,
 * one signed count per feature is enough.
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

/** Breaks ties: a degree usually precedes its school on one line, and follows it on two. */
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

/** Whether a school follows another one: a college usually precedes its university or board. */
const isSecondSchool = (segment: StudySegment, segments: readonly StudySegment[]): boolean =>
  segments
    .slice(0, segments.indexOf(segment))
    .some(({ text }) => studyKind(text) === 'school' && !namesFaculty(text)) &&
  studyKind(segment.text) === 'school';

/**
 * Whether a text is a field of study after a bare degree: 'Philology' in 'MA, Philology, Friedrich
 * Schiller'.
 */
function isBareField(segment: StudySegment, segments: readonly StudySegment[]): boolean {
  const at = segments.indexOf(segment);
  const [degree, next] = [segments[at - 1], segments[at + 1]];
  const isRow = degree?.row === segment.row && next?.row === segment.row;
  if (!isRow || !isBareDegree(degree.text)) return false;
  return ![segment, next].some(({ text }) => studyKind(text) || mayBePlace(text) || isDetail(text));
}

/**
 * Whether a text follows only a comma. In 'BA, Textiles | Corvin, Leeds' the school is more likely
 * to follow the bar.
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

/** The prior, from -1 (degrees) to 1 (schools), close to 0 if there are few observations. */
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
