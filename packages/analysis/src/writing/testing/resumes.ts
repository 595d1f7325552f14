import { ResumeContent } from '@folio/contract/resume-content';
import { statements } from '../../fact-guard/testing/statements.ts';

const person = { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com' };

export const analyst: ResumeContent = ResumeContent.parse({
  personalInfo: { ...person, title: 'Data Analyst' },
  workExperience: [
    {
      id: 'job-1',
      company: 'Veridian',
      position: 'Data Analyst',
      startDate: '2021-03',
      current: true,
      bullets: [
        'Keep the team calendar up to date',
        'Responsible for building reports in SQL and Tableau.',
        'Cut the time for a report from 3 days to 4 hours.',
      ],
    },
    {
      id: 'job-2',
      company: 'Larkspur Foods',
      position: 'Intern',
      startDate: '2019-03',
      endDate: '2021-03',
      bullets: ['Helped with the budget for 2 shops.', 'Worked on the price list.'],
    },
  ],
  education: [{ degree: 'MSc', field: 'Statistics', institution: 'Kessel University' }],
  skills: [
    { id: 'tools', category: 'Tools', items: ['Excel', 'SQL', 'Tableau', 'Public speaking'] },
  ],
  certifications: [{ name: 'Scrum Master', issuer: 'Oakline' }],
});

/** A resume of two jobs from each pair of statements: many occupations, well and badly written. */
export const resumes: ResumeContent[] = statements.map(({ source, honest }, index) =>
  ResumeContent.parse({
    personalInfo: { ...person, title: index % 3 === 0 ? '' : 'Shift Coordinator' },
    workExperience: [
      {
        company: index % 4 === 0 ? '' : 'Fulmar Group',
        position: 'Shift Coordinator',
        startDate: '2018-05',
        endDate: index % 2 === 0 ? '2022-11' : '',
        bullets: [source, ...honest.slice(0, 1)],
      },
      {
        company: 'Oakline',
        position: 'Assistant',
        startDate: '2014',
        endDate: '2018',
        bullets: honest.slice(1),
      },
    ],
    education: index % 2 === 0 ? [{ degree: 'Diploma', institution: 'Kessel College' }] : [],
    skills: [{ category: '', items: ['Excel', 'Teamwork'] }],
  }),
);
