import type { Segment } from '../entries/header-segments.ts';
import type { EntrySlot } from '../vocabulary/entry-labels.ts';
import { looksLikePlace, mayBePlace, namesPlace } from '../vocabulary/names.ts';
import { isDetail, isExams, isGrades, studyKind } from '../vocabulary/study-evidence.ts';
import { canBeTown } from './address-words.ts';
import type { Study } from './assign-studies.ts';
import { asksForField, leavesSchool, saysField } from './degrees.ts';

/**
 * Splits a place in brackets from a school: 'Trades Centre (Leeds)', but not 'Institute of
 * Technology (MIT)'.
 */
function withoutBracket(text: string): [string, string?] {
  const [, name = '', inside = ''] = /^([^()]+?)(?<!\s)\s+\(([^()]+)\)$/.exec(text) ?? [];
  return /^\p{Lu}\p{L}*\p{Ll}/u.test(inside) ? [name, inside] : [text];
}

type Slot = 'field' | 'place' | 'details';

export type StudyParts = Study & { field: string; place: string; details: string[] };

/**
 * Finds field, place and details of a study, by their words and by their position relative to
 * school and degree.
 */
export function studyParts(segments: readonly Segment[], { school, degree }: Study): StudyParts {
  const [name, inside = ''] = school ? withoutBracket(school.text) : [''];
  const parts: StudyParts = {
    field: '',
    place: inside,
    details: [],
    ...(school && { school: { ...school, text: name } }),
    ...(degree && { degree }),
  };
  const besideDegree = segments.filter(({ row }) => row === degree?.row);
  for (const segment of new Set([...besideDegree, ...segments])) {
    if (segment === school || segment === degree) continue;
    const slot = slotOf(segment, { ...parts, ...(school && { school }) }, segments);
    if (slot === 'details') parts.details.push(segment.text);
    else parts[slot] = parts[slot] === '' ? segment.text : `${parts[slot]}, ${segment.text}`;
  }
  return parts;
}

function slotOf(segment: Segment, parts: StudyParts, segments: readonly Segment[]): Slot {
  const near = nearest(segment, parts, segments);
  return plainSlot(segment, near, parts, segments) ?? likelySlot(segment, near, parts, segments);
}

type Near = 'school' | 'degree' | undefined;

/** Returns the slot of a text by its words alone. */
function plainSlot(
  segment: Segment,
  near: Near,
  parts: StudyParts,
  segments: readonly Segment[],
): Slot | undefined {
  const { text } = segment;
  if (segment.slot) return labeledSlot(segment.slot, parts);
  if (asksForField.test(text) || (near === 'degree' && isMinor(segment))) return 'field';
  if (isDetail(text) || isGrades(text)) return 'details';
  if (near === 'degree' && isSubject(segment, parts, segments)) return 'details';
  if (namesPlace(text) || isTownOf(text, parts)) return 'place';
  if (parts.place === '' && mayBePlace(text)) return 'place';
  return parts.school && studyKind(text) === 'school' ? 'details' : undefined;
}

/**
 * Returns the slot that a label names. A field is not accepted if the degree already contains one.
 */
function labeledSlot(slot: EntrySlot, { degree, field }: StudyParts): Slot {
  if (slot === 'field') return field === '' && !saysField(degree?.text ?? '') ? slot : 'details';
  return slot === 'place' ? slot : 'details';
}

const isMinor = ({ text, isBracketed }: Segment): boolean =>
  /^Minor in /.test(text) && !isBracketed;

/**
 * Whether a text is a school subject of a certificate with several: 'CSEs, Maths, English, Art'.
 */
const isSubject = (
  segment: Segment,
  { school, degree }: Study,
  segments: readonly Segment[],
): boolean =>
  isExams(degree?.text ?? '') &&
  (segment.text.split(',').length > 2 ||
    segments.filter(
      (one) =>
        one.row === segment.row &&
        one !== school &&
        one.text !== degree?.text &&
        !isDetail(one.text),
    ).length > 2);

function likelySlot(
  segment: Segment,
  near: Near,
  parts: StudyParts,
  segments: readonly Segment[],
): Slot {
  const isMore = parts.field === '' || isRightBehind(segment, parts, segments);
  if (near === 'degree' && isMore) return 'field';
  const isPlaced =
    near === 'school' || looksLikePlace(segment.text) || standsBehind(segment, parts, segments);
  return parts.place === '' && isPlaced ? 'place' : restSlot(segment.text, parts);
}

/** Whether a town is part of the school's name: 'Astoria High' is in Astoria. */
const isTownOf = (text: string, { school }: Study): boolean =>
  (school?.text ?? '').split(/\s+/).includes(text);

/** Decides the slot of a text on its own line by which parts are still missing. */
function restSlot(text: string, parts: StudyParts): Slot {
  if (text.length >= longestField) return 'details';
  if (isFieldFree(parts) && !/\d/.test(text)) return 'field';
  return parts.place === '' ? 'place' : 'details';
}

const isFieldFree = ({ degree, field }: StudyParts): boolean =>
  degree !== undefined && field === '' && !saysField(degree.text) && !leavesSchool(degree.text);

/**
 * Whether a text directly follows the school, as a field follows its degree, and is therefore a
 * town.
 */
const standsBehind = (
  segment: Segment,
  { school, degree }: Study,
  segments: readonly Segment[],
): boolean =>
  school !== undefined &&
  degree !== undefined &&
  segments[segments.indexOf(segment) - 1] === school &&
  canBeTown({ text: segment.text, line: segment.line });

const longestField = 60;

/**
 * Returns whether a text belongs to the school or the degree: the last one before it in its row,
 * otherwise the first one after it.
 */
function nearest(segment: Segment, { school, degree }: Study, segments: readonly Segment[]): Near {
  const row = segments.filter((one) => one.row === segment.row);
  const at = row.indexOf(segment);
  const isMain = (one: Segment) => one === school || one === degree;
  const main = row.slice(0, at).findLast(isMain) ?? row.slice(at).find(isMain);
  if (!main) return undefined;
  return main === school ? 'school' : 'degree';
}

/** Whether only a dash joins a text to the preceding field: 'Engineering – Fabrication Trade'. */
function isRightBehind(
  segment: Segment,
  { field }: StudyParts,
  segments: readonly Segment[],
): boolean {
  const before = segments[segments.indexOf(segment) - 1]?.text ?? '\n';
  return field === before || field.endsWith(`, ${before}`);
}
