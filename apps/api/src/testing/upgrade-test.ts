import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import releases from '../../../../releases.json' with { type: 'json' };
import { startEmbeddedPostgres } from '../platform/embedded-postgres/server.ts';
import { registration } from './accounts.ts';
import { type ProductProcess, startProduct } from './product-process.ts';
import { checkOut } from './release-checkout.ts';

/**
 * npm run upgrade-test: starts the release before and this one on one database, writes with both in
 * turn, rolls back and forward, and asks that nobody answers ≥ 500 and that nothing is lost.
 */
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const before = releases.at(-1);
if (!before) throw new Error('releases.json names no release');

const folder = mkdtempSync(join(tmpdir(), 'folio-upgrade-'));
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), isDurable: false });
const running: ProductProcess[] = [];
const whole = 'application/vnd.folio+json';
/** The number of texts written. */
let count = 0;
/** Versions whose base has a field of a later release. */
let plantedVersions: string[] = [];
const database = new Client(postgres.target);
try {
  await database.connect();
  await checkOut(root, before.commit, join(folder, 'before'));
  await run();
  say(`✓ ${before.version} and this release write to one database, and nothing is lost`);
} finally {
  for (const { child } of running) child.kill();
  await Promise.all(running.map(({ ended }) => ended));
  await database.end();
  await postgres.stop('immediate');
  rmSync(folder, { recursive: true, force: true });
}

async function run(): Promise<void> {
  const old = await start('before', join(folder, 'before'));
  const session = await signUp(old);
  const written: Written = {
    resume: new Set(),
    more: new Set(),
    versions: new Set(),
    letter: new Set(),
    profile: new Set(),
  };
  const resume = await makeResume(old, session, written);
  await write(old, session, resume, written);
  const now = await start('now', root);
  await expectAll([old, now], session, resume, written);
  await plantUnknown();
  // Both at once, as during a rolling upgrade.
  for (const release of [now, old, now, now, old, old, now]) {
    await write(release, session, resume, written);
    await expectAll([old, now], session, resume, written);
  }
  // Rolls back to the previous release, and forward again.
  const ids = await idsOf(now, session, resume);
  now.product.child.kill();
  await now.product.ended;
  await write(old, session, resume, written);
  await expectAll([old], session, resume, written);
  const again = await start('now', root);
  await write(again, session, resume, written);
  await expectAll([old, again], session, resume, written);
  const kept = await idsOf(again, session, resume);
  assert.deepEqual(
    ids.filter((id) => !kept.includes(id)),
    [],
    'ids that were lost',
  );
  await expectUnknown();
}

/**
 * The texts that each record must return; a copy in a version doesn't count for its resume. `more`
 * is for sections that the previous release doesn't know: it keeps them without returning them.
 */
type Written = Record<'resume' | 'more' | 'versions' | 'letter' | 'profile', Set<string>>;
type Release = { name: string; product: ProductProcess };
// biome-ignore lint/suspicious/noExplicitAny: an answer as it came; the test looks into it.
type Answer = any;

async function start(name: string, at: string): Promise<Release> {
  const { host, port, user, password, database: db } = postgres.target;
  const credentials = `${encodeURIComponent(String(user))}:${encodeURIComponent(String(password))}`;
  const settings = {
    DATABASE_URL: `postgres://${credentials}@${encodeURIComponent(String(host))}:${port}/${db}`,
    DATA_DIR: join(folder, 'data'),
  };
  const product = await startProduct(settings, { cwd: at }, join(at, 'apps/api/src/main.ts'));
  running.push(product);
  await product.ready;
  say(`${name} serves`);
  return { name, product };
}

async function call(
  { name, product }: Release,
  token: string,
  [method, path, body]: [method: string, path: string, body?: object],
  accept = 'application/json',
): Promise<Answer> {
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      accept,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  assert.ok(answer.status < 400, `${name}: ${method} ${path} ${answer.status} ${text}`);
  return JSON.parse(text);
}

async function signUp(release: Release): Promise<string> {
  const registered = await call(release, '', ['POST', '/auth/register', registration()]);
  const { verificationToken: token } = registered.data;
  return (await call(release, '', ['POST', '/auth/verify-email', { token }])).token;
}

/** A unique text. */
function newText(release: Release, of: string, written: Set<string>): string {
  const text = `${of} ${++count} by ${release.name}`;
  written.add(text);
  return text;
}

async function makeResume(release: Release, token: string, written: Written): Promise<string> {
  const text = (of: string) => newText(release, of, written.resume);
  const content = {
    personalInfo: { firstName: 'Ada', summary: text('Summary') },
    workExperience: [
      { company: text('Company'), bullets: [text('Bullet'), text('Bullet')] },
      { id: 'own-id', company: text('Company'), bullets: [text('Bullet')] },
    ],
    education: [{ institution: text('School') }],
    skills: [{ category: 'Tools', items: [text('Skill')] }],
    customSections: [{ title: text('Title'), entries: [{ title: 'A', bullets: [text('Talk')] }] }],
  };
  const made = await call(release, token, ['POST', '/resumes', { content }]);
  return made.data.id;
}

