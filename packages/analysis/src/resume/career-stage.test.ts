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

it('studies beside a job that had begun before take no years from it, and a job beside studies has none', () => {
  const education = [{ degree: 'Diploma', startDate: '2018-01', endDate: '2020-12' }];
  const reasonOf = (startDate: string) =>
    readCareer(
      ResumeContent.parse({
        education,
        workExperience: [{ position: 'Nurse', startDate, endDate: '2023-12' }],
      }),
      { month: '2026-11' },
    ).reason;
  expect(reasonOf('2014-01')).toBe('Your jobs add up to 10 years.');
  expect(reasonOf('2018-06')).toBe('Your jobs add up to 3 years.');
});

it('a career break is no year of work', () => {
  const years = (position: string) =>
    readCareer(
      ResumeContent.parse({
        workExperience: [
          { position, startDate: '2016-04', endDate: '2024-08' },
          { position: 'Accounts Assistant', startDate: '2010-09', endDate: '2016-03' },
        ],
      }),
      { month: '2026-11' },
    ).reason;
  expect(years('Career break')).toBe('Your jobs add up to 5 years.');
  expect(years('Accountant')).toBe('Your jobs add up to 14 years.');
});
