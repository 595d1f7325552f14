import { readTable } from '@folio/tables/read-table';

/** What employers are called beyond the commonest: farms, forces, churches, workshops, in several languages. */
const words = readTable(new URL('./company-words.tsv', import.meta.url), {
  language: 'text',
  pattern: 'text',
});

const companyWords = new RegExp(
  `(?<![\\p{L}-])(?:${words.map(({ pattern }) => pattern).join('|')})(?![\\p{L}-])`,
  'iu',
);

export const namesOtherCompany = (text: string): boolean => companyWords.test(text);
