import { readTable } from '@folio/tables/read-table';
import { type ForeignLanguage, foreignLanguages } from '../../../job-match/foreign-letter-words.ts';
import { oneLine } from '../../phrases/phrases.ts';
import { has } from './resume-words.ts';

/**
 * The preposition for a workplace, by the first or last word of its name, which avoids inflected
 * adjectives; `other` is the default.
 */
const table = readTable(new URL('./workplaces.tsv', import.meta.url), {
  place: ['adjective', 'first', 'last', 'other'],
  language: foreignLanguages,
  pattern: 'text',
  phrase: 'text',
}).map(({ place, pattern, ...row }) => ({
  ...row,
  place,
  pattern: new RegExp(
    place === 'last' ? `(?:^|[ .-])(?:${pattern})$` : String.raw`^(?:${pattern})(?![\p{L}\p{M}])`,
    'iu',
  ),
}));
const order = ['adjective', 'last', 'first', 'other'];

/**
 * 'bei der Presswerk Mulde GmbH', 'à l’Hôpital Saint-Luc', 'no Grupo Araucária'; empty without an
 * employer.
 */
export function workplace(company: string, language: ForeignLanguage): string {
  const name = oneLine(company);
  if (name === '' || has('self', language, name)) return '';
  // Keeps the full stop of an abbreviation.
  const rows = table.filter((row) => row.language === language);
  const found = order.flatMap((place) =>
    rows.filter((row) => row.place === place && (place === 'other' || row.pattern.test(name))),
  );
  return (found[0]?.phrase ?? '{name}').replace('{name}', () => name);
}
