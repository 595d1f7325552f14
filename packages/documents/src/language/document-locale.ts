import type { DateFormat } from '@folio/contract/date-text';
import { type DocumentLanguage, documentLanguages } from '@folio/contract/document-languages';
import { defaultSettings } from '@folio/contract/document-settings';
import type { ResumeContent } from '@folio/contract/resume-content';
import { withoutHidden } from '@folio/contract/without-hidden';
import type { ResumeForDocument } from '../resume-for-document.ts';
import { zeroOf } from './digits.ts';
import type { DateStyle } from './document-dates.ts';
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

/** The locale of a letter: it may be written in another language than the resume whose look it has. */
export function letterLocale(
  { content, settings = defaultSettings }: Pick<ResumeForDocument, 'content' | 'settings'>,
  text: string,
): DocumentLocale {
  const language = settings.language ?? languageOf(text) ?? readingOf(content).language;
  return localeIn(language, settings.dateFormat, zeroOf(text));
}

/** Where there are no words in a language, they are English. */
function localeIn(tag: string, format: DateFormat, zero: string): DocumentLocale {
  const language = isDocumentLanguage(tag) ? tag : 'en';
  const words = documentWords(language);
  return { language: tag, words, dates: { language, format, present: words.present, zero } };
}

const isDocumentLanguage = (tag: string): tag is DocumentLanguage => tag in documentLanguages;

type Reading = { language: string; zero: string };
/** A content never changes once it is made, and is asked for its language by all that set it. */
const readings = new WeakMap<ResumeContent, Reading>();

function readingOf(content: ResumeContent): Reading {
  const known = readings.get(content);
  if (known) return known;
  const texts = writtenTexts(content);
  const language = toldLanguage(texts, content) ?? 'en';
  const reading = { language, zero: zeroOf(texts.join('\n')) };
  readings.set(content, reading);
  return reading;
}

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
  for (const written of textsIn(content)) {
    if (letters > mostLetters) break;
    const text = written.slice(0, mostLetters);
    if (text !== '') texts.push(text);
    letters += text.length + 1;
  }
  return texts;
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) if (!unwritten.has(key)) yield* textsIn(one);
}

/** Ids, names of people and places, addresses, dates and what is stored as one of a few values. */
const unwritten: ReadonlySet<string> = new Set([
  ...['id', 'place', 'photoId', 'kind', 'proficiency', 'startDate', 'endDate', 'date'],
  ...['firstName', 'lastName', 'email', 'phone', 'website', 'link', 'links', 'url', 'doi'],
  ...['company', 'institution', 'location', 'issuer', 'organization', 'publisher', 'technologies'],
]);