/** Changes something in each kind of record, as each release's own client does. */
async function write(release: Release, token: string, id: string, written: Written): Promise<void> {
  const text = (of: string) => newText(release, of, written.resume);
  const path = `/resumes/${id}`;
  const { data } = await call(release, token, ['GET', path], whole);
  const [first, ...others] = data.content.workExperience;
  const isWhole = typeof first.bullets[0] === 'object';
  const added = text('Bullet');
  const knowsMore = Array.isArray(data.content.publications);
  const hidden = knowsMore && { isHidden: count % 2 === 0 };
  const bullet = isWhole ? { id: `bullet-${count}`, place: '', text: added, ...hidden } : added;
  const workExperience = [
    ...others.toReversed(),
    { company: text('Company'), bullets: [text('Bullet')] },
    { ...first, bullets: [bullet, ...first.bullets] },
  ];
  const content = {
    ...data.content,
    workExperience,
    ...(knowsMore && withMore(data.content, newText(release, 'Paper', written.more))),
  };
  const settings = { ...data.settings, marginMm: 10 + (count % 5) };
  const version = data.version;
  const order = knowsMore ? [referenceToFirst(content), ...data.order.slice(-5)] : data.order;
  await call(release, token, ['PUT', path, { content, settings, order, version }]);
  const letter = (await call(release, token, ['GET', `${path}/cover-letter`])).data;
  const lines = [letter?.text, newText(release, 'Line', written.letter)].filter(Boolean).join('\n');
  await call(release, token, ['PUT', `${path}/cover-letter`, { text: lines }]);
  const profile = (await call(release, token, ['GET', '/users/profile'])).data;
  const skills = [...(profile?.skills ?? []), newText(release, 'Skill', written.profile)];
  await call(release, token, ['PUT', '/users/profile', { skills }]);
  const jobDescription = newText(release, 'Wanted', written.versions);
  await call(release, token, ['POST', `${path}/versions`, { jobDescription }]);
}

/** What the previous release doesn't know: a list, a flag, and fields of a known entry. */
function withMore(content: Answer, text: string) {
  const [section, ...others] = content.customSections;
  const [entry, ...entries] = section.entries;
  const link = text;
  return {
    publications: [...content.publications, { title: text, type: 'article' }],
    personalInfo: { ...content.personalInfo, details: [{ label: 'Visa', value: text }] },
    customSections: [{ ...section, entries: [{ ...entry, link }, ...entries] }, ...others],
  };
}

function referenceToFirst({ customSections }: Answer): string {
  return `customSections/${customSections[0].id}`;
}

/** Checks that each release returns everything written, in its record. */
async function expectAll(
  releases: Release[],
  token: string,
  id: string,
  written: Written,
): Promise<void> {
  for (const release of releases) {
    const paths = [`/resumes/${id}`, `/resumes/${id}/versions`, `/resumes/${id}/cover-letter`];
    const answers = await Promise.all(
      [...paths, '/users/profile', '/resumes', `/public-resumes/${id}`].map((path) =>
        call(release, token, ['GET', path]),
      ),
    );
    const [resume, versions, letter, profile] = answers.map((one) => JSON.stringify(one));
    const byPart = { resume, more: resume, versions, letter, profile };
    const more = release.name === 'before' ? [] : (['more'] as const);
    for (const part of ['resume', ...more, 'versions', 'letter', 'profile'] as const) {
      const lost = [...written[part]].filter((text) => !byPart[part]?.includes(text));
      assert.deepEqual(lost, [], `what ${release.name} does not answer of the ${part}`);
    }
  }
}

async function idsOf(release: Release, token: string, id: string): Promise<string[]> {
  const { data } = await call(release, token, ['GET', `/resumes/${id}`], whole);
  const { workExperience, publications } = data.content;
  const entries = workExperience.flatMap((entry: Answer) => [
    entry.id,
    ...entry.bullets.map((bullet: Answer) => `${bullet.id} ${bullet.isHidden}`),
  ]);
  const references = data.order.filter((one: string) => one.includes('/'));
  return [...entries, ...references, ...publications.map((one: Answer) => one.id)];
}

/** Adds unknown data, as a release later than both would. */
async function plantUnknown(): Promise<void> {
  const later = `'{"later": "kept"}'::jsonb`;
  await database.query(`update resumes set version = version + 1, settings = settings || ${later},
    content = jsonb_set(content || ${later}, '{personalInfo}', (content -> 'personalInfo') || ${later})`);
  await database.query(`update profiles set details = details || ${later}`);
  const { rows } = await database.query(
    `update tailored_versions set base = base || ${later} returning resume_id`,
  );
  plantedVersions = rows.map((row) => row.resume_id);
  assert.ok(plantedVersions.length > 0);
}

async function expectUnknown(): Promise<void> {
  const { rows } = await database.query(
    `select content ->> 'later', content -> 'personalInfo' ->> 'later', settings ->> 'later'
      from resumes where not exists (select from tailored_versions where resume_id = id)
    union all select details ->> 'later', 'kept', 'kept' from profiles
    union all select base ->> 'later', 'kept', 'kept' from tailored_versions
      where resume_id = any($1)`,
    [plantedVersions],
  );
  assert.ok(rows.length >= 2 + plantedVersions.length);
  for (const row of rows) assert.deepEqual(new Set(Object.values(row)), new Set(['kept']));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
