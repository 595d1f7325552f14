import type { TableSource } from '@folio/tables/read-table';

/** The words and dates of all languages: a separate chunk, which a page in English never loads. */
export type OtherLanguages = { words: TableSource; dates: TableSource };

export const otherLanguages: OtherLanguages = {
  words: new URL('./document-words.tsv', import.meta.url),
  dates: new URL('./document-dates.tsv', import.meta.url),
};
