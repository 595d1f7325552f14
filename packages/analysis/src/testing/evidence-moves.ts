import { textsOf } from '@folio/contract/bullets';
import { ResumeContent } from '@folio/contract/resume-content';
import type { Move } from './moves.ts';

type Job = ResumeContent['workExperience'][number];

/** Moves all statements of jobs to another section. The jobs keep their headers. */
const movedTo =
  (section: string, entryOf: (job: Job, description: string) => object): Move =>
  (content) => {
    const jobs = content.workExperience.filter(({ bullets }) => bullets.length > 0);
    return ResumeContent.parse({
      ...content,
      workExperience: content.workExperience.map((job) => ({ ...job, bullets: [] })),
      [section]: jobs.map((job) => entryOf(job, textsOf(job.bullets).join('\n'))),
    });
  };

const lines = (description: string) => description.split('\n');

/** Moves that must not change the score, since evidence counts the same everywhere. */
export const evidenceMoves: Record<string, Move> = {
  'to projects': movedTo('projects', ({ position }, description) => ({
    name: position,
    description,
  })),
  'to studies': movedTo('education', ({ position }, description) => ({
    degree: position,
    institution: 'City College',
    endDate: '2015',
    description,
  })),
  'to a section of one’s own': movedTo('customSections', ({ position }, description) => ({
    title: 'Work',
    entries: [{ title: position, bullets: lines(description) }],
  })),
  'to volunteering': movedTo(
    'volunteering',
    ({ position, company, startDate, endDate, current, dateText }, description) => ({
      ...{ position, organization: company, startDate, endDate, current, dateText, description },
    }),
  ),
};

const added =
  (section: keyof ResumeContent, entry: object): Move =>
  (content) =>
    ResumeContent.parse({ ...content, [section]: [entry, ...(content[section] as object[])] });

/** Unfinished entries: deleting them must not raise the score. */
export const unfinishedEntries: Record<string, Move> = {
  'a job with its title alone': added('workExperience', { position: 'Cook' }),
  'a job with its employer alone': added('workExperience', { company: 'Inn' }),
  'a job with its dates alone': added('workExperience', { startDate: '2001', endDate: '2002' }),
  'a job with nothing said': added('workExperience', {
    position: 'Cook',
    company: 'Inn',
    startDate: '1999',
  }),
  'an empty bullet': added('workExperience', { position: 'Cook', bullets: [''] }),
  'a school without a date': added('education', { degree: 'BSc' }),
  'a project with its name alone': added('projects', { name: 'Menu' }),
  'a voluntary post with its name alone': added('volunteering', { position: 'Coach' }),
  'an empty section of one’s own': added('customSections', {
    title: 'More',
    entries: [{ title: 'One' }],
  }),
  'a certificate without a name': added('certifications', { issuer: 'City' }),
};
