import { cefrLevels, proficiencies } from '@folio/contract/content-choices';
import { type DocumentLanguage, languageTags } from '@folio/contract/document-languages';
import { type SectionName, sectionNames } from '@folio/contract/section-names';
import { sections } from '@folio/contract/sections';
import { readTable, TableError } from '@folio/tables/read-table';
import { tableOf } from './language-tables.ts';

/**
 * The words that a document adds to its owner's text, except section titles and language levels.
 * The layout replaces `{page}` and `{pages}`; the callers fill in other placeholders.
 */
const wordIds = [
  'address',
  'contact',
  'coverLetter',
  'email',
  'footer',
  'interview',
  'labeled',
  'pageLabel',
  'personalDetails',
  'phone',
  'photo',
  'photoOf',
  'present',
  'projectLink',
  'quoted',
  'resume',
  'subject',
  'website',
] as const;
type WordId = (typeof wordIds)[number];

/** The stored levels that are translated. Levels of the European framework (A1 to C2) are not. */
type Level = (typeof proficiencies)[number];

export type DocumentWords = Readonly<Record<WordId, string>> & {
  sectionTitles: Readonly<Record<SectionName, string>>;
  proficiencies: Readonly<Record<Level, string>>;
};

/**
 * Returns the words that documents in a language add.
 *
 * @throws MissingWordsError if they are not loaded.
 */
export function documentWords(language: DocumentLanguage): DocumentWords {
  const found = all.get(language) ?? wordsOf(language);
  all.set(language, found);
  return found;
}

const all = new Map<DocumentLanguage, DocumentWords>();

/** Returns the label of a text with the language's punctuation: 'Link: '. */
export const labelBefore = (label: string, { labeled }: DocumentWords): string =>
  labeled.slice(0, labeled.indexOf('{text}')).replace('{label}', () => label);

/** A text between the quotation marks of the language. */
export const quotedIn = (text: string, { quoted }: DocumentWords): string =>
  quoted.replace('{text}', () => text);

/** Translates a stored level; returns one that only a later release knows unchanged. */
export const levelText = (stored: string, words: DocumentWords): string =>
  new Map(Object.entries(words.proficiencies)).get(stored) ?? stored;

/** @throws TableError if the table lacks a word. */
function wordsOf(language: DocumentLanguage): DocumentWords {
  const rows = new Map(readWords(language).map(({ word: id, text }) => [id, text]));
  const word = (id: string): string => {
    const text = rows.get(id);
    if (text === undefined) throw new TableError(`'${language}' has no word '${id}'`);
    return text;
  };
  const record = <Id extends string>(ids: readonly Id[], toText: (id: Id) => string) =>
    Object.fromEntries(ids.map((id) => [id, toText(id)])) as Record<Id, string>;
  return {
    ...record(wordIds, word),
    // English section titles are defined once, with the sections.
    sectionTitles: record(sectionNames, (name) =>
      language === 'en' ? sections[name].documentTitle : word(`section/${name}`),
    ),
    proficiencies: record(proficiencies, (level) =>
      isFrameworkLevel(level) ? level : word(`level/${level}`),
    ),
  };
}

const isFrameworkLevel = (level: string): boolean => cefrLevels.some((one) => one === level);

/** Reads the rows of one language at a time, since a process rarely needs others. */
const readWords = (language: DocumentLanguage) =>
  readTable(
    tableOf(language, 'words', english),
    { language: languageTags, word: 'text', text: 'text' },
    language,
  );

const english = new URL('./document-words.tsv?of=en', import.meta.url);
