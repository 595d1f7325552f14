import { withIds } from '@folio/contract/entry-ids';
import { ResumeContent } from '@folio/contract/resume-content';

const person = {
  firstName: 'Ana',
  lastName: 'Bo',
  title: 'Operations Manager',
  email: 'ana@example.com',
  phone: '+44 20 7946 0812',
  location: 'Bath',
  website: 'ana.example.com',
  summary:
    'Operations manager with nine years in logistics and software. Turns unclear processes into short checklists and calm releases that teams can run themselves.',
};

/** A resume without findings. */
export const strongResume: ResumeContent = ResumeContent.parse({
  personalInfo: person,
  workExperience: [
    {
      position: 'Operations Manager',
      company: 'Harbour Logistics',
      startDate: '2021-04',
      current: true,
      bullets: [
        'Cut the median time from report to fix from 11 days to 4 with one shared queue',
        'Introduced weekly release reviews for six product teams across the whole company',
        'Lowered the share of late deliveries from 9% to 2% in two winters',
        'Negotiated three supplier contracts worth £1.4 million a year with no loss of service',
        'Hired and coached a team of five analysts who now lead teams of their own',
      ],
    },
    {
      position: 'Operations Analyst',
      company: 'Fennimore Retail',
      startDate: '2017-09',
      endDate: '2021-03',
      bullets: [
        'Built the stock forecast in Python that 84 shops still order fresh goods by',
        'Replaced 31 monthly spreadsheets with four dashboards in SQL and Looker',
        'Trained 60 store managers to read the numbers behind their own orders',
        'Planned the move of two warehouses to a new system over a single long weekend',
        'Raised the accuracy of stock counts from 91% to 98% with weekly samples',
        'Saved 14 hours of typing a week by reading delivery notes with a scanner',
      ],
    },
  ],
  education: [
    {
      degree: 'BSc',
      field: 'Mathematics',
      institution: 'Cardiff University',
      startDate: '2012',
      endDate: '2015',
    },
  ],
  skills: [{ category: 'Operations', items: ['Forecasting', 'Negotiation', 'SQL', 'Python'] }],
});

type Job = ResumeContent['workExperience'][number];

/** The strong resume with these bullets in its first, past job. */
export const withBullets = (texts: string[], part: Partial<Job> = {}): ResumeContent => {
  const bullets = texts.map((text) => ({
    id: '',
    place: '',
    isHidden: false,
    text,
  }));
  const over = { current: false, endDate: '2023-01', bullets, ...part };
  return withIds({
    ...strongResume,
    workExperience: strongResume.workExperience.map((job, index) =>
      index === 0 ? { ...job, ...over } : job,
    ),
  });
};
