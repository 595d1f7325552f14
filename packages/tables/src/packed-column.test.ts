import { expect, test } from 'vitest';
import { packColumn, unpackColumn } from './packed-column.ts';
import { readTable } from './read-table.ts';

test('values that come again are written once, and come back in their rows', () => {
  const cells = ['kind', ...Array.from({ length: 60 }, (_, at) => `section/${at % 6}`)];
  const packed = packColumn(cells);
  expect(JSON.stringify(packed).length).toBeLessThan(cells.join('\n').length / 3);
  expect(unpackColumn(packed)).toEqual(cells);
});

test.each([1, 43, 44, 45, 77, 78, 79, 200])('a column of %i values comes back', (count) => {
  const values = Array.from({ length: count }, (_, at) => (at === 0 ? '' : `value "${at}"`));
  const cells = ['term', ...values, ...values.toReversed(), ...values];
  expect(unpackColumn(packColumn(cells))).toEqual(cells);
  expect(JSON.parse(JSON.stringify(packColumn(cells)))).toEqual(packColumn(cells));
});

test('lists of words say once what neighbors begin with', () => {
  const words = ['manage', 'managed', 'manager', 'managerial', 'managing', '𝒶𝒷', '𝒶𝒸'];
  const cells = ['signs', words.join(' '), '', ...words.map((word) => `${word} ${word}s`)];
  const packed = packColumn(cells);
  expect(packed).toMatchObject({ lists: expect.stringMatching(/^0manage6d6r7ial5ing/) });
  expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(cells.join('\n')).length);
  expect(unpackColumn(JSON.parse(JSON.stringify(packed)))).toEqual(cells);
});

test('a list with a figure in it stays as it is', () => {
  expect(packColumn(['unit', 'meter meters meter2 meters2'])).toBe(
    'unit\nmeter meters meter2 meters2',
  );
});

test('what would not be smaller stays as it is', () => {
  expect(packColumn(['term', 'cook', 'college'])).toBe('term\ncook\ncollege');
});

test('a packed column makes the same records', () => {
  const kinds = ['kind', 'role', ...Array.from({ length: 30 }, () => 'school')];
  const terms = ['term', ...Array.from({ length: 31 }, (_, at) => `term ${at}`)];
  const columns = { kind: ['role', 'school'], term: 'text' } as const;
  const source = [packColumn(kinds), packColumn(terms)];
  expect(typeof source[0]).toBe('object');
  const text = `${kinds.map((kind, at) => `${kind}\t${terms[at]}`).join('\n')}\n`;
  expect(readTable(source, columns)).toEqual(readTable(text, columns));
  expect(readTable(source, columns, 'role')).toEqual([{ kind: 'role', term: 'term 0' }]);
});
