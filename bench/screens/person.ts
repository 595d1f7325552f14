/** An invented person with everything that a screen can show, written through the API as she would. */
import { ask, type Person, type Product, signUp } from '../load/product.ts';
import { addSearch } from './job-search.ts';
import { addReview, addWork } from './more-work.ts';

const content = {
  personalInfo: {
    firstName: 'Meera',
    lastName: 'Iyer',
    title: 'Senior Data Analyst',
    email: 'meera.iyer@example.com',
    phone: '+91 80 5550 0142',
    location: 'Bengaluru, India',
    website: 'meeraiyer.example.com',
    summary:
      'Data analyst with eight years in lending and insurance. I turn messy ledgers into numbers that people trust, and I write queries that the next person can read.',
  },
  workExperience: [
    {
      position: 'Senior Data Analyst',
      company: 'Brightwater Lending',
      location: 'Bengaluru',
      startDate: '2021-04',
      current: true,
      bullets: [
        'Cut time to a credit decision from 26 hours to 9 minutes by rebuilding the approval funnel with engineering.',
        'Responsible for the monthly credit reports for the risk team.',
        'Rewrote 140 legacy SQL reports as tested dbt models; the nightly run fell from 5 hours to 40 minutes.',
        'Ran 22 A/B tests on repayment reminders, lifting on-time payment by 6.4 points.',
      ],
    },
    {
      position: 'Data Analyst',
      company: 'Coromandel Grocers',
      location: 'Chennai',
      startDate: '2017-09',
      endDate: '2021-03',
      bullets: [
        'Built the demand forecast that 84 shops order fresh goods by; waste fell 23% in its first year.',
        'Moved 31 monthly spreadsheets into four dashboards and taught 60 managers to read them.',
        'Found a double count in returns that had overstated revenue by ₹1.9 crore.',
      ],
    },
    {
      position: 'Junior Analyst',
      company: 'Kestrel & Vane Insurance',
      location: 'Chennai',
      startDate: '2015-07',
      endDate: '2017-08',
      bullets: [
        'Automated the weekly claims summary in Python, saving the team two days a month.',
        'Helped with pricing models for the motor insurance book.',
      ],
    },
  ],
  education: [
    {
      institution: 'Madras Institute of Mathematics',
      degree: 'B.Sc.',
      field: 'Statistics',
      startDate: '2012',
      endDate: '2015',
    },
  ],
  skills: [
    { category: 'Data', items: ['SQL', 'Python', 'dbt', 'Airflow', 'Spark'] },
    { category: 'Analysis', items: ['Experiment design', 'Forecasting', 'Looker'] },
    { category: 'Working with people', items: ['Stakeholder reviews', 'Mentoring'] },
  ],
  projects: [
    {
      name: 'Chit Fund Ledger',
      technologies: 'React Native, SQLite',
      startDate: '2020',
      endDate: '2022',
      description: 'A free app that 2,300 savings groups use to keep their books.',
      link: 'https://chitledger.example.org',
    },
  ],
  certifications: [
    { name: 'Certified Analytics Engineer', issuer: 'Analytics Guild', date: '2022-03' },
  ],
  languages: [
    { language: 'English', proficiency: 'Fluent' },
    { language: 'Tamil', proficiency: 'Native' },
    { language: 'Hindi', proficiency: 'Conversational' },
  ],
  volunteering: [
    { position: 'Mentor', organization: 'Girls Who Count', startDate: '2019', current: true },
  ],
  interests: 'Carnatic violin, trail running',
};

const advertisement = `Senior Data Analyst, Credit Risk
Company: Tidewater Bank
Location: Bengaluru, hybrid
Salary: ₹32–38 lakh

Tidewater's credit risk team decides whom we can lend to, and why. You'll own the numbers behind those decisions, from the first query to the chart the board sees.

What you'll do
- Build and maintain dbt models on our Snowflake warehouse
- Design A/B tests with lending and collections
- Own the monthly credit reporting for risk leaders
- Improve underwriting rules with the policy team

What you'll bring
- Five or more years with SQL in production
- Python for analysis, ideally with Airflow
- A habit of mentoring newer analysts
- Plain English, in meetings and in writing`;

const letter = {
  role: 'Senior Data Analyst, Credit Risk',
  company: 'Tidewater Bank',
  hiringManager: 'Farid Haddad',
  jobDescription: advertisement,
  address: '14 Harbour Road\nBengaluru 560001',
  subject: 'Senior Data Analyst, Credit Risk',
  date: 'November 20, 2026',
  text: `Dear Farid Haddad,

At Brightwater Lending I cut the time to a credit decision from 26 hours to 9 minutes. It took a rebuilt approval funnel, and many talks with the people who had to sign what it said.

Your team asks for dbt models and A/B tests with lending. I rewrote 140 legacy SQL reports as tested dbt models, and ran 22 tests on repayment reminders that lifted on-time payment by 6.4 points.

I'd welcome the chance to talk about the role and how I could help.

Sincerely,
Meera Iyer`,
};

const day = (offset: number) =>
  new Date(Date.now() + offset * 24 * 3600 * 1000).toISOString().slice(0, 10);

