import { expect, it } from 'vitest';
import { firstSights, makerOf } from './makers.ts';
import { fixtureFiles } from './read-fixtures.ts';

it('every file of others has a maker, and every first sight a file', () => {
  const files = fixtureFiles('others');
  expect(files.filter((file) => makerOf(file) === undefined)).toEqual([]);
  const all = [...files, ...fixtureFiles('looked-at')];
  expect([...firstSights().keys()].filter((file) => !all.includes(file))).toEqual([]);
});
