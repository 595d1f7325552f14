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

it('a job that students keep from one school to the next, or begin in the year before, is beside their studies', () => {
  const stageOf = (job: object, education: object[]) =>
    readCareer(
      ResumeContent.parse({ education, workExperience: [{ position: 'Waiter', ...job }] }),
      {
        month: '2026-11',
      },
    ).stage;
  const bachelor = { degree: 'BSc', startDate: '2016-09', endDate: '2019-07' };
  const master = { degree: 'MSc', startDate: '2019-10', endDate: '2021-09' };
  const job = { startDate: '2017-10', endDate: '2021-09' };
  expect(stageOf(job, [master, bachelor])).toBe('fresher');
  expect(stageOf(job, [{ ...master, startDate: '2020-10' }])).toBe('early');
  const inYears = { degree: 'B.Com', startDate: '2021', endDate: '2024' };
  expect(stageOf({ startDate: '2020', endDate: '2024' }, [inYears])).toBe('fresher');
});
