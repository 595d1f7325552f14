import { cefrLevels, proficiencies } from '@folio/contract/content-choices';
import { type DocumentLanguage, languageTags } from '@folio/contract/document-languages';
import { type SectionName, sectionNames } from '@folio/contract/section-names';
import { sections } from '@folio/contract/sections';
import { readTable, TableError } from '@folio/tables/read-table';
import { tableOf } from './language-tables.ts';

/**
 * The words that a document adds to those of its owner, beside the titles of its sections and how
 * well a language is spoken. `{page}` and `{pages}` are replaced by the layout, what else stands in
 * braces by who asks for the word.
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

/** What of a stored level is a word; those of the European framework (A1 to C2) are none. */
type Level = (typeof proficiencies)[number];

export type DocumentWords = Readonly<Record<WordId, string>> & {
  sectionTitles: Readonly<Record<SectionName, string>>;
  proficiencies: Readonly<Record<Level, string>>;
};

/**
 * The words that documents add in a language.
 *
 * @throws MissingWordsError if they are not loaded.
 */
export function documentWords(language: DocumentLanguage): DocumentWords {
  const found = all.get(language) ?? wordsOf(language);
  all.set(language, found);
  return found;
}

const all = new Map<DocumentLanguage, DocumentWords>();

/** The label before a text: 'Link: ', with the language's punctuation. */
export const labelBefore = (label: string, { labeled }: DocumentWords): string =>
  labeled.slice(0, labeled.indexOf('{text}')).replace('{label}', () => label);

/** A text between the quotation marks of the language. */
export const quotedIn = (text: string, { quoted }: DocumentWords): string =>
  quoted.replace('{text}', () => text);

/**
 * A stored level in the document's words; one that only a later release knows is returned
 * unchanged.
 */
export const levelText = (stored: string, words: DocumentWords): string =>
  new Map(Object.entries(words.proficiencies)).get(stored) ?? stored;

/** @throws TableError where the table lacks a word. */
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
    // What the product calls its sections in English is said once, where they are defined.
    sectionTitles: record(sectionNames, (name) =>
      language === 'en' ? sections[name].documentTitle : word(`section/${name}`),
    ),
    proficiencies: record(proficiencies, (level) =>
      isFrameworkLevel(level) ? level : word(`level/${level}`),
    ),
  };
}

const isFrameworkLevel = (level: string): boolean => cefrLevels.some((one) => one === level);

/** The rows of one language: few documents of a process are in another. */
const readWords = (language: DocumentLanguage) =>
  readTable(
    tableOf(language, 'words', english),
    { language: languageTags, word: 'text', text: 'text' },
    language,
  );

const english = new URL('./document-words.tsv?of=en', import.meta.url);
