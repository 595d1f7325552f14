import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';
import { tableFaults } from './table-faults.ts';

const columns = { kind: ['role', 'school'], term: 'text' } as const;
const table = '# Source: invented\nkind\tterm\nrole\tcook\nschool\tcollege\n';

test('rows become records, and lines about the source are passed over', () => {
  expect(readTable(table, columns)).toEqual([
    { kind: 'role', term: 'cook' },
    { kind: 'school', term: 'college' },
  ]);
});

test('columns one by one make the same records', () => {
  expect(readTable(['kind\nrole\nschool', 'term\ncook\ncollege'], columns)).toEqual([
    { kind: 'role', term: 'cook' },
    { kind: 'school', term: 'college' },
  ]);
});

test.each([
  ['rows', table],
  ['columns', ['kind\nrole\nschool', 'term\ncook\ncollege']],
])('of %s, those are read that are asked for', (_, source) => {
  expect(readTable(source, columns, 'school')).toEqual([{ kind: 'school', term: 'college' }]);
});

test.each([
  ['a missing column', 'term\ncook\n', /columns are not kind, term/],
  ['a missing cell', 'kind\tterm\ncook\n', /Line 2 has 1 cells/],
  ['a kind that nobody knows', 'kind\tterm\ntrade\tcook\n', /Line 2: 'trade' is no kind/],
])('%s is refused, with the number of the line', (_, text, message) => {
  expect(() => readTable(text, columns)).toThrow(message);
});

test('a good table has no faults', () => {
  expect(tableFaults(table, ['kind', 'term'])).toEqual([]);
});

test.each([
  ['a term twice', 'kind\tterm\nrole\tcook\nrole\tcook\n', /Line 3 says again what line 2/],
  ['a row out of order', 'kind\tterm\nrole\tcook\nrole\tbaker\n', /Line 3 is not sorted/],
  ['a decomposed accent', 'kind\tterm\nrole\tma\u0301s\n', /Line 2 is not in NFC/],
  ['a blank at the edge', 'kind\tterm\nrole\tcook \n', /Line 2 has loose blanks/],
  ['no end of the last line', 'kind\tterm\nrole\tcook', /last line/],
])('%s is a fault', (_, text, message) => {
  expect(tableFaults(text, ['kind', 'term'])).toEqual([expect.stringMatching(message)]);
});
