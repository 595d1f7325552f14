import { ResumeContent } from '@folio/contract/resume-content';
import { expect, it } from 'vitest';
import { matchJob } from '../job-match/match-job.ts';
import { readAdvertisement } from '../job-match/read-advertisement.ts';
import { strongResume } from '../testing/resumes.ts';
import { composeSummary } from '../writing/compose-summary.ts';
import { readResume } from './read-resume.ts';

const hidden = { isHidden: true, description: 'Wrote Fortran and COBOL for mainframes' };
const resumeWith = (parts: object) => ResumeContent.parse({ ...strongResume, ...parts });
const wanted = readAdvertisement('Requirements: Fortran, COBOL');

it('[hidden-2] what is hidden is neither judged, nor matched, nor written of', () => {
  const [job, ...others] = strongResume.workExperience;
  const secret = resumeWith({
    workExperience: [
      { ...job, bullets: [...(job?.bullets ?? []), { text: 'Wrote Fortran', isHidden: true }] },
      ...others,
    ],
    volunteering: [{ organization: 'Archive', ...hidden }],
    projects: [{ name: 'Mainframe', ...hidden }],
  });
  const texts = (content: ResumeContent) => readResume(content, {}).texts.map(({ text }) => text);
  expect(texts(secret)).toEqual(texts(strongResume));
  expect(matchJob(secret, wanted)).toEqual(matchJob(strongResume, wanted));
  expect(composeSummary(secret)).toEqual(composeSummary(strongResume));
});

it('[more-sections-1] volunteering, publications and awards are evidence of what a job asks for', () => {
  for (const parts of [
    { volunteering: [{ organization: 'Archive', bullets: ['Wrote Fortran'] }] },
    { publications: [{ title: 'Fortran for historians' }] },
    { awards: [{ title: 'Fortran prize' }] },
    { courses: [{ name: 'Fortran' }] },
  ])
    expect(matchJob(resumeWith(parts), wanted).score).toBeGreaterThan(
      matchJob(strongResume, wanted).score,
    );
});
