import { readTable } from '@folio/tables/read-table';

/** On what terms somebody worked, which is neither role nor employer, in the languages of Europe. */
const terms = readTable(new URL('./contract-terms.tsv', import.meta.url), {
  language: 'text',
  pattern: 'text',
})
  .map(({ pattern }) => pattern)
  .join('|');

const alone = new RegExp(
  `^\\(?(?:${terms})(?:\\s*(?:(?:[,/·&+]|(?<=\\s)(?:and|und|et|y|e|en|og|och|i)(?=\\s))\\s*)?(?:${terms}|\\d{1,3}\\s?%))*\\)?$`,
  'iu',
);
/** '(Vollzeit)', '(CDD de six mois)', '(zeitarbeit über Acme)'. */
const bracketed = new RegExp(
  `(?:(?<!\\s)\\s+)?[([](?:${terms}|freelance|self-employed)(?:[\\s,/–-][^()[\\]]{0,40})?[)\\]](?=$|,)`,
  'iu',
);

export const saysContract = (text: string): boolean => text.length < 60 && alone.test(text);

/** A text without the terms behind it in brackets. */
export const withoutContract = (text: string): string => text.replace(bracketed, '');
