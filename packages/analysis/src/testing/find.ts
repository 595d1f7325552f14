import { ResumeContent } from '@folio/contract/resume-content';
import type { Check, Loss } from '../checks/check.ts';
import { type ReadOptions, readResume } from '../resume/read-resume.ts';
import { valueAt } from './text-at.ts';

/** Returns the losses that a check finds in a content given in part. */
export const lossesIn = (check: Check, part: object, options: ReadOptions = {}): Loss[] =>
  check.find(readResume(ResumeContent.parse(part), options));

/** Returns the texts that the losses point to. */
export function matchedTexts(check: Check, part: object, options: ReadOptions = {}): string[] {
  const content = ResumeContent.parse(part);
  return check.find(readResume(content, options)).map(({ path, start, end }) => {
    const text = valueAt(content, path);
    return typeof text === 'string' ? text.slice(start, end) : '';
  });
}

export const pointsIn = (check: Check, part: object, options: ReadOptions = {}): number =>
  Math.round(lossesIn(check, part, options).reduce((sum, loss) => sum + loss.points, 0) * 1e6) /
  1e6;

/** A past or current job with these bullets. */
export const jobWith = (bullets: string[], part: object = {}): object => ({
  workExperience: [
    {
      position: 'Cook',
      company: 'Inn',
      startDate: '2020-01',
      endDate: '2022-03',
      bullets,
      ...part,
    },
  ],
});
