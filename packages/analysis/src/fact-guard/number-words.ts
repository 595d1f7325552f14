import { readTable } from '@folio/tables/read-table';

const table = readTable(new URL('./number-words.tsv', import.meta.url), {
  kind: ['unit', 'ten', 'magnitude'],
  word: 'text',
  value: 'text',
});
type Kind = (typeof table)[number]['kind'];

const valuesOf = (wanted: Kind): ReadonlyMap<string, number> =>
  new Map(table.filter(({ kind }) => kind === wanted).map((row) => [row.word, Number(row.value)]));

const units = valuesOf('unit');
const tens = valuesOf('ten');
/** 'thousand', 'k', 'lakh', and what they multiply by. */
export const magnitudes = valuesOf('magnitude');

const names = (values: ReadonlyMap<string, number>) => [...values.keys()].join('|');
const large = 'dozen|hundred|thousand|lakhs?|million|crores?|billion';
const small = `(?:${names(tens)})(?:[- ](?:one|${names(units)}))?|${names(units)}`;

/** 'twenty-five', 'three hundred', 'a dozen', 'two million'. 'one' alone is too often a pronoun. */
export const numberWordSource = `(?:(?:${small})|(?:an?|one|half a) (?=${large}))(?:[- ]?(?:${large})\\b)*`;

export function valueOfWords(text: string): number {
  let value = 0;
  let group = 0;
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    const magnitude = magnitudes.get(word);
    if (word === 'half') group = 0.5;
    else if (word === 'a' || word === 'an' || word === 'one') group += group === 0.5 ? 0 : 1;
    else if (magnitude !== undefined) group = Math.max(group, 0.5) * magnitude;
    else group += units.get(word) ?? tens.get(word) ?? 0;
  }
  value += group;
  return value;
}
