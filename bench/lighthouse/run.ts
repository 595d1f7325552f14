/**
 * Measures the pages that visitors and users see first with Lighthouse, in an empty browser each time:
 * the median of three runs (`LIGHTHOUSE_RUNS`), on a desktop and on a phone, held against thresholds.
 * Arguments name pages, such as `landing dashboard`; without any it is all of them.
 */
import { fileURLToPath } from 'node:url';
import { ask, type Person, signUp, startProduct } from '../load/product.ts';
import { median } from '../measure/statistics.ts';
import { asText } from '../report/table.ts';
import { auditPage } from './audit.ts';
import { type Audited, type Figures, type Form, missedBy, thresholdsOf } from './thresholds.ts';

type Page = { name: string; path: string; isPublic: boolean };
/** Pages of a signed-in person; `{resume}` is replaced by the id of one of their resumes. */
const ownPages = { dashboard: '/dashboard', editor: '/resume/editor/{resume}' };

const publicPages = {
  landing: '/',
  login: '/login',
  signup: '/signup',
  pricing: '/pricing',
  help: '/help-center',
  guide: '/help-center/guides/score',
  contact: '/contact',
  sales: '/contact-sales',
  privacy: '/privacy-policy',
  profile: '/asha-load',
};
const pages: Page[] = [
  ...Object.entries(publicPages).map(([name, path]) => ({ name, path, isPublic: true })),
  ...Object.entries(ownPages).map(([name, path]) => ({ name, path, isPublic: false })),
];
const forms: Form[] = ['desktop', 'mobile'];
const figures: (keyof Figures)[] = [
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'lcpMs',
  'cls',
  'scriptKb',
];
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
const here = fileURLToPath(new URL('../..', import.meta.url));

const chosen = process.argv.slice(2);
const product = await startProduct(here, {
  // Set up like `npm start`, so that the pages may be indexed.
  RATE_LIMITS: 'off',
  HOST: 'localhost',
  NODE_ENV: 'development',
  // Prices are measured where something is sold.
  PAYMENT_PROVIDER: 'sandbox',
});
try {
  const person = await signUp(product, 'asha', { address: '192.0.2.1', content: {} });
  await fillAccount(person);
  const rows = [['page', 'form', ...figures]];
  const missed: string[] = [];
  for (const page of pages.filter(({ name }) => chosen.length === 0 || chosen.includes(name)))
    for (const form of forms) {
      const found = await measure(page, form, person);
      rows.push([page.name, form, ...figures.map((name) => String(found.figures[name]))]);
      const misses = missedBy(found, thresholdsOf(page, form));
      missed.push(...misses.map((miss) => `${page.name}, ${form}: ${miss}`));
      process.stderr.write(`${rows.at(-1)?.join(' ')}\n`);
    }
  process.stdout.write(`${asText(rows)}\n`);
  process.stdout.write(
    missed.length === 0 ? 'All thresholds are met.\n' : `${missed.join('\n')}\n`,
  );
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await product.stop();
}

/** Returns the median of each figure, and the findings of the last run. */
async function measure({ path, isPublic }: Page, form: Form, person: Person): Promise<Audited> {
  const url = product.url + path.replace('{resume}', person.resumeId);
  const who = isPublic ? {} : { token: person.token };
  const all: Audited[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await auditPage({ url, form, ...who }));
  const last = all.at(-1);
  if (!last) throw new Error('LIGHTHOUSE_RUNS is at least 1');
  const medians = figures.map((name) => [name, median(all.map((one) => one.figures[name]))]);
  return { figures: Object.fromEntries(medians), findings: last.findings };
}

/** Fills the dashboard and the public page of a person. */
async function fillAccount(person: Person): Promise<void> {
  for (const templateId of ['modern', 'classic'])
    await ask(person, '/api/resumes', { method: 'POST', body: { templateId } });
  const body = {
    title: 'Staff engineer',
    company: 'Harbour Works',
    location: 'Lisbon',
    bio: 'I build the parts of payment systems that nobody notices until they fail.',
    workExperience: [
      { position: 'Staff Engineer', company: 'Harbour Works', startDate: '2021-03' },
      { position: 'Engineer', company: 'Vale Logistics', startDate: '2017-09', endDate: '2021-02' },
    ],
    skills: ['PostgreSQL', 'TypeScript', 'Incident response'],
  };
  const { status, text } = await ask(person, '/api/users/profile', { method: 'PUT', body });
  if (status !== 200) throw new Error(`The profile was answered ${status}: ${text}`);
}
