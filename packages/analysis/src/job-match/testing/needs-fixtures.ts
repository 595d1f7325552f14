import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A careful reader's labels for an advertisement, whose text is stored beside them. */
export interface LabeledNeeds {
  occupation: string;
  /** ISO 639-1 */
  language: string;
  title: string;
  employer: string;
  /**
   * The place of work and the pay in the text's own words, if they were labeled. Empty if none is
   * named.
   */
  place?: string;
  pay?: string;
  required: string[];
  preferred: string[];
  /** Knock-outs of kind 'years' have a number. */
  knockouts: { kind: string; text: string; years?: number }[];
}

export type NeedsFixture = { file: string; text: string; gold: LabeledNeeds };

/**
 * `tuned`: inspected while the reader was changed; `held-back`: opened only at the end; `names`:
 * the same, for titles and employers; `pages`: as copied from web pages, half of which are
 * inspected and used to train names, the other half only evaluated; the others are used for
 * training.
 */
export type NeedsSet =
  | 'tuned'
  | 'held-back'
  | 'names'
  | 'opened'
  | 'pages/held-back'
  | 'pages/looked-at'
  | `learned/${string}`;

/** Returns the advertisements of a set by number, or none if the folder is empty. */
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

/** Returns the training advertisements by who wrote and labeled them. */
export const labeledMakers = (): Map<string, NeedsFixture[]> =>
  new Map<string, NeedsFixture[]>([
    ['first', [...needsFixtures('tuned'), ...needsFixtures('opened')]],
    ...readdirSync(learnedFolder)
      .toSorted()
      .map((maker): [string, NeedsFixture[]] => [maker, needsFixtures(`learned/${maker}`)]),
  ]);
