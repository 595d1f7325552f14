import {
  credits,
  gradeWords,
  honours,
  labelledDetails,
  openings,
  states,
} from './study-detail-words.ts';

/** Marks, honours and theses say how a degree went, not what it is. */
const detail = new RegExp(
  `(?<!\\p{L})(?:${[...gradeWords, ...honours, ...labelledDetails, ...credits].join('|')})(?!\\p{L})|\\d[.,]\\d|\\d\\s*%|\\d\\/\\d`,
  'iu',
);
/** With what stands in brackets behind it: 'em andamento (7º semestre)'. */
const state = new RegExp(`^\\(?(?:${states.join('|')})(?:\\s*\\([^()]*\\))?\\)?$`, 'isu');
const opening = new RegExp(`^(?:${openings.join('|')})(?!\\p{L})`, 'iu');

export const isDetail = (text: string): boolean =>
  (detail.test(text) && !/\(hons|\bhonou?rs\) /i.test(text)) ||
  state.test(text) ||
  opening.test(text) ||
  aside.test(text);

const aside = /^(?:minors? in|equal to|equivalent to|affiliated to)\s/i;

/** 'Minor in French', 'equal to a master': names a degree, and is none. */
export const isBesideDegree = (text: string): boolean => aside.test(text);

/** All that follows goes on with it: 'Thesis: On rivers, lakes and ponds'. */
export const opensDetails = (text: string): boolean => opening.test(text);

const exams = /(?:^|\s)(?:gcses?|cses?|[oa][- ]levels?|csec|cape|wassce|wasc|waec|neco|ssce)$/i;

/** Taken in several subjects at once. */
export const isExams = (text: string): boolean => exams.test(text);

const graded = /(?:\s|\()(?:[A-FU]\*?[+-]?|\d{1,2}|[A-F]\d|I{1,3})\)?$/;

const marked = /\s\([A-FU]\*?[+-]?\)$/;

/** 'Biology B, English C', 'Maths (A), Art (B)': what was examined, with its marks. */
export function isGrades(text: string): boolean {
  const parts = text.split(/,\s+|;\s+/);
  const isMarked = parts.length === 1 && marked.test(text);
  return isMarked || (parts.length >= 2 && parts.every((part) => graded.test(part)));
}

const outer =
  '(?:magna |summa )?cum laude|(?:(?:with )?(?:first|upper second|lower second|second|third)[- ]class honou?rs|(?:first|upper second|lower second|second|third)[- ](?:class|division)|with (?:high |highest )?(?:distinction|merit|credit)|2[:.][12]|mit (?:sehr gutem |gutem )?(?:auszeichnung|erfolg)|met (?:grote |grootste )?onderscheiding|(?:avec )?mention (?:très bien|bien|assez bien)|con lode)';
const honoursAround = new RegExp(
  `^(?:${outer})\\s+(?=\\p{L}{2})|(?<!\\s)\\s+(?:${outer}|${credits[1]})$`,
  'iu',
);

/** How a degree went, right before or behind what it is called. */
export const findHonours = (text: string): string | undefined => honoursAround.exec(text)?.[0];
