import { patternTable } from '@folio/tables/pattern-table';
import {
  isSchoolByInitials,
  looksLikePlace,
  mayBePlace,
  namesCompany,
  namesDegree,
  namesPlace,
  namesRole,
  namesSchool,
} from './names.ts';

export type StudySlot = 'school' | 'degree';

/** 'Makhosi High School' names a school, 'High School Diploma' does not. */
const namedSchool =
  /\p{Lu}\S{0,40}\s{1,3}(?:senior |junior |national |composite |higher )?(?:high|secondary|grammar|matriculation) (?:school|college)(?=$|,)|^(?!senior|junior)\p{Lu}\S*(?: \S+)? High$|^(?!all india)(?:\p{Lu}\S*\s+){2,}(?:higher|senior) secondary$|\b(?:board|council) of (?:\p{L}+ ){1,8}education\b|^(?:istituto|instituto|i\.?e\.?s\.?) |^secondary (?:\p{L}+ )?school (?:of|for) \p{Lu}|^preparatoria \p{Lu}/iu;
const unnamed = /^(?:senior |junior )?(?:high|secondary) school$/i;
const names = patternTable(new URL('./study-words.tsv', import.meta.url), ['school', 'stay']);

/** Kinds of schools or qualifications without a school's name: 'SMA', 'Univ. dipl. biol.'. */
const isKindOfSchool = new RegExp(`^(?:${names.school})$`, 'iu');
const certifies =
  /(?:certificate|diploma|graduate|exams?|examination|leaving|qualification|apprenticeship|course|abschluss|reife)(?:\s*\([^()]*\))?$/iu;
const bodies =
  /\b(?:boards?|council|association|society|ministry|cent(?:re|er)|government|govt|chamber|guild|foundation|klinik(?:um)?)\b/i;
const courses =
  /\b(?:programme?|course|boot ?camp|training|studies|qualification|examination|specialist|card|licen[cs]e)\b/i;
const department = /^(?:faculty|department|dept|school|fakultät|facultad|faculté|departamento)\b/i;

export const namesFaculty = (text: string): boolean => department.test(text);

/** Returns what a text's words say it is, or undefined if they do not say. */
export function studyKind(text: string): StudySlot | undefined {
  if (isBesideDegree(text) || (isDetail(text) && !namesDegree(withoutMinor(text))))
    return undefined;
  if (isTownOfState(text)) return undefined;
  if (!unnamed.test(text) && namedSchool.test(text)) return 'school';
  // A boot camp is both a course and where it was taken.
  const name = text.replace(/boot ?camp/i, '');
  const isDegree = namesDegree(text) || isKindOfSchool.test(text);
  const isSchool = namesSchool(name) || (!isDegree && isSchoolByInitials(name));
  if (isSchool && isDegree) return isRatherDegree(text) ? 'degree' : 'school';
  if (isSchool) return 'school';
  return isDegree ? 'degree' : undefined;
}

/** 'GPA 3.9, minor in French' is not a degree. */
const withoutMinor = (text: string): string => text.replace(/[,;]\s+minors? in\s.*$/is, '');

const isRatherDegree = (text: string): boolean =>
  [isKindOfSchool, certifies, /\bin\s/i].some((pattern) => pattern.test(text)) ||
  beginsWithDegree(text);

/** 'South Hadley, MA' is a town, not a degree. */
const isTownOfState = (text: string): boolean =>
  /^\p{Lu}[^,]*, [A-Z]{2}$/u.test(text) && namesPlace(text) && !namesDegree(text.slice(0, -4));

const beginsWithDegree = (text: string): boolean => {
  const words = text.split(/\s+/);
  const upTo = (count: number) => words.slice(0, count).join(' ');
  const first = (names: (text: string) => boolean) =>
    words.findIndex((_, at) => names(upTo(at + 1)));
  return first(namesDegree) < first(namesSchool) || unnamed.test(text);
};

/** A stay such as 'Exchange semester', which may be a whole entry. */
const stay = new RegExp(`^(?:${names.stay})`, 'iu');

export const isStay = (text: string): boolean => stay.test(text) && text.length < 40;

/** Positive evidence for a slot, or negative evidence against it. */
export function studyEvidence(text: string, slot: StudySlot): number {
  if (slot === 'degree' && isStay(text)) return 0.2;
  if (isGrades(text)) return -1.5;
  const kind = studyKind(text);
  const place = looksLikePlace(text) ? -0.3 : 0;
  const signs = place + (slot === 'school' ? schoolSigns(text) : degreeSigns(text));
  if (kind !== undefined) return signs + (kind === slot ? 1.5 : -1);
  return against(text, slot) ?? signs;
}

