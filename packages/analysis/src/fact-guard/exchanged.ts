import { readTable } from '@folio/tables/read-table';
import type { FactFlag } from './fact-flag.ts';

const families = readTable(new URL('./exchanged.tsv', import.meta.url), { words: 'text' }).map(
  ({ words }) => words.split(' '),
);
const familiesOf = new Map<string, string[][]>();
for (const family of families)
  for (const word of family) familiesOf.set(word, [...(familiesOf.get(word) ?? []), family]);

const inWords = /[\p{L}-]+/gu;
const lowerWordsIn = (text: string): string[] =>
  Array.from(text.toLowerCase().matchAll(inWords), ([word]) => word);

/**
 * Finds words exchanged for another of their kind: 'the production environment' for 'the staging
 * environment'. Reports one only if the source has a word of that kind that the output has lost.
 */
export function exchangedKinds(source: string, output: string): FactFlag[] {
  const [known, said] = [new Set(lowerWordsIn(source)), new Set(lowerWordsIn(output))];
  return Array.from(output.matchAll(inWords)).flatMap(({ 0: text, index }) => {
    const lower = text.toLowerCase();
    const isExchanged = (familiesOf.get(lower) ?? []).some(
      (family) =>
        !family.some((word) => known.has(word) && (word === lower || said.has(word))) &&
        family.some((word) => known.has(word)),
    );
    return isExchanged
      ? [{ kind: 'claim' as const, text, start: index, end: index + text.length }]
      : [];
  });
}
