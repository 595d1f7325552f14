import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Bullets } from '@folio/contract/bullet-fields';
import { readResume } from '../read-resume.ts';
import {
  type Expected,
  isCounted,
  type Measured,
  measured,
  repeatIn,
  type Score,
  scoreReading,
} from './score-reading.ts';

/**
 * Sets of files. `tuned` was inspected while the rules were written; `held-back` was not, but has
 * the same makers. `others` and `unseen` were made by people who did not know the reader: the rules
 * were later improved on `others`, while of `unseen` only the scores are inspected. `looked-at` and
 * `first-sight` have two more such makers: the model is trained on `looked-at`, and `first-sight`
 * is only scored.
 */
export type FixtureSet = 'tuned' | 'held-back' | 'others' | 'unseen' | 'looked-at' | 'first-sight';

export type Scored = {
  file: string;
  expected: Expected;
  score: Score;
  /** Whether the number of jobs read is correct. */
  isCounted: boolean;
  /** Eight consecutive words that occur more often in the reading than they should. */
  repeat?: string | undefined;
  problem?: string;
};

const fixtures = resolve(import.meta.dirname, '../../fixtures');

/** A set, or another folder with files and expected readings in the same format. */
type Folder = FixtureSet | `/${string}`;

/** Returns the files of a folder that have an expected reading. */
export function fixtureFiles(folder: Folder): string[] {
  const all = readdirSync(resolve(fixtures, folder));
  return all.filter((file) => all.includes(truthOf(file)));
}

const truthOf = (file: string): string => `${file.replace(/\.[^.]+$/, '')}.expected.json`;

export function readFixture(folder: Folder, file: string) {
  const bytes = new Uint8Array(readFileSync(resolve(fixtures, folder, file)));
  const truth = readFileSync(resolve(fixtures, folder, truthOf(file)), 'utf8');
  const expected: Expected = JSON.parse(truth);
  // Expected readings are in the format that API clients send, with bullets as plain strings. Some
  // contain text that the schema refuses.
  for (const job of expected.content.workExperience) job.bullets = Bullets.parse(job.bullets);
  return { bytes, expected };
}

/** Reads every file of a set and compares the result. A refused file scores zero. */
export async function scoreFixtures(folder: Folder): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const file of fixtureFiles(folder)) {
    const { bytes, expected } = readFixture(folder, file);
    try {
      const read = await readResume({ bytes });
      const score = scoreReading(expected, read);
      const repeat = repeatIn(expected, read.content);
      scored.push({ file, expected, score, isCounted: isCounted(expected, read), repeat });
    } catch (error) {
      const score = Object.fromEntries(measured.map((name) => [name, 0]));
      scored.push({ file, expected, score, isCounted: false, problem: String(error) });
    }
  }
  return scored;
}

/**
 * Returns the mean of each field over the files that have it, and the mean of those means, in
 * percent.
 */
export function tableOf(scored: readonly Pick<Scored, 'score'>[]): {
  fields: Partial<Record<Measured, number>>;
  mean: number;
} {
  const means = measured.flatMap((name): [Measured, number][] => {
    const values = scored.flatMap(({ score }) => score[name] ?? []);
    const sum = values.reduce((total, value) => total + value, 0);
    return values.length === 0 ? [] : [[name, (100 * sum) / values.length]];
  });
  const mean = means.reduce((sum, [, value]) => sum + value, 0) / means.length;
  return { fields: Object.fromEntries(means), mean };
}
