import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ResumeContent } from '@folio/contract/resume-content';
import { areas } from '../checks/check.ts';
import type { ResumeScore } from '../score/score-resume.ts';

const fixtures = join(import.meta.dirname, '../../fixtures');

/** The month in which the resumes were written, up to which years of work are counted. */
export const monthOfRanking = '2025-06';

/** Returns a score with its decimals. */
export const pointsOf = ({ areas: scores }: ResumeScore): number =>
  areas.reduce((sum, area) => sum + scores[area].score, 0);

export type RankedGroup = {
  name: string;
  /** By number. */
  resumes: ReadonlyMap<string, ResumeContent>;
  /** Each reader's order, best first. */
  orders: readonly (readonly string[])[];
};

type Entry = Record<string, unknown>;
type Written = Entry & { volunteering?: Entry[]; awards?: Entry[]; languages?: Entry[] };
/** Language levels that the content's schema does not have. */
const levels: Record<string, string> = { Advanced: 'C1', Intermediate: 'B1' };

/**
 * The authors of these files wrote `role` for a job's position and `issuer` for the giver of an
 * award.
 */
function contentOf(path: string): ResumeContent {
  const written: Written = JSON.parse(readFileSync(path, 'utf8'));
  const { volunteering = [], awards = [], languages = [], ...rest } = written;
  return ResumeContent.parse({
    ...rest,
    volunteering: volunteering.map(({ role, ...post }) => ({ position: role, ...post })),
    awards: awards.map(({ issuer, ...award }) => ({ awarder: issuer, ...award })),
    languages: languages.map((one) => ({
      ...one,
      proficiency: levels[String(one.proficiency)] ?? one.proficiency,
    })),
  });
}

/** Reads a reader's table: group, resumes from best to worst, and reasons. */
function readersIn(folder: string): Map<string, string[]>[] {
  const paths = globSync('*.tsv', { cwd: folder }).sort();
  return paths.map((path) => {
    const [, ...rows] = readFileSync(join(folder, path), 'utf8').trim().split('\n');
    const cells = rows.map((row) => row.split('\t'));
    return new Map(cells.map(([group = '', ...order]) => [group, order.slice(0, 5)]));
  });
}

/**
 * Returns groups of resumes of one trade and level, ranked by readers who had not seen the score.
 */
export function rankedGroups(set = 'ranked'): RankedGroup[] {
  const folder = join(fixtures, set);
  const readers = readersIn(folder);
  const files = globSync('*/[0-9].json', { cwd: folder }).sort();
  return [...Map.groupBy(files, (path) => dirname(path))]
    .map(([name, paths]) => ({
      name,
      resumes: new Map(
        paths.map((path) => [basename(path, '.json'), contentOf(join(folder, path))]),
      ),
      orders: readers.flatMap((reader) => (reader.has(name) ? [reader.get(name) ?? []] : [])),
    }))
    .filter(({ orders }) => orders.length > 0);
}
