import { readTable } from '@folio/tables/read-table';
import { type ForeignLanguage, foreignLanguages } from '../../../job-match/foreign-letter-words.ts';

/**
 * - `available`: says when one can begin.
 * - `common`: occurs in any advertisement.
 * - `weak`: opens a line that proves little; `wish`: says what is sought.
 * - `no-person`: a title that does not name a person ('Praktikum'); `self`: no employer.
 * - `internship`, `training`: the kind of position that an advertisement offers.
 * - `leading`: leading people, in any words; `school`: education before any profession.
 * - `portuguese`, `brazilian`: distinguish the two varieties.
 */
const kinds = [
  'available',
  'brazilian',
  'common',
  'internship',
  'no-person',
  'leading',
  'portuguese',
  'school',
  'self',
  'training',
  'weak',
  'wish',
] as const;
type Kind = (typeof kinds)[number];

const table = readTable(new URL('./resume-words.tsv', import.meta.url), {
  kind: kinds,
  language: foreignLanguages,
  pattern: 'text',
});
const compiled = new Map(
  table.map(({ kind, language, pattern }) => [
    `${kind} ${language}`,
    new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${pattern})(?![\p{L}\p{M}])`, 'giu'),
  ]),
);

const matchesOf = (kind: Kind, language: ForeignLanguage, text: string) => [
  ...text.matchAll(compiled.get(`${kind} ${language}`) ?? /(?!)/g),
];

/** Whether a text has words of a kind. */
export const has = (kind: Kind, language: ForeignLanguage, text: string): boolean =>
  matchesOf(kind, language, text).length > 0;

/** Whether a text begins with words of a kind. In Hindi, the verb of a line is at its end. */
export const opensWith = (kind: Kind, language: ForeignLanguage, text: string): boolean =>
  matchesOf(kind, language, text).some(({ index }) => index === 0 || language === 'hi');

export const countOf = (kind: Kind, language: ForeignLanguage, text: string): number =>
  matchesOf(kind, language, text).length;
