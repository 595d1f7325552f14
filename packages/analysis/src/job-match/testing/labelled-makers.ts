import { readdirSync } from 'node:fs';
import { type NeedsFixture, needsFixtures } from './needs-fixtures.ts';

const folder = new URL('../../../fixtures/advertisements/learned/', import.meta.url);

/** Advertisements to learn from, by who wrote and labelled them. */
export const labelledMakers = (): Map<string, NeedsFixture[]> =>
  new Map<string, NeedsFixture[]>([
    ['first', [...needsFixtures('tuned'), ...needsFixtures('opened')]],
    ...readdirSync(folder)
      .toSorted()
      .map((maker): [string, NeedsFixture[]] => [maker, needsFixtures(`learned/${maker}`)]),
  ]);
