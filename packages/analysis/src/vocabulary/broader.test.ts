import { readTable } from '@folio/tables/read-table';
import { expect, test } from 'vitest';
import { broaderThan } from './broader.ts';
import { namesOf } from './names.ts';
import { phraseKey } from './phrase.ts';

const rows = readTable(new URL('./broader.tsv', import.meta.url), {
  skill: 'text',
  broader: 'text',
});

test('every narrower skill is one that the vocabulary knows, by its own name', () => {
  const names = namesOf('en');
  const unknown = rows.filter(({ skill }) => names.get(phraseKey(skill))?.skill.name !== skill);
  expect(unknown).toEqual([]);
});

test('no skill is, over others, a kind of itself', () => {
  for (const { skill } of rows) {
    const id = phraseKey(skill);
    for (const broader of broaderThan(id)) expect(broaderThan(broader), skill).not.toContain(id);
  }
});

test.each([
  ['HPLC', 'Chromatography'],
  ['TIG welding', 'Welding'],
  ['Redux', 'JavaScript'],
  ['qPCR', 'Molecular biology'],
])('%s is a kind of %s, and not the other way round', (narrow, broad) => {
  expect(broaderThan(phraseKey(narrow))).toContain(phraseKey(broad));
  expect(broaderThan(phraseKey(broad))).not.toContain(phraseKey(narrow));
});
