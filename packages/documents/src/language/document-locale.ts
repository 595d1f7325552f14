import type { DateFormat } from '@folio/contract/date-text';
import { defaultSettings } from '@folio/contract/default-settings';
import { type DocumentLanguage, isDocumentLanguage } from '@folio/contract/document-languages';
import type { ResumeContent } from '@folio/contract/resume-content';
import { withoutHidden } from '@folio/contract/without-hidden';
import { memoized } from '../memoize.ts';
import type { ResumeForDocument } from '../resume-for-document.ts';
import { zeroOf } from './digits.ts';
import { type DateStyle, zeroIn } from './document-dates.ts';
import { type DocumentWords, documentWords } from './document-words.ts';
import { languageOf, languageOfAll } from './language-of.ts';
import { scriptOf, scriptOfAll } from './script-of.ts';

/** The locale of a document: its language, its own words, its date format. */
export type DocumentLocale = {
  /** The BCP 47 tag of the text, which may be a language without words of ours. */
  language: string;
  words: DocumentWords;
  dates: DateStyle;
};

type Resume = Pick<ResumeForDocument, 'content' | 'settings'>;
type LetterTexts = { text: string; date: string };

/**
 * The locale that a resume's owner has chosen, or the one detected from its texts.
 *
 * @throws MissingWordsError where the words of its language are not loaded (`language-tables.ts`).
 */
export const documentLocale = (resume: Resume): DocumentLocale =>
  localeIn(readResume(resume), resume.settings?.dateFormat);

/** The locale of a letter, which may be in another language than the resume whose style it has. */
export const letterLocale = (resume: Resume, letter: LetterTexts): DocumentLocale =>
  localeIn(readLetter(resume, letter), resume.settings?.dateFormat);

/** The language whose words a resume's document has, known before they are loaded. */
export const documentLanguage = (resume: Resume): DocumentLanguage =>
  wordedLanguage(readResume(resume).language);

/** The languages whose words a letter has: its own, and that of the resume in its head. */
export const letterLanguages = (
  resume: Resume,
  letter: LetterTexts,
): [DocumentLanguage, DocumentLanguage] => [
  wordedLanguage(readLetter(resume, letter).language),
  documentLanguage(resume),
];

/** A language without words of ours gets the English ones. */
const wordedLanguage = (tag: string): DocumentLanguage => (isDocumentLanguage(tag) ? tag : 'en');

/** What a text is written in: a BCP 47 tag, and the zero of its numbers, if it has any. */
type Reading = { language: string; zero: string | undefined };

const shownReading = ({ content, settings = defaultSettings }: Resume): Reading =>
  readingOf(withoutHidden(content, settings.hiddenSections));

function readResume(resume: Resume): Reading {
  const { language, zero } = shownReading(resume);
  return { language: resume.settings?.language ?? language, zero };
}

/**
 * A letter is in the language of its text. What the owner chose for the resume holds where the text
 * says no more than the resume's does; a letter that is told as another language is in that one. In
 * the language of its resume, and without a number in it, it has the digits of the resume.
 */
function readLetter(resume: Resume, { text, date }: LetterTexts): Reading {
  const shown = shownReading(resume);
  const own = languageOf(text) ?? shown.language;
  const language = own === shown.language ? (resume.settings?.language ?? own) : own;
  const zero = zeroOf(`${text}\n${date}`) ?? (language === shown.language ? shown.zero : undefined);
  return { language, zero };
}

/** Cached, since other caches are keyed by the identity of a locale. */
const locales = new Map<string, DocumentLocale>();

/** Numbers that a document adds are in the digits of its owner's, or else those of the language. */
function localeIn(
  { language: tag, zero: ownZero }: Reading,
  format: DateFormat = defaultSettings.dateFormat,
): DocumentLocale {
  const key = `${tag} ${format} ${ownZero}`;
  const known = locales.get(key);
  if (known) return known;
  const language = wordedLanguage(tag);
  const zero = ownZero ?? zeroIn(language);
  const words = documentWords(language);
  const dates = { language, format, present: words.present, zero };
  const locale = { language: tag, words, dates };
  locales.set(key, locale);
  return locale;
}

