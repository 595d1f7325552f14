import { ResumeContent } from '@folio/contract/resume-content';
import { expect, it } from 'vitest';
import { partBreaks } from './career-breaks.ts';

function parted(...jobs: { position: string; company: string; sameEmployer?: boolean }[]) {
  const { workExperience } = ResumeContent.parse({ workExperience: jobs });
  partBreaks(workExperience);
  return workExperience.map(({ company, sameEmployer }) => [company, sameEmployer]);
}

it.each(['Full-time parent', 'Elternzeit', 'Maternità e famiglia', 'Career break, childcare'])(
  '%s has no employer of the job beside it',
  (position) => {
    expect(
      parted(
        { position: 'Florist', company: 'Oak & Rye' },
        { position, company: 'Oak & Rye', sameEmployer: true },
        { position: 'Teller', company: 'Oak & Rye', sameEmployer: true },
      ),
    ).toEqual([
      ['Oak & Rye', false],
      ['', false],
      ['Oak & Rye', false],
    ]);
  },
);

it.each(['Parent governor', 'Elternzeitvertretung', 'Sabbatical officer'])(
  '%s is a job',
  (position) => {
    expect(
      parted({ position: 'Clerk', company: 'Acme' }, { position, company: 'Acme' })[1]?.[0],
    ).toBe('Acme');
  },
);

it('keeps an employer of its own', () => {
  expect(
    parted(
      { position: 'Clerk', company: 'Acme' },
      { position: 'Parental leave', company: 'Oak & Rye' },
    )[1]?.[0],
  ).toBe('Oak & Rye');
});
