import type { ResumeContent } from '@folio/contract/resume-content';
import fc from 'fast-check';
import { areas } from '../checks/check.ts';
import { scoreResume } from '../score/score-resume.ts';
import { loadSpelling } from '../spelling/load-spelling.ts';
import { degradingMoves, improvingMoves, someResume } from './moves.ts';

const slightest = 1e-6;

/**
 * Counts the moves tried on random resumes, and those after which the score changed as expected.
 */
export async function measureMoves(resumes: number, seed: number) {
  const options = { spelling: await loadSpelling(), careerStage: 'early' as const };
  const pointsOf = (content: ResumeContent): number => {
    const scores = scoreResume(content, options).areas;
    return areas.reduce((sum, area) => sum + scores[area].score, 0);
  };
  const sample = fc.sample(someResume(), { numRuns: resumes, seed });
  const gains = (moves: typeof improvingMoves) =>
    Object.values(moves).flatMap((move) =>
      sample.map((content) => pointsOf(move(content)) - pointsOf(content)),
    );
  const held = [
    ...gains(improvingMoves).map((gain) => gain >= -slightest),
    ...gains(degradingMoves).map((gain) => gain <= slightest),
  ];
  const moves = Object.keys(improvingMoves).length + Object.keys(degradingMoves).length;
  return { moves, tried: held.length, held: held.filter(Boolean).length };
}