/** Cached by identity: contents are immutable, and several functions ask for the language. */
const readingOf = memoized((content: ResumeContent): Reading => {
  const texts = writtenTexts(content);
  const language = languageByContent(texts, content) ?? 'en';
  return { language, zero: zeroOf(Object.values(texts).flat().join('\n')) };
});

/** Fewer letters of prose than in a line say less than the titles around them. */
const leastProse = 40;

/**
 * By the prose alone: the skills, degrees and titles beside it are English in half the world. They
 * decide where there is hardly any, skills last. The name decides the language of an otherwise empty
 * resume, unless it is in Latin letters.
 */
function languageByContent(texts: WrittenTexts, { personalInfo }: ResumeContent) {
  const { prose, label, skill } = texts;
  const all = [...prose, ...label, ...skill];
  const name = `${personalInfo.firstName} ${personalInfo.lastName}`;
  const isAlone = scriptOfAll(all) === undefined && scriptOf(name) !== 'latin';
  if (isAlone) return languageOf(name);
  const language = languageOfAll(prose);
  const letters = prose.reduce((sum, { length }) => sum + length, 0);
  if (language !== undefined || letters >= leastProse) return language;
  return languageOfAll([...prose, ...label]) ?? languageOfAll(all);
}

/** The amount of text that is examined, so that a long resume takes no longer. */
const mostLetters = 6_000;

/** Sentences; names of something, such as titles and degrees; and skills. */
type WrittenTexts = Record<Kind, string[]>;
type Kind = 'prose' | 'label' | 'skill';
type WrittenText = { text: string; kind: Kind };

/** The texts in the resume's language: without names, addresses and choices from a list. */
function writtenTexts(content: ResumeContent): WrittenTexts {
  const written: WrittenTexts = { prose: [], label: [], skill: [] };
  let letters = 0;
  for (const { text, kind } of textsOf(content)) {
    if (letters > mostLetters) break;
    const sample = text.slice(0, mostLetters);
    if (sample !== '') written[kind].push(sample);
    letters += sample.length + 1;
  }
  return written;
}

function* textsOf(content: ResumeContent): Generator<WrittenText> {
  for (const [name, section] of Object.entries(content)) {
    if (unwritten.has(name)) continue;
    if (Array.isArray(section)) for (const entry of section) yield* textsInEntry(entry);
    else if (typeof section === 'string') yield { text: section, kind: kindOf(name, 'label') };
    else if (typeof section === 'object') yield* textsInEntry(section);
  }
}

const textsInEntry = memoized((entry: object): readonly WrittenText[] =>
  textsIn(entry, 'label', []),
);

function textsIn(value: unknown, kind: Kind, texts: WrittenText[]): WrittenText[] {
  if (typeof value === 'string') texts.push({ text: value, kind });
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value))
      if (!unwritten.has(key)) textsIn(one, kindOf(key, kind), texts);
  return texts;
}

const kindOf = (field: string, otherwise: Kind): Kind => kinds.get(field) ?? otherwise;

/** Fields that are written in sentences, or at least in phrases of their owner's; and skills. */
const kinds: ReadonlyMap<string, Kind> = new Map([
  ['summary', 'prose'],
  ['description', 'prose'],
  ['bullets', 'prose'],
  ['interests', 'prose'],
  ['category', 'skill'],
  ['items', 'skill'],
  ['itemsText', 'skill'],
]);

/** Ids, names of people and places, addresses, dates and what is stored as one of a few values. */
const unwritten: ReadonlySet<string> = new Set([
  'id',
  'place',
  'photoId',
  'kind',
  'proficiency',
  'startDate',
  'endDate',
  'date',
  'firstName',
  'lastName',
  'email',
  'phone',
  'website',
  'link',
  'links',
  'url',
  'doi',
  'company',
  'institution',
  'location',
  'issuer',
  'organization',
  'publisher',
  'venue',
  'awarder',
  'authors',
  'inventors',
  'technologies',
]);
