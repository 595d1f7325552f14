import { fillContent } from '@folio/contract/empty-content';
import type { ResumeContent } from '@folio/contract/resume-content';

/** The content of a new resume: an invented person, with something in every section. */
export const sampleContent: ResumeContent = fillContent({
  personalInfo: {
    firstName: 'Maya',
    lastName: 'Lindqvist',
    title: 'Product Operations Manager',
    email: 'maya.lindqvist@example.com',
    phone: '+44 20 7946 0812',
    location: 'Bristol, United Kingdom',
    website: 'mayalindqvist.example.com',
    summary:
      'Operations manager with nine years in software and logistics. I turn unclear processes into short checklists, clear numbers and calm releases, and I leave teams able to run them without me.',
  },
  workExperience: [
    {
      position: 'Product Operations Manager',
      company: 'Harbour & Vale Logistics',
      location: 'Bristol',
      startDate: '2021-04',
      current: true,
      bullets: [
        'Cut the median time from customer report to released fix from 11 days to 4 by giving support and engineering one shared queue.',
        'Introduced a weekly release review for six product teams; one release in forty fails now, not one in eight.',
        'Negotiated three supplier contracts worth £1.4 million a year, saving 17% with no loss of service.',
        'Hired and coached a team of five, two of whom now lead teams of their own.',
      ],
    },
    {
      position: 'Operations Analyst',
      company: 'Fennimore Retail Group',
      location: 'Cardiff',
      startDate: '2017-09',
      endDate: '2021-03',
      bullets: [
        'Built the stock forecast that 84 shops still order by; waste of fresh goods fell by 23% in its first year.',
        'Replaced 31 monthly spreadsheets with four dashboards and trained 60 managers to read them.',
        'Ran the move to a new warehouse system over one weekend, with no order lost.',
      ],
    },
  ],
  education: [
    {
      degree: 'BSc (Hons)',
      field: 'Business Mathematics',
      institution: 'Cardiff University',
      startDate: '2012',
      endDate: '2015',
    },
  ],
  skills: [
    { category: 'Operations', items: ['Process design', 'Forecasting', 'Supplier negotiation'] },
    { category: 'Data', items: ['SQL', 'Python', 'Looker', 'Experiment design'] },
    { category: 'Leadership', items: ['Hiring', 'Coaching', 'Facilitation'] },
  ],
  projects: [
    {
      name: 'Kerbside',
      description:
        'Volunteers who collect unsold bread by cargo bike; grew from 3 bakeries to 26 in two years.',
      technologies: 'Python, OpenStreetMap',
      startDate: '2019',
      current: true,
      link: 'https://kerbside.example.org',
    },
  ],
  certifications: [
    { name: 'PRINCE2 Practitioner', issuer: 'PeopleCert', date: '2019-06' },
    { name: 'Lean Six Sigma Green Belt', issuer: 'ASQ', date: '2018' },
  ],
  languages: [
    { language: 'English', proficiency: 'Native' },
    { language: 'Swedish', proficiency: 'Fluent' },
    { language: 'French', proficiency: 'Conversational' },
  ],
  interests: 'Long-distance cycling, sourdough, restoring wooden boats',
});
