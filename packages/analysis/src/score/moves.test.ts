import { ResumeContent } from '@folio/contract/resume-content';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areas } from '../checks/check.ts';
import { loadSpelling } from '../spelling/load-spelling.ts';
import { evidenceMoves, unfinishedEntries } from '../testing/evidence-moves.ts';
import {
  badBullets,
  degradingMoves,
  goodBullets,
  improvingMoves,
  someResume,
} from '../testing/moves.ts';
import { strongResume } from '../testing/resumes.ts';
import { scoreResume } from './score-resume.ts';

// What is asked for follows from the career, which a move may tell otherwise: here it is chosen.
const options = { spelling: await loadSpelling(), careerStage: 'early' as const };
const pointsOf = (content: ResumeContent) => {
  const { areas: scores } = scoreResume(content, options);
  return areas.reduce((sum, area) => sum + scores[area].score, 0);
};
const runs = { numRuns: 60, seed: 7 };

it.each(Object.keys(improvingMoves))('never lowers the score: %s', (name) => {
  fc.assert(
    fc.property(someResume(), (content) => {
      const better = improvingMoves[name]?.(content) ?? content;
      expect(pointsOf(better)).toBeGreaterThanOrEqual(pointsOf(content) - 1e-6);
    }),
    runs,
  );
});

it.each(Object.keys(degradingMoves))('never raises the score: %s', (name) => {
  fc.assert(
    fc.property(someResume(), (content) => {
      const worse = degradingMoves[name]?.(content) ?? content;
      expect(pointsOf(worse)).toBeLessThanOrEqual(pointsOf(content) + 1e-6);
    }),
    runs,
  );
});

it.each(Object.keys(evidenceMoves))('counts evidence the same wherever it stands: %s', (name) => {
  const moved = evidenceMoves[name]?.(strongResume) ?? strongResume;
  expect(Math.abs(pointsOf(moved) - pointsOf(strongResume))).toBeLessThanOrEqual(2);
});

it.each(Object.keys(unfinishedEntries))(
  'never scores less for what is not finished: %s',
  (name) => {
    fc.assert(
      fc.property(someResume(), (content) => {
        const begun = unfinishedEntries[name]?.(content) ?? content;
        expect(pointsOf(begun)).toBeGreaterThanOrEqual(pointsOf(content) - 1e-6);
      }),
      runs,
    );
  },
);

it('moves something: good bullets score above bad ones', () => {
  const resume = (bullets: string[]) =>
    pointsOf(ResumeContent.parse({ workExperience: [{ position: 'Cook', bullets }] }));
  expect(resume(goodBullets.slice(0, 4)) - resume(badBullets.slice(0, 4))).toBeGreaterThan(20);
});
