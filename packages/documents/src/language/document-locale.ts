import type { DateFormat } from '@folio/contract/date-text';
import { defaultSettings } from '@folio/contract/default-settings';
import { type DocumentLanguage, documentLanguages } from '@folio/contract/document-languages';
import type { ResumeContent } from '@folio/contract/resume-content';
import { withoutHidden } from '@folio/contract/without-hidden';
import { memoized } from '../memoize.ts';
import type { ResumeForDocument } from '../resume-for-document.ts';
import { zeroOf } from './digits.ts';
import { type DateStyle, zeroIn } from './document-dates.ts';
import { type DocumentWords, documentWords } from './document-words.ts';
import { languageOf, languageOfAll } from './language-of.ts';
import { scriptOf, scriptOfAll } from './script-of.ts';

/** How a document speaks: its language, its own words, its dates. */
export type DocumentLocale = {
  /** BCP 47, for machines: that of the text, of which there may be no words. */
  language: string;
  words: DocumentWords;
  dates: DateStyle;
};

/** The locale that a resume's owner has chosen, or the one that it is written in. */
export function documentLocale({
  content,
  settings = defaultSettings,
}: Pick<ResumeForDocument, 'content' | 'settings'>): DocumentLocale {
  const { language, zero } = readingOf(withoutHidden(content, settings.hiddenSections));
  return localeIn(settings.language ?? language, settings.dateFormat, zero);
}

/**
 * The locale of a letter: it may be written in another language than the resume whose look it has. One
 * in the same language, without a number in it, has the digits of the resume.
 */
export function letterLocale(
  { content, settings = defaultSettings }: Pick<ResumeForDocument, 'content' | 'settings'>,
  { text, date }: { text: string; date: string },
): DocumentLocale {
  const resume = readingOf(content);
  const language = settings.language ?? languageOf(text) ?? resume.language;
  const zero =
    zeroOf(`${text}\n${date}`) ?? (language === resume.language ? resume.zero : undefined);
  return localeIn(language, settings.dateFormat, zero);
}

/** One object for each, so that what is made with it is known to be the same. */
const locales = new Map<string, DocumentLocale>();

/**
 * Where there are no words in a language, they are English. All numbers that a document adds are in the
 * digits of its owner's numbers; who writes none gets those of the language.
 */
function localeIn(tag: string, format: DateFormat, written: string | undefined): DocumentLocale {
  const key = `${tag} ${format} ${written}`;
  const known = locales.get(key);
  if (known) return known;
  const language = isDocumentLanguage(tag) ? tag : 'en';
  const zero = written ?? zeroIn(language);
  const words = documentWords(language);
  const dates = { language, format, present: words.present, zero };
  const locale = { language: tag, words, dates };
  locales.set(key, locale);
  return locale;
}

const isDocumentLanguage = (tag: string): tag is DocumentLanguage => tag in documentLanguages;

/** A content never changes once it is made, and is asked for its language by all that set it. */
const readingOf = memoized((content: ResumeContent) => {
  const texts = writtenTexts(content);
  const language = toldLanguage(texts, content) ?? 'en';
  return { language, zero: zeroOf(texts.join('\n')) };
});

/** A name says how a resume that says nothing else will be written, unless its letters are Latin. */
function toldLanguage(texts: readonly string[], { personalInfo }: ResumeContent) {
  const name = `${personalInfo.firstName} ${personalInfo.lastName}`;
  const isAlone = scriptOfAll(texts) === undefined && scriptOf(name) !== 'latin';
  return isAlone ? languageOf(name) : languageOfAll(texts);
}

/** As much of a resume as tells its language, so that a long one takes no longer. */
const mostLetters = 6_000;

/** What is written in the resume's language: no names, no addresses, and nothing chosen from a list. */
function writtenTexts(content: ResumeContent): string[] {
  const texts: string[] = [];
  let letters = 0;
  for (const written of textsOf(content)) {
    if (letters > mostLetters) break;
    const text = written.slice(0, mostLetters);
    if (text !== '') texts.push(text);
    letters += text.length + 1;
  }
  return texts;
}

function* textsOf(content: ResumeContent): Generator<string> {
  for (const [name, section] of Object.entries(content)) {
    if (unwritten.has(name)) continue;
    if (Array.isArray(section)) for (const entry of section) yield* textsInEntry(entry);
    else if (typeof section === 'string') yield section;
    else if (typeof section === 'object') yield* textsInEntry(section);
  }
}

const textsInEntry = memoized((entry: object): readonly string[] => textsIn(entry, []));

function textsIn(value: unknown, texts: string[]): string[] {
  if (typeof value === 'string') texts.push(value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) if (!unwritten.has(key)) textsIn(one, texts);
  return texts;
}

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
  'technologies',
]);
