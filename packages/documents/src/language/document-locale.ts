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

/** The locale of a document: its language, the words it adds, and its date format. */
export type DocumentLocale = {
  /** The BCP 47 tag of the text, which may be a language that has no document words. */
  language: string;
  words: DocumentWords;
  dates: DateStyle;
};

type Resume = Pick<ResumeForDocument, 'content' | 'settings'>;
type LetterTexts = { text: string; date: string };

/**
 * Returns the locale that a resume's owner has chosen, or the one detected from its texts.
 *
 * @throws MissingWordsError if the words of its language are not loaded (`language-tables.ts`).
 */
export const documentLocale = (resume: Resume): DocumentLocale =>
  localeIn(readResume(resume), resume.settings?.dateFormat);

/**
 * Returns the locale of a letter, which may be in another language than the resume whose style it
 * uses.
 */
export const letterLocale = (resume: Resume, letter: LetterTexts): DocumentLocale =>
  localeIn(readLetter(resume, letter), resume.settings?.dateFormat);

/** Returns the language whose words a resume's document uses, before they are loaded. */
export const documentLanguage = (resume: Resume): DocumentLanguage =>
  wordedLanguage(readResume(resume).language);

/** Returns the languages whose words a letter uses: its own, and that of the resume in its head. */
export const letterLanguages = (
  resume: Resume,
  letter: LetterTexts,
): [DocumentLanguage, DocumentLanguage] => [
  wordedLanguage(readLetter(resume, letter).language),
  documentLanguage(resume),
];

/** Falls back to English for a language without document words. */
const wordedLanguage = (tag: string): DocumentLanguage => (isDocumentLanguage(tag) ? tag : 'en');

/** The language of a text as a BCP 47 tag, and the zero of its numbers if it has any. */
type Reading = { language: string; zero: string | undefined };

const shownReading = ({ content, settings = defaultSettings }: Resume): Reading =>
  readingOf(withoutHidden(content, settings.hiddenSections));

function readResume(resume: Resume): Reading {
  const { language, zero } = shownReading(resume);
  return { language: resume.settings?.language ?? language, zero };
}

/**
 * Detects the language of a letter from its text. The owner's choice for the resume applies if the
 * letter's text is in the resume's detected language or its language can't be detected. A letter
 * without numbers in the language of its resume uses the digits of the resume.
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

/** Numbers that a document adds use the digits of its text, or else those of its language. */
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

/** Shorter prose is weaker evidence than the titles around it. */
const leastProse = 40;

/**
 * Detects the language from prose alone, because skills, degrees and titles are often in English
 * all over the world. If there is hardly any prose, titles count as well, then skills. The name
 * decides the language of an otherwise empty resume, unless it is in Latin letters.
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

/** The number of letters examined, which bounds the time for long resumes. */
const mostLetters = 6_000;

/** Prose is sentences, labels are names such as titles and degrees. */
type WrittenTexts = Record<Kind, string[]>;
type Kind = 'prose' | 'label' | 'skill';
type WrittenText = { text: string; kind: Kind };

/** Returns the texts in the resume's language, without names, addresses and choices from a list. */
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

/** Fields that hold sentences or at least free phrases, and fields that hold skills. */
const kinds: ReadonlyMap<string, Kind> = new Map([
  ['summary', 'prose'],
  ['description', 'prose'],
  ['bullets', 'prose'],
  ['interests', 'prose'],
  ['category', 'skill'],
  ['items', 'skill'],
  ['itemsText', 'skill'],
]);

/**
 * Fields that say nothing about the language: ids, names of people and places, addresses, dates and
 * enumerated values.
 */
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