const applications = (resumeId: string, versionId: string) => [
  {
    role: 'Senior Data Analyst, Credit Risk',
    company: 'Tidewater Bank',
    place: 'Bengaluru, hybrid',
    pay: '₹32–38 lakh',
    jobDescription: advertisement,
    status: 'saved',
    nextStep: 'Apply',
    nextStepDay: day(7),
    resumeId: versionId,
  },
  { role: 'Lead Analyst', company: 'Arbor Mutual', status: 'applied', place: 'Remote', resumeId },
  { role: 'Analytics Engineer', company: 'Pallas Credit', status: 'applied', resumeId },
  {
    role: 'Senior Analyst',
    company: 'Nilgiri Foods',
    status: 'interview',
    nextStep: 'Second interview',
    nextStepDay: day(3),
    resumeId,
    contacts: [{ name: 'Jo Marsh', about: 'Recruiter', email: 'jo@example.com', phone: '' }],
  },
  { role: 'Data Analyst', company: 'Coral Bay Shipping', status: 'rejected' },
];

const profile = {
  title: 'Senior Data Analyst',
  company: 'Brightwater Lending',
  location: 'Bengaluru',
  phone: '+91 80 5550 0142',
  website: 'meeraiyer.example.com',
  bio: 'I make lending numbers that people trust. Eight years in credit and insurance, most of them spent talking to the people who have to sign what the data says.',
  socialLinks: { github: 'https://github.com/meera', linkedin: 'https://linkedin.com/in/meera' },
  workExperience: [
    {
      position: 'Senior Data Analyst',
      company: 'Brightwater Lending',
      startDate: '2021-04',
      description: 'Rebuilt the approval funnel.\n- Decisions in 9 minutes, not 26 hours',
    },
    {
      position: 'Data Analyst',
      company: 'Coromandel Grocers',
      startDate: '2017-09',
      endDate: '2021-03',
    },
  ],
  education: [
    {
      school: 'Madras Institute of Mathematics',
      degree: 'B.Sc.',
      startDate: '2012',
      endDate: '2015',
    },
  ],
  skills: ['SQL', 'Python', 'dbt', 'Forecasting'],
  projects: [
    {
      name: 'Chit Fund Ledger',
      description: 'A free app that 2,300 savings groups use.',
      link: 'https://chitledger.example.org',
    },
  ],
};

export type Filled = Person & {
  versionId: string;
  username: string;
  /** The longest resume as a PDF, for the import. */
  pdf: Buffer;
  applicationId: string;
  /** An application that was sent, and a version in another language. */
  sentId: string;
  languageId: string;
  emptyId: string;
  /** The path of a review link. */
  reviewPath: string;
};

/** Signs her up and fills the account. */
export async function fillPerson(product: Product): Promise<Filled> {
  const address = '192.0.2.7';
  const person = await signUp(product, 'meera', { address, content });
  const { resumeId } = person;
  const send = (method: string) => async (path: string, body: unknown) => {
    const { status, text } = await ask(person, path, { method, body });
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return JSON.parse(text).data;
  };
  const [post, put] = [send('POST'), send('PUT')];
  const resume = `/api/resumes/${resumeId}`;

  await put(resume, {
    name: 'Lending analyst',
    templateId: 'classic',
    reason: 'template',
    settings: { hiddenSections: ['volunteering'] },
  });
  await keepHistory(resume, put);
  const version = await post(`${resume}/versions`, {
    jobDescription: advertisement,
    name: 'Tidewater Bank',
  });
  await put(`${resume}/cover-letter`, letter);
  await put(resume, {
    content: { ...content, interests: 'Carnatic violin, trail running, chess' },
  });
  const german = await post(`${resume}/languages`, { language: 'de' });
  const empty = await post('/api/resumes', { name: 'First resume', content: {} });
  const insurance = await post('/api/resumes', {
    name: 'Insurance',
    content,
    templateId: 'academic',
    isPublic: true,
  });
  const made: { id: string }[] = [];
  for (const each of applications(resumeId, version.id))
    made.push(await post('/api/applications', each));
  const sentId = await addSearch(person, { versionId: version.id, jobDescription: advertisement });
  await put('/api/users/profile', {
    firstName: 'Meera',
    lastName: 'Iyer',
    ...profile,
    visibility: { phone: true, resumeId: insurance.id, download: true },
  });
  const applicationId = made[0]?.id ?? '';
  const reviewPath = await addWork(post, { resumeId: version.id, applicationId });
  await addReview(person, version.id, reviewPath);
  const old = await post('/api/resumes', { name: 'Summer 2019', content });
  await send('DELETE')(`/api/resumes/${old.id}`, undefined);
  return {
    ...person,
    username: 'meera-load',
    versionId: version.id,
    emptyId: empty.id,
    applicationId,
    sentId,
    languageId: german.id,
    reviewPath,
    pdf: await pdfOf(person),
  };
}

/** Two versions that were replaced, for the history. */
async function keepHistory(resume: string, put: (path: string, body: unknown) => Promise<unknown>) {
  const before = structuredClone(content);
  before.personalInfo.summary =
    'Data analyst with eight years in lending and insurance. I like turning messy data into insights.';
  const [job] = before.workExperience;
  job?.bullets.splice(1, 1, 'Was responsible for reports.');
  await put(resume, { content: before, reason: 'ai' });
  await put(resume, { content, reason: 'enhance' });
  await put(resume, { content: { ...content, interests: 'Violin' }, reason: 'import' });
  await put(resume, { content, reason: 'restore' });
}

async function pdfOf({ url, token, resumeId, address }: Person): Promise<Buffer> {
  const answer = await fetch(`${url}/api/resumes/${resumeId}/export/pdf`, {
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
  });
  return Buffer.from(await answer.arrayBuffer());
}
