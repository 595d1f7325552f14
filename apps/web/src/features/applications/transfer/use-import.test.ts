import { applicationLimits } from '@folio/contract/application-fields';
import { expect, it } from 'vitest';
import { readApplications } from './read-applications.ts';
import { partsOf, toRows } from './use-import.ts';

const rowsOf = (text: string) => toRows(readApplications(text).read, { known: [], trashed: [] });
const sizesOf = (text: string) => partsOf(rowsOf(text)).map((part) => part.length);

it('two thousand rows are four requests, in their order', () => {
  const names = Array.from({ length: 2_000 }, (_, at) => `Cook ${at}`);
  const rows = rowsOf(['Role', ...names].join('\n'));
  const parts = partsOf(rows);
  expect(parts.map(({ length }) => length)).toEqual(
    Array(4).fill(applicationLimits.importedAtOnce),
  );
  expect(parts.flat()).toEqual(rows);
});

it('no request is larger than what the server takes, whatever its rows say', () => {
  const long = 'न'.repeat(19_000);
  const rows = Array.from({ length: 40 }, (_, at) => `Cook ${at},${long}`);
  const text = ['Role,Job description', ...rows].join('\n');
  expect(sizesOf(text).reduce((sum, size) => sum + size)).toBe(40);
  for (const part of partsOf(rowsOf(text)))
    expect(Buffer.byteLength(JSON.stringify(part.map(({ fields }) => fields)))).toBeLessThan(
      1_000_000,
    );
});

it('what lies in the trash is not added a second time unless it is asked for', () => {
  const { read } = readApplications(
    'Role,Company\nCook,Kitchen\nCook,kitchen\nBaker,Mill\nWaiter,Bar',
  );
  const named = (role: string, company: string) => ({ role, company });
  const rows = toRows(read, {
    known: [named('baker', 'Mill')],
    trashed: [named('Cook', 'KITCHEN'), named('Baker', 'Mill')],
  });
  expect(rows.map(({ isWanted, isKnown, isTrashed }) => [isWanted, isKnown, isTrashed])).toEqual([
    [false, false, true],
    [false, true, false],
    [false, true, false],
    [true, false, false],
  ]);
});
