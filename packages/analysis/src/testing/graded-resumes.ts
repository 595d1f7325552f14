import { ResumeContent } from '@folio/contract/resume-content';

const contact = {
  firstName: 'Nora',
  lastName: 'Feld',
  email: 'nora.feld@example.com',
  phone: '+44 20 7946 0955',
  location: 'Bristol',
  title: 'Store Manager',
};
const summary =
  'Store manager with eight years in food retail who plans by numbers, trains her own deputies and has opened two shops.';
const latest = {
  position: 'Store Manager',
  company: 'Greenway Foods',
  startDate: '2020-03',
  current: true,
};
const earlier = {
  position: 'Shift Supervisor',
  company: 'Corner Fresh',
  startDate: '2016-05',
  endDate: '2020-02',
};
const education = [
  {
    degree: 'BA',
    field: 'Business',
    institution: 'University of Bath',
    startDate: '2013',
    endDate: '2016',
  },
];
const skills = [
  {
    category: 'Retail',
    items: ['Merchandising', 'Inventory management', 'Staff training', 'Excel'],
  },
];

const resume = (
  bullets: string[],
  older: string[] = [],
  part: object = {},
  person: object = { ...contact, summary },
): ResumeContent =>
  ResumeContent.parse({
    personalInfo: person,
    workExperience: [
      { ...latest, bullets },
      ...(older.length > 0 ? [{ ...earlier, bullets: older }] : []),
    ],
    education,
    skills,
    ...part,
  });

/** One person's resume in versions from excellent to nearly empty. */
export const gradedResumes: { name: string; content: ResumeContent }[] = [
  {
    name: 'excellent',
    content: resume(
      [
        'Raised weekly sales from £41,000 to £58,000 within two years by moving fresh food to the entrance',
        'Cut food waste by 34% with inventory management in Excel that orders by the weather',
        'Lead 22 employees and promoted five of them to supervisors through my own staff training',
        'Opened a second shop in Clifton on time and £12,000 below its budget',
      ],
      [
        'Reduced queues at the tills from eleven minutes to four by changing the rota',
        'Trained 30 new colleagues, of whom 26 stayed longer than a year',
        'Redesigned the merchandising of 14 aisles, which lifted basket size by 9%',
      ],
    ),
  },
  {
    name: 'strong',
    content: resume(
      [
        'Raised weekly sales from £41,000 to £58,000 within two years',
        'Cut food waste by 34% with better inventory management in Excel',
        'Lead a team of 22 employees and plan their shifts',
        'Opened a second shop in Clifton together with the regional office',
      ],
      [
        'Reduced queues at the tills by changing the rota',
        'Trained 30 new colleagues in till work and merchandising',
        'Ordered fresh goods for the whole shop each morning',
      ],
    ),
  },
  {
    name: 'good',
    content: resume(
      [
        'Lead a team of 22 employees and plan their shifts',
        'Manage a yearly budget of £2.4 million for the shop',
        'Introduced inventory management in Excel',
        'Organised the opening of a second shop in Clifton',
      ],
      [
        'Trained 30 new colleagues in till work',
        'Ordered fresh goods for the whole shop each morning',
        'Changed the merchandising of the shop for the season',
      ],
    ),
  },
  {
    name: 'middling: three numbers in five bullet points',
    content: resume([
      'Lead a team of 22 employees',
      'Plan the shifts of 3 departments',
      'Order goods from 14 suppliers',
      'Handle complaints of customers',
      'Prepare reports for the head office',
    ]),
  },
  {
    name: 'fair: duties without numbers',
    content: resume(
      [
        'Lead the team of the shop and plan shifts',
        'Order goods from suppliers',
        'Handle complaints of customers',
        'Prepare reports for the head office',
      ],
      ['Worked at the till', 'Helped with the ordering of goods'],
    ),
  },
  {
    name: 'weak: duties told in weak words',
    content: resume(
      [
        'Responsible for the team of the shop',
        'Responsible for ordering goods, etc',
        'Was involved in various tasks in order to help customers',
        'Duties included reports',
      ],
      ['Worked at the till'],
      { skills: [{ category: '', items: ['Excel'] }] },
      { ...contact, summary: '' },
    ),
  },
  {
    name: 'poor: little, with faults and gaps',
    content: ResumeContent.parse({
      personalInfo: { firstName: 'Nora', lastName: 'Feld', email: 'nora.feld@example.com' },
      workExperience: [
        {
          position: 'Manager',
          company: '',
          bullets: ['I was responsable for a shop', 'Various tasks'],
        },
      ],
    }),
  },
  {
    name: 'next to nothing',
    content: ResumeContent.parse({
      personalInfo: { firstName: 'Nora' },
      skills: [{ items: ['Excel'] }],
    }),
  },
];
