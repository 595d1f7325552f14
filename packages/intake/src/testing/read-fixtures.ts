import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Bullets } from '@folio/contract/bullet-fields';
import { readResume } from '../read-resume.ts';
import {
  type Expected,
  type Measured,
  measured,
  type Score,
  scoreReading,
} from './score-reading.ts';

/**
 * `tuned` was looked at while the steps were written, `held-back` was not, but comes from the same
 * makers. `others` and `unseen` were made by people who did not know the reader: on the first it was
 * repaired afterwards, of the second what goes wrong is never looked at, only counted. `looked-at` and
 * `first-sight` are by two more such makers: the reader learns from the first, the second is only counted.
 */
export type FixtureSet = 'tuned' | 'held-back' | 'others' | 'unseen' | 'looked-at' | 'first-sight';

export type Scored = { file: string; expected: Expected; score: Score; problem?: string };

const fixtures = join(import.meta.dirname, '../../fixtures');

/** A set's files, without what is said about them. */
export function fixtureFiles(set: FixtureSet): string[] {
  const about = /\.(?:expected\.json|tsv|jsonl\.gz)$/;
  return readdirSync(join(fixtures, set)).filter((file) => !about.test(file));
}

export function readFixture(set: FixtureSet, file: string) {
  const bytes = new Uint8Array(readFileSync(join(fixtures, set, file)));
  const json = file.replace(/\.[^.]+$/, '.expected.json');
  const expected: Expected = JSON.parse(readFileSync(join(fixtures, set, json), 'utf8'));
  // Fixtures are written as callers write content, their bullet points as plain strings; some hold
  // what our schema refuses.
  for (const job of expected.content.workExperience) job.bullets = Bullets.parse(job.bullets);
  return { bytes, expected };
}

/** Reads every file of a set and compares; a file that is refused has nothing right. */
export async function scoreFixtures(set: FixtureSet): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const file of fixtureFiles(set)) {
    const { bytes, expected } = readFixture(set, file);
    try {
      const score = scoreReading(expected, await readResume({ bytes }));
      scored.push({ file, expected, score });
    } catch (error) {
      const score = Object.fromEntries(measured.map((name) => [name, 0]));
      scored.push({ file, expected, score, problem: String(error) });
    }
  }
  return scored;
}

/** The mean of each field over the files that say it, and the mean of those means, in percent. */
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
