/**
 * Measures the most frequent queries on an empty database, and on one with `--accounts` accounts,
 * each with five resumes, history, a letter, applications and a session. Prints the ratios (the
 * target is 2 at most), the table sizes, and sequential scans of tables with more than a thousand
 * rows. Deletes its data at the end.
 */
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Connection, connect } from '../../apps/api/src/backup/backup.repository.ts';
import { readConfiguration } from '../../apps/api/src/platform/configuration.ts';
import { attachDatabase } from '../../apps/api/src/platform/embedded-postgres/attach-database.ts';
import { benchContent } from '../corpus.ts';
import { ask, makeDataDir, type Person, password, signUp, startProduct } from '../load/product.ts';
import { quantile } from '../measure/statistics.ts';
import { asText, describeMachine } from '../report/table.ts';
import { clonePeople } from './clone-people.ts';

const here = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    accounts: { type: 'string', default: '1000000' },
    times: { type: 'string', default: '60' },
  },
});
const address = '192.0.2.1';
const resumes = 5;

type Hot = { name: string; ask: () => Promise<{ status: number }> };

/** A person with rows in most tables. */
async function makeSomebody(url: string): Promise<Person> {
  const product = { url, pid: 0, dataDir: '', stop: async () => {} };
  const person = await signUp(product, 'somebody', { address, content: benchContent(1, 1) });
  for (let number = 1; number < resumes; number++)
    await post(person, '/api/resumes', { name: `${number}`, content: benchContent(1, number) });
  const resume = `/api/resumes/${person.resumeId}`;
  await post(person, `${resume}/versions`, { name: 'First', jobDescription: 'A baker.' });
  await ask(person, resume, { method: 'PUT', body: { isPublic: true } });
  for (let number = 0; number < 3; number++)
    await post(person, '/api/applications', { company: `Company ${number}`, role: 'Baker' });
  await post(person, '/api/users/api-keys', {
    name: 'Mine',
    scopes: ['read'],
    days: 30,
    password,
  });
  return person;
}

async function post(person: Person, path: string, body: object): Promise<void> {
  const { status, text } = await ask(person, path, { method: 'POST', body });
  if (status >= 300) process.stderr.write(`${path} answered ${status}: ${text.slice(0, 200)}\n`);
}

function hotOf(person: Person): Hot[] {
  const resume = `/api/resumes/${person.resumeId}`;
  const get = (path: string) => ({
    name: path.replace(person.resumeId, ':id'),
    ask: () => ask(person, path),
  });
  const nobody = { ...person, token: '' };
  let saves = 0;
  return [
    get('/api/auth/me'),
    get('/api/resumes'),
    get(resume),
    {
      name: 'save',
      ask: () => ask(person, resume, { method: 'PUT', body: { name: `${saves++}` } }),
    },
    get(`${resume}/history`),
    get('/api/trash'),
    get('/api/applications'),
    get('/api/credits'),
    get('/api/users/sessions'),
    get('/api/auth/log'),
    { name: 'public page', ask: () => ask(nobody, '/somebody-load') },
    {
      name: 'log in',
      ask: () =>
        ask(nobody, '/api/auth/login', {
          method: 'POST',
          body: { email: 'somebody@gmail.com', password },
        }),
    },
  ];
}

/** Medians in ms; both servers alternate, so that other load affects both alike. */
async function measure(alone: readonly Hot[], beside: readonly Hot[]) {
  const medians: { name: string; alone: number; beside: number }[] = [];
  for (const [index, one] of alone.entries()) {
    const other = beside[index] ?? one;
    const times: { alone: number[]; beside: number[] } = { alone: [], beside: [] };
    for (let time = 0; time < Number(values.times); time++) {
      times.alone.push(await timeOf(one));
      times.beside.push(await timeOf(other));
    }
    const median = (of: number[]) => quantile(of.slice(5), 0.5);
    medians.push({ name: one.name, alone: median(times.alone), beside: median(times.beside) });
  }
  return medians;
}

async function timeOf(one: Hot): Promise<number> {
  const begun = performance.now();
  const { status } = await one.ask();
  if (status >= 400) throw new Error(`${one.name} answered ${status}`);
  return performance.now() - begun;
}

type Scans = { table: string; scans: number };
const scansOf = async (client: Connection) =>
  (
    await client.query<Scans>(
      `SELECT relname AS table, seq_scan::int AS scans FROM pg_stat_user_tables
       WHERE n_live_tup > 1000 AND schemaname = 'public'`,
    )
  ).rows;

/** Starts a product with a person in it, and a database connection. */
async function open() {
  const DATA_DIR = await makeDataDir();
  const product = await startProduct(here, { DATA_DIR, RATE_LIMITS: 'off' });
  const { target, leave } = await attachDatabase(readConfiguration({ DATA_DIR }));
  const client = await connect(target);
  return {
    client,
    hot: hotOf(await makeSomebody(product.url)),
    close: async () => {
      await client.end();
      await leave();
      await product.stop();
      await rm(DATA_DIR, { recursive: true, force: true });
    },
  };
}

const alone = await open();
const beside = await open();
try {
  await measure(alone.hot, beside.hot);
  process.stderr.write('making the others …\n');
  const begun = performance.now();
  const filled = await clonePeople(beside.client, Number(values.accounts));
  process.stderr.write(`made in ${Math.round((performance.now() - begun) / 1_000)} s\n`);
  await measure(alone.hot, beside.hot);
  const before = new Map((await scansOf(beside.client)).map(({ table, scans }) => [table, scans]));
  const medians = await measure(alone.hot, beside.hot);
  const again = (await scansOf(beside.client)).filter(
    ({ table, scans }) => scans > (before.get(table) ?? scans),
  );
  const rows = medians.map((one) => [
    one.name,
    one.alone.toFixed(1),
    one.beside.toFixed(1),
    `×${(one.beside / one.alone).toFixed(2)}`,
  ]);
  const heads = ['median of', 'alone, ms', `beside ${values.accounts}, ms`, 'ratio'];
  process.stdout.write(`\n${describeMachine()}\n\n${asText([heads, ...rows])}\n\n`);
  const held = filled.filter((one) => one.rows > 1_000).map((one) => `${one.table} ${one.rows}`);
  process.stdout.write(`rows: ${held.join(', ')}\n`);
  const whole = again.map(({ table, scans }) => `${table} (${scans - (before.get(table) ?? 0)})`);
  process.stdout.write(`read as a whole meanwhile: ${whole.join(', ') || 'none'}\n`);
} finally {
  await alone.close();
  await beside.close();
}
