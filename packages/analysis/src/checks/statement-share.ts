import type { ReadResume } from '../score/read-resume.ts';
import { type Loss, whole } from './check.ts';

/** So few statements are worth full marks; fewer can't earn them. */
const fewest = 3;

/** What each statement is worth to a check that wants something of every one of them. */
export const shareOf = (weight: number, { statements }: ReadResume): number =>
  weight / Math.max(statements.length, fewest);

/** The loss for statements that are not there yet. */
export function missingStatements(weight: number, resume: ReadResume, message: string): Loss[] {
  const missing = fewest - resume.statements.length;
  if (missing <= 0) return [];
  const path = resume.jobs[0]?.path ?? 'workExperience';
  return [{ ...whole(path), message, points: missing * shareOf(weight, resume) }];
}
