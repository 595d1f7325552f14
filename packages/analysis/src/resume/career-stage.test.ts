import { ResumeContent } from '@folio/contract/resume-content';
import { expect, it } from 'vitest';
import { readCareer } from './career-stage.ts';

it('years that a job is still to last are not worked yet', () => {
  const stageWith = (endDate: string, current = false) =>
    readCareer(
      ResumeContent.parse({
        workExperience: [{ position: 'Analyst', startDate: '2024-06', endDate, current }],
      }),
      { month: '2026-11' },
    );
  expect(stageWith('2034-05').reason).toBe(stageWith('', true).reason);
  expect(stageWith('2034').stage).toBe('early');
  expect(stageWith('2025-05').stage).toBe('fresher');
});
