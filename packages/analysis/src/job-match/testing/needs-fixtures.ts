import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a careful reader takes from an advertisement, whose text is stored beside it. */
export interface LabeledNeeds {
  occupation: string;
  /** ISO 639-1 */
  language: string;
  title: string;
  employer: string;
  /** The place of work and the pay in the text's own words, where they were labeled; empty where none is named. */
  place?: string;
  pay?: string;
  required: string[];
  preferred: string[];
  /** Those of kind 'years' have a number. */
  knockouts: { kind: string; text: string; years?: number }[];
}

export type NeedsFixture = { file: string; text: string; gold: LabeledNeeds };

/**
 * `tuned`: looked at while the reader was changed; `held-back`: opened only at the end; `names`:
 * the same, for titles and employers; `pages`: as they are copied from pages, one half of which is looked at
 * and the names of its jobs learned from, the other only counted; the others are learned from.
 */
export type NeedsSet =
  | 'tuned'
  | 'held-back'
  | 'names'
  | 'opened'
  | 'pages/held-back'
  | 'pages/looked-at'
  | `learned/${string}`;

/** Returns the advertisements of a set by number; none if the folder is empty. */
export function needsFixtures(set: NeedsSet): NeedsFixture[] {
  const folder = fileURLToPath(
    new URL(`../../../fixtures/advertisements/${set}/`, import.meta.url),
  );
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      file,
      text: readFileSync(folder + file.replace(/json$/, 'txt'), 'utf8'),
      gold: JSON.parse(readFileSync(folder + file, 'utf8')),
    }));
}

const learnedFolder = new URL('../../../fixtures/advertisements/learned/', import.meta.url);

/** Advertisements to learn from, by who wrote and labeled them. */
export const labeledMakers = (): Map<string, NeedsFixture[]> =>
  new Map<string, NeedsFixture[]>([
    ['first', [...needsFixtures('tuned'), ...needsFixtures('opened')]],
    ...readdirSync(learnedFolder)
      .toSorted()
      .map((maker): [string, NeedsFixture[]] => [maker, needsFixtures(`learned/${maker}`)]),
  ]);