/** Returns evidence against texts that name neither a school nor a degree. */
function against(text: string, slot: StudySlot): number | undefined {
  if (isDetail(text)) return -1.5;
  if (namesPlace(text) && !bodies.test(text)) return -1;
  if (mayBePlace(text)) return slot === 'school' ? -0.2 : -0.8;
  return undefined;
}

const schoolSigns = (text: string): number =>
  (bodies.test(text) || namesCompany(text) ? 0.6 : 0) +
  (/^[A-Z]{2,6}(?:\s\p{Lu}\p{Ll}+)+$/u.test(text) ? 0.3 : 0) +
  (/^(?:st\.?|saint|sankt|santa) \p{Lu}/iu.test(text) ? 0.4 : 0) +
  (/\bunivers|\bhochschule|\bpolytech/i.test(text) ? 0.3 : 0) -
  (department.test(text) ? 0.2 : 0);

const degreeSigns = (text: string): number =>
  (courses.test(text) ? 0.5 : 0) + (namesRole(text) && !namesDegree(text) ? 0.3 : 0);

/** Details of studies: marks, honors, theses, workload, and whether they were finished. */
const words = patternTable(new URL('./study-details.tsv', import.meta.url), [
  'amount',
  'credit',
  'grade',
  'honour',
  'label',
  'opening',
  'state',
]);

/** Marks, honors and theses describe how a degree went, not what it is. */
const detail = new RegExp(
  `(?<!\\p{L})(?:${[words.grade, words.honour, words.label, words.amount, words.credit].join('|')})(?!\\p{L})|\\d[.,]\\d|\\d\\s*%|\\d\\/\\d`,
  'iu',
);
/** The state of studies, with a note in parentheses: 'em andamento (7º semestre)'. */
const state = new RegExp(`^\\(?(?:${words.state})(?:\\s*\\([^()]*\\))?\\)?$`, 'isu');
const opening = new RegExp(`^(?:${words.opening})(?!\\p{L})`, 'iu');

export const isDetail = (text: string): boolean =>
  (detail.test(text) && !/\(hons|\bhonou?rs\) /i.test(text)) ||
  state.test(text) ||
  opening.test(text) ||
  aside.test(text);

const aside = /^(?:minors? in|equal to|equivalent to|affiliated to)\s/i;

/** Whether a text mentions a degree without being one: 'Minor in French', 'equal to a master'. */
const isBesideDegree = (text: string): boolean => aside.test(text);

/** Whether everything after a text belongs to it: 'Thesis: On rivers, lakes and ponds'. */
export const opensDetails = (text: string): boolean => opening.test(text);

const exams = /(?:^|\s)(?:gcses?|cses?|[oa][- ]levels?|csec|cape|wassce|wasc|waec|neco|ssce)$/i;

/** Whether a text names exams taken in several subjects at once. */
export const isExams = (text: string): boolean => exams.test(text);

const graded = /(?:\s|\()(?:[A-FU]\*?[+-]?|\d{1,2}|[A-F]\d|I{1,3})\)?$/;

const marked = /\s\([A-FU]\*?[+-]?\)$/;

/** Whether a text lists subjects with their marks: 'Biology B, English C', 'Maths (A), Art (B)'. */
export function isGrades(text: string): boolean {
  const parts = text.split(/,\s+|;\s+/);
  const isMarked = parts.length === 1 && marked.test(text);
  return isMarked || (parts.length >= 2 && parts.every((part) => graded.test(part)));
}

const outer =
  '(?:magna |summa )?cum laude|(?:(?:with )?(?:first|upper second|lower second|second|third)[- ]class honou?rs|(?:first|upper second|lower second|second|third)[- ](?:class|division)|with (?:high |highest )?(?:distinction|merit|credit)|2[:.][12]|mit (?:sehr gutem |gutem )?(?:auszeichnung|erfolg)|met (?:grote |grootste )?onderscheiding|(?:avec )?mention (?:très bien|bien|assez bien)|con lode)';
const honoursAround = new RegExp(
  `^(?:${outer})\\s+(?=\\p{L}{2})|(?<!\\s)\\s+(?:${outer}|${words.amount})$`,
  'iu',
);

/** Finds honors directly before or after the name of a degree. */
export const findHonours = (text: string): string | undefined => honoursAround.exec(text)?.[0];
