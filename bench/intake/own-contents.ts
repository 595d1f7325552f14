/** Contents that our own files are read back from. */
import { ResumeContent } from '@folio/contract/resume-content';
import { sampleContent } from '@folio/documents/sample-content';

/** A scholar: roles under one head, publications, each of the further sections, links and details. */
export const scholar = ResumeContent.parse({
  ...sampleContent,
  personalInfo: {
    ...sampleContent.personalInfo,
    links: [{ kind: 'orcid', url: 'https://orcid.org/0000-0002-1825-0097', label: '' }],
    details: [{ label: 'Nationality', value: 'Swedish' }],
  },
  workExperience: [
    {
      company: 'Uppsala Observatory',
      position: 'Professor of Optics',
      startDate: '2019-03',
      current: true,
      bullets: ['Leads a group of nine.', 'Built **two** telescopes.'],
    },
    { sameEmployer: true, position: 'Research Fellow', startDate: '2015', endDate: '2019-02' },
  ],
  publications: [
    {
      type: 'article',
      title: 'Mirrors of Liquid Mercury',
      authors: 'Maya Lindqvist, Ada Byrne',
      venue: 'Journal of Optics',
      volume: '12',
      issue: '3',
      pages: '101-120',
      date: '2021-05',
      doi: '10.1000/182',
    },
    {
      type: 'book',
      title: 'Light, Slowly',
      authors: 'Maya Lindqvist',
      publisher: 'Norstedt',
      date: '2018',
    },
  ],
  awards: [{ title: 'Glass Medal', awarder: 'Royal Society', date: '2020' }],
  volunteering: [{ organization: 'Night Sky', position: 'Guide', bullets: ['Shows Saturn.'] }],
  courses: [{ name: 'Adaptive Optics', institution: 'Durham', startDate: '2016' }],
  patents: [{ title: 'Spinning Dish', number: 'SE 1234567', inventors: 'Maya Lindqvist' }],
  talks: [{ title: 'Seeing Twice', event: 'Optica Days', location: 'Lund', date: '2022-09' }],
  memberships: [{ organization: 'Optica', role: 'Fellow', startDate: '2017' }],
  militaryService: [
    { branch: 'Coast Guard', rank: 'Corporal', startDate: '2005', endDate: '2006' },
  ],
  references: [
    { name: 'Ada Byrne', position: 'Dean', organization: 'Durham', email: 'ada@example.org' },
  ],
});

const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
/** Some 230,000 letters: three dozen jobs with as many bullets each. */
export const sixtyPages = ResumeContent.parse({
  ...sampleContent,
  workExperience: many(36, (job) => ({
    company: `Harbour & Vale ${job} Logistics`,
    position: `Manager of depot ${job}`,
    startDate: `${1980 + job}-02`,
    endDate: `${1981 + job}-01`,
    bullets: many(
      36,
      (at) =>
        `Reorganised the inbound schedules of warehouse ${job}-${at}, so that ${at + 2} carriers of perishable goods and their subcontractors wait ${job + at} minutes less at gate ${(job * at) % 97}, as agreed.`,
    ),
  })),
});

/** Contents in which the same words are repeated. */
export const repeated: Record<string, ResumeContent> = {
  'twenty certificates of one name': ResumeContent.parse({
    ...sampleContent,
    certifications: many(20, (at) => ({ name: 'Forklift', date: String(2001 + at) })),
  }),
  'forty sections with a number each': ResumeContent.parse({
    ...sampleContent,
    customSections: many(40, (at) => ({ title: `Part ${at}`, entries: [{ title: String(at) }] })),
  }),
  'notes of which some end without a stop': ResumeContent.parse({
    ...sampleContent,
    customSections: [
      {
        title: 'Notes',
        entries: [
          {
            title: 'Radio',
            description: 'On air\nOff air\n\n-->\n--',
            bullets: ['a -- b', 'c > d'],
          },
          { description: 'Only a note' },
        ],
      },
    ],
  }),
};
