import { ResumeContent } from '@folio/contract/resume-content';

/** Resumes of several occupations, each with an advertisement that its owner answers. */
interface LetterExample {
  name: string;
  resume: ResumeContent;
  advertisement: string;
}

const person = (firstName: string, lastName: string, title = '') => ({
  personalInfo: { firstName, lastName, title, email: 'person@example.com' },
});

export const letterExamples: LetterExample[] = [
  {
    name: 'nurse',
    resume: ResumeContent.parse({
      ...person('Maria', 'Okafor', 'Registered Nurse'),
      workExperience: [
        {
          company: 'St Brannock Hospital',
          position: 'Staff Nurse, Surgical Ward',
          startDate: '2019-09',
          current: true,
          bullets: [
            'Care for 8 patients a shift on a surgical ward, including wound care and pain management.',
            'Trained 6 newly qualified nurses in medication administration.',
            'Cut missed discharge letters from 12 to 3 a month with a checklist for the ward.',
            'Responsible for ordering of dressings.',
          ],
        },
        {
          company: 'Elmhurst Care Home',
          position: 'Healthcare Assistant',
          startDate: '2016-01',
          endDate: '2019-08',
          bullets: [
            'Supported 20 residents with dementia in washing, dressing and meals.',
            'Kept care plans up to date together with the nurse in charge.',
          ],
        },
      ],
      education: [
        {
          degree: 'BSc',
          field: 'Adult Nursing',
          institution: 'University of Plymouth',
          endDate: '2019',
        },
      ],
      certifications: [{ name: 'Immediate Life Support' }],
      skills: [
        {
          category: '',
          items: ['Wound care', 'Medication administration', 'Infection control', 'Triage'],
        },
      ],
    }),
    advertisement:
      'Registered Nurse - Surgical Assessment Unit\n\nHarbour View Hospital is looking for a registered nurse for its surgical assessment unit.\n\nRequirements\n- NMC registration\n- Wound care and medication administration\n- Triage experience\n- Infection control\n- Teamwork',
  },
  {
    name: 'software developer',
    resume: ResumeContent.parse({
      ...person('Tomasz', 'Lind', 'Backend Developer'),
      workExperience: [
        {
          company: 'Parcelio',
          position: 'Backend Developer',
          startDate: '2020-04',
          current: true,
          bullets: [
            'Built the tracking API in Go, which answers 4 million requests a day.',
            'Moved order data from MySQL to PostgreSQL without downtime.',
            'Reduced the cost of cloud hosting on AWS by 28% by right-sizing services.',
            'Review code of three colleagues every week.',
          ],
        },
        {
          company: 'Nordlys Web',
          position: 'Web Developer',
          startDate: '2017-06',
          endDate: '2020-03',
          bullets: [
            'Developed 14 online shops with PHP and JavaScript.',
            'Wrote automated tests that shortened releases from two days to three hours.',
          ],
        },
      ],
      education: [
        {
          degree: 'BEng',
          field: 'Computer Science',
          institution: 'Gdansk University of Technology',
          endDate: '2017',
        },
      ],
      skills: [{ category: '', items: ['Go', 'PostgreSQL', 'Docker', 'Kubernetes', 'AWS'] }],
      projects: [
        { name: 'Tidecast', description: 'A small app that shows the tides of the Baltic coast.' },
      ],
      languages: [
        { language: 'Polish', proficiency: 'Native' },
        { language: 'English', proficiency: 'Fluent' },
      ],
    }),
    advertisement:
      'Senior Backend Engineer at Fenwick Freight\n\nWe run on Go, PostgreSQL and Kubernetes.\n\nWhat you bring\n- Go in production\n- PostgreSQL\n- AWS\n- Kafka\n- Docker and Kubernetes',
  },
  {
    name: 'cook, nobody named',
    resume: ResumeContent.parse({
      ...person('Lucia', 'Ferrante', 'Cook'),
      workExperience: [
        {
          company: 'Trattoria Nonna Pia',
          position: 'Cook',
          startDate: '2018-03',
          endDate: '2024-02',
          bullets: [
            'Cooked 90 covers a night on the pasta station.',
            'Planned the weekly menu with the head chef and kept food cost below 28%.',
            'Trained two apprentices in food hygiene.',
          ],
        },
        {
          company: 'Hotel Mirabell',
          position: 'Commis Chef',
          startDate: '2015-05',
          endDate: '2018-02',
          bullets: [
            'Prepared breakfast for up to 150 guests.',
            'Kept the temperature log for HACCP.',
          ],
        },
      ],
      education: [
        { degree: 'Diploma', field: 'Culinary Arts', institution: 'Istituto Alberghiero Rimini' },
      ],
      skills: [{ category: '', items: ['Menu planning', 'Food hygiene', 'HACCP', 'Pasta'] }],
    }),
    advertisement:
      'We are a small restaurant by the river and are looking for an experienced cook.\n\nYou bring\n- Menu planning\n- Food hygiene and HACCP\n- Calm in a busy kitchen',
  },
  {
    name: 'student without a job',
    resume: ResumeContent.parse({
      ...person('Priya', 'Nair'),
      education: [
        {
          degree: 'BSc',
          field: 'Economics',
          institution: 'University of Leeds',
          startDate: '2022-09',
          current: true,
        },
      ],
      projects: [
        {
          name: 'Rent Atlas',
          description:
            'Collected 3,000 rents of Leeds from public listings and showed them on a map with Python and pandas.',
          technologies: 'Python, pandas',
        },
        { name: 'Inflation Diary', description: 'A blog about prices of everyday goods.' },
      ],
      customSections: [
        {
          title: 'Volunteering',
          entries: [
            {
              title: 'Treasurer',
              subtitle: 'Leeds Debating Society',
              bullets: [
                'Kept the books of the society in Excel and prepared its yearly budget of £4,200.',
              ],
            },
          ],
        },
      ],
      skills: [{ category: '', items: ['Excel', 'Python', 'Statistics', 'Stata'] }],
      languages: [
        { language: 'English', proficiency: 'Native' },
        { language: 'Malayalam', proficiency: 'Fluent' },
      ],
    }),
    advertisement:
      'Junior Data Analyst (graduate scheme)\n\nAbout Calder Analytics\nCalder Analytics helps councils to plan.\n\nRequirements\n- Excel and Python\n- Statistics\n- SQL\n- Good communication',
  },
  {
    name: 'sales to teaching',
    resume: ResumeContent.parse({
      ...person('Owen', 'Pritchard', 'Sales Manager'),
      workExperience: [
        {
          company: 'Brightline Telecom',
          position: 'Sales Manager',
          startDate: '2016-02',
          current: true,
          bullets: [
            'Lead a team of 7 sales representatives across Wales.',
            'Trained 30 new colleagues in product knowledge and presentation.',
            'Raised yearly sales of the region from £1.9 million to £2.6 million.',
          ],
        },
        {
          company: 'Cardiff Tutors',
          position: 'Volunteer Tutor',
          startDate: '2021-09',
          current: true,
          bullets: [
            'Teach mathematics to 4 pupils aged 12 to 15 every Saturday.',
            'Plan lessons and report to parents.',
          ],
        },
      ],
      education: [
        { degree: 'BSc', field: 'Mathematics', institution: 'Swansea University', endDate: '2012' },
      ],
      skills: [
        { category: '', items: ['Lesson planning', 'Mathematics', 'Public speaking', 'Coaching'] },
      ],
    }),
    advertisement:
      'Job title: Trainee Teacher of Mathematics\nEmployer: Taff Valley Academy\n\nRequirements\n- Degree in mathematics\n- Lesson planning\n- Experience of working with young people\n- Clear communication',
  },
  {
    name: 'accountant, through an agency',
    resume: ResumeContent.parse({
      ...person('Hannah', 'Schulte', 'Accountant'),
      workExperience: [
        {
          company: 'Weserport Logistics',
          position: 'Accountant',
          startDate: '2018-01',
          endDate: '2024-06',
          bullets: [
            'Prepared monthly closings under IFRS for three companies of the group.',
            'Reconciled accounts in SAP and cleared 400 open items of earlier years.',
            'Shortened the monthly closing from 9 to 5 working days.',
            'Was responsible for the VAT returns.',
          ],
        },
        {
          company: 'Kanzlei Brandt',
          position: 'Accounting Clerk',
          startDate: '2014-08',
          endDate: '2017-12',
          bullets: [
            'Processed payroll for 45 employees of small businesses.',
            'Entered invoices in DATEV.',
          ],
        },
      ],
      education: [
        {
          degree: 'Diploma',
          field: 'Business Administration',
          institution: 'Hochschule Bremen',
          endDate: '2014',
        },
      ],
      skills: [{ category: '', items: ['IFRS', 'SAP', 'DATEV', 'VAT', 'Account reconciliation'] }],
      languages: [
        { language: 'German', proficiency: 'Native' },
        { language: 'English', proficiency: 'Fluent' },
      ],
    }),
    advertisement:
      'Our client, a shipping company in Hamburg, is looking for a Senior Accountant.\n\nRequirements\n- IFRS and month-end closing\n- SAP\n- VAT returns\n- Consolidation',
  },
];
