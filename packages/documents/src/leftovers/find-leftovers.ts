import { listTexts } from '@folio/contract/content-path';
import type { FieldDefinition } from '@folio/contract/field-definitions';
import type { ResumeContent } from '@folio/contract/resume-content';
import { sections } from '@folio/contract/sections';
import type { ResumeForDocument } from '../resume-for-document.ts';
import { shownResume } from '../shown-content.ts';
import { holdsSample, ownContent } from './without-sample.ts';

/**
 * Text that its owner most likely did not mean to send: the sample person's, a placeholder to fill
 * in, dummy text, or a missing name or title.
 */
export type Leftover = {
  kind: 'sample' | 'blank' | 'dummy' | 'unnamed' | 'untitled';
  /** The path in the content, or the field of a letter. */
  path: string;
  /** The text that was found. */
  quote: string;
};

/** Returns the leftovers in what a document shows, in the content's order, at most one per text. */
export function findLeftovers(resume: ResumeForDocument): Leftover[] {
  const { content } = shownResume(resume);
  const texts = listTexts(content).filter(({ text }) => text.trim() !== '');
  if (texts.length === 0) return [];
  const ofSample = samplePaths(content);
  const found = texts.flatMap(({ path, text }): Leftover[] => {
    if (ofSample.has(path)) return [{ kind: 'sample', path, quote: text.trim() }];
    return leftoversIn(text, path);
  });
  return [...emptyHead(content.personalInfo), ...found];
}

function emptyHead({ firstName, lastName, title }: ResumeContent['personalInfo']): Leftover[] {
  const isNamed = `${firstName}${lastName}`.trim() !== '';
  return [
    ...(isNamed ? [] : [{ kind: 'unnamed' as const, path: 'personalInfo/firstName', quote: '' }]),
    ...(title.trim() ? [] : [{ kind: 'untitled' as const, path: 'personalInfo/title', quote: '' }]),
  ];
}

/** Returns the leftovers in the texts of a letter, by their fields. */
export const letterLeftovers = (texts: Readonly<Record<string, string>>): Leftover[] =>
  Object.entries(texts).flatMap(([field, text]) => leftoversIn(text, field));

/**
 * Placeholders: '[number]', '[X%]', '{{name}}', '<your role>'. Links such as '[words](address)' and
 * references such as '[1]' are none.
 */
const blanks = [
  /\[(?=[^[\]\n]{0,60}\p{L})[^[\]\n]{1,60}\](?!\()/u,
  /\{\{[^{}\n]{1,60}\}\}/u,
  /<(?:your|insert|enter|add) [^<>\n]{1,60}>/iu,
  /(?<![\p{L}\p{N}])(?:XX+|X)(?: ?%)/u,
  /_{4,80}/u,
];

/** Dummy words, wherever they are in a text. */
const dummies = [
  /\blorem ipsum\b/iu,
  /\b(?:TODO|TBD|FIXME|XXX)\b/u,
  /\byour (?:professional title|name|company|job title|full name|email|phone number)\b(?! ?['’])/iu,
  /\b(?:john|jane)[._-]?(?:doe|smith)?@/iu,
  /@example\.(?:com|org|net)\b/iu,
  /\b(?:123-456-7890|\(123\) ?456-7890|555-555-5555|\(555\) ?555-5555)/u,
];

/** Texts that are dummies as a whole. */
const dummyTexts: ReadonlySet<string> = new Set([
  'job title',
  'company name',
  'company',
  'first last',
  'full name',
  'firstname lastname',
  'john doe',
  'jane doe',
  'city, state',
  'city, country',
  'school name',
  'university name',
  'project name',
  'test',
  'asdf',
  'placeholder',
  'sample text',
  'untitled',
  ...placeholders(),
]);

/** Returns the placeholders of the form's fields. */
function placeholders(): string[] {
  const fields: readonly FieldDefinition[] = Object.values(sections).flatMap((one) => one.fields);
  return fields.flatMap(({ placeholder }) => (placeholder ? [placeholder.toLowerCase()] : []));
}

function leftoversIn(text: string, path: string): Leftover[] {
  const bare = text.trim();
  if (dummyTexts.has(bare.toLowerCase())) return [{ kind: 'dummy', path, quote: bare }];
  const blank = firstOf(blanks, text);
  if (blank !== undefined) return [{ kind: 'blank', path, quote: blank }];
  const dummy = firstOf(dummies, text);
  return dummy === undefined ? [] : [{ kind: 'dummy', path, quote: dummy }];
}

const firstOf = (patterns: readonly RegExp[], text: string): string | undefined =>
  patterns.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined);

/** Returns the paths of sample texts, or none unless one of them identifies the sample person. */
function samplePaths(content: ResumeContent): ReadonlySet<string> {
  if (!holdsSample(content)) return new Set();
  const left = new Map(listTexts(ownContent(content).own).map(({ path, text }) => [path, text]));
  return new Set(
    listTexts(content).flatMap(({ path, text }) => (left.get(path) === text ? [] : [path])),
  );
}
