/**
 * Screens of a job search that need interaction: a need, a caught job, a review from both sides.
 */
import { at, type Screen } from './screen.ts';

type Job = { title: string; description: string };
const caught = ({ title, description }: Job): string => {
  const posting = {
    '@type': 'JobPosting',
    title,
    description,
    hiringOrganization: { '@type': 'Organization', name: 'Tidewater Bank' },
    validThrough: '2031-12-04',
  };
  return encodeURIComponent(JSON.stringify({ link: 'https://jobs.example.com/17', posting }));
};

/** A job with words longer than a line. */
const long: Job = {
  title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  description: `Requirements: ${'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(3)}`,
};

const need =
  (name: string): Screen['act'] =>
  async (page) => {
    const width = page.viewportSize()?.width ?? 0;
    if (width < 1024) await page.getByRole('button', { name: 'Needs', exact: true }).click();
    await page.getByRole('button', { name, exact: true, pressed: false }).click();
    await page.waitForTimeout(800);
  };
const job: Screen['path'] = ({ applicationId }) => `/applications/${applicationId}`;

/** As a mentor who has entered a name and begun a suggestion. */
const read: Screen['act'] = async (page) => {
  await page.getByLabel('Your name').fill('Farid Haddad');
  await page.getByRole('button', { name: 'Start reading' }).click();
  const line = page.getByRole('button', { name: /^Write a note on “/ });
  await line.nth(7).press('Enter');
  await page.getByText('Suggest wording').last().click();
  await page.getByLabel(/^New wording of/).fill('Cut credit decisions from 26 hours to 9 minutes.');
};

export const searchScreens: readonly Screen[] = [
  { name: 'application-shown', path: job, act: need('dbt models') },
  { name: 'application-missing', path: job, act: need('Collections') },
  {
    name: 'application-page',
    path: job,
    belowPx: 1024,
    act: (page) => page.getByRole('button', { name: 'Page', exact: true }).click(),
  },
  {
    name: 'application-more',
    path: job,
    belowPx: 1024,
    act: (page) => page.getByRole('button', { name: 'Progress', exact: true }).click(),
  },
  {
    name: 'catch',
    path: () =>
      `/applications/catch#${caught({ title: 'Senior Data Analyst', description: 'Requirements:\n- SQL in production\n- Python for analysis' })}`,
  },
  { name: 'catch-long', path: () => `/applications/catch#${caught(long)}` },
  { name: 'catch-nothing', path: at('/applications/new') },
  { name: 'questions-new', path: at('/applications/questions'), as: 'newcomer' },
  { name: 'review-reading', path: ({ reviewPath }) => reviewPath, isPublic: true, act: read },
  {
    name: 'editor-review',
    path: ({ versionId }) => `/resume/editor/${versionId}`,
    act: async (page) => {
      if ((page.viewportSize()?.width ?? 0) < 1200)
        await page.getByRole('button', { name: 'Sections' }).first().click();
      await page
        .getByRole('button', { name: /^Suggestions ?\d/ })
        .first()
        .click();
    },
  },
];
