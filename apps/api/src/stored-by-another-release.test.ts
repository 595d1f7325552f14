import { coverLetterRoutes } from '@folio/contract/cover-letters';
import { letterHistoryRoutes } from '@folio/contract/history';
import { profileRoutes } from '@folio/contract/profiles';
import { publicResumeRoutes } from '@folio/contract/public-resumes';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import type { Route } from '@folio/contract/route';
import { versionRoutes } from '@folio/contract/versions';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaidProduct, startPaidProduct } from './payments/testing/provider-fixture.ts';
import { coverLetters } from './platform/cover-letter-schema.ts';
import { profiles } from './platform/profile-schema.ts';
import { tailoredVersions } from './platform/resume-schema.ts';
import { resumes } from './platform/schema.ts';
import { type BusyAccount, makeBusyAccount } from './profiles/testing/busy-account.ts';
import { readingAnswers } from './testing/reading-routes.ts';

/** What a release wrote that knows more fields, choices and templates than this one. */
let test: PaidProduct;
let busy: BusyAccount;
let original: Resume;
beforeAll(async () => {
  test = await startPaidProduct();
  busy = await makeBusyAccount(test);
  const [first] = busy.resumes;
  if (!first) throw new Error('A busy account has resumes');
  const content = {
    ...first.content,
    workExperience: [
      { id: 'job-1', company: 'Analytical Engines', bullets: ['Wrote the first program'] },
      { id: 'job-2', company: 'Somerville & Sons' },
    ],
  };
  const body = { content, isPublic: true };
  const saved = await call(resumeRoutes.update, { params: { id: first.id }, body });
  original = saved.data;
  const letter = { params: { id: first.id }, body: { name: 'Kept' } };
  await call(letterHistoryRoutes.keep, letter);
  for (const [table, column] of await jsonColumns()) await plant(table, column);
  // As every release does that changes one.
  await test.db.update(resumes).set({ version: sql`${resumes.version} + 1` });
});
afterAll(() => test.close());

// biome-ignore lint/suspicious/noExplicitAny: an answer as it came; a test looks into it.
async function call(route: Route, input?: object): Promise<any> {
  const { status, body } = await test.call(route, input as never, busy.account.token);
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
}

async function jsonColumns(): Promise<Array<[table: string, column: string]>> {
  const { rows } = await test.db.execute<{ table_name: string; column_name: string }>(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'jsonb'`);
  return rows.map(({ table_name, column_name }) => [table_name, column_name]);
}

/** Adds a field to every object at any depth, and a name to the order of sections. */
async function plant(table: string, column: string): Promise<void> {
  const [from, field] = [sql.identifier(table), sql.identifier(column)];
  const { rows } = await test.db.execute<{ place: string; value: unknown }>(
    sql`select ctid::text as place, ${field} as value from ${from} where ${field} is not null`,
  );
  expect(rows.length, `${table}.${column} is used`).toBeGreaterThan(isUnused(table) ? -1 : 0);
  for (const { place, value } of rows)
    await test.db.execute(sql`update ${from} set ${field} = ${JSON.stringify(planted(value))}::jsonb
      where ctid = ${place}::tid`);
}

/** Of nobody in particular: read by no route. */
const isUnused = (table: string) => ['error_reports', 'messages', 'inbox_messages'].includes(table);

function planted(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isOrder = value.includes('personalInfo');
    return isOrder ? ['inventions', ...value] : value.map(planted);
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, inner]) => [key, planted(inner)] as const);
  return Object.fromEntries([...fields, ['later', { of: 'a later release' }]]);
}

const rowOf = async (id: string) => {
  const [row] = await test.db.select().from(resumes).where(eq(resumes.id, id));
  if (!row) throw new Error('The resume is gone');
  return row;
};
const read = async (id = original.id): Promise<Resume> =>
  (await call(resumeRoutes.get, { params: { id } })).data;
const save = (id: string, body: object) => call(resumeRoutes.update, { params: { id }, body });

describe('what a later release has stored', () => {
  it('makes no reading route fail', async () => {
    const statuses = new Map<string, number[]>();
    for await (const { url, path, statusCode } of readingAnswers(test, busy, original.id)) {
      expect(statusCode, path).toBeLessThan(500);
      statuses.set(url, [...(statuses.get(url) ?? []), statusCode]);
    }
    for (const [url, all] of statuses) if (url.startsWith('/api')) expect(all, url).toContain(200);
  });

  it('is answered as far as this release knows it', async () => {
    const answer = await read();
    expect(answer.content).toEqual(original.content);
    expect(answer.order).toEqual(original.order);
    expect(answer.settings).toEqual(original.settings);
    const shown = await call(publicResumeRoutes.get, { params: { id: original.id } });
    expect(JSON.stringify(shown)).not.toContain('later');
    const family = await call(versionRoutes.family, { params: { id: original.id } });
    expect(JSON.stringify(family)).not.toContain('later');
  });

  it('is kept when a client without the unknown fields saves', async () => {
    const before = await rowOf(original.id);
    const { content, order, settings, templateId } = await read();
    await save(original.id, { content, order, settings, templateId });
    const after = await rowOf(original.id);
    for (const field of ['content', 'order', 'settings', 'templateId'] as const)
      expect(after[field]).toEqual(before[field]);
  });

  it('is kept in what lives on when its owner edits, moves and deletes entries', async () => {
    const { content, order, version } = await read();
    const [first, second] = content.workExperience;
    const changed = {
      ...content,
      personalInfo: { ...content.personalInfo, summary: 'Counts.' },
      workExperience: [
        { id: 'new', company: 'New' },
        { ...second, position: 'Director' },
      ],
    };
    await save(original.id, { content: changed, order: order.toReversed(), version });
    const row = await rowOf(original.id);
    const later = { of: 'a later release' };
    expect(row.content).toMatchObject({ later, personalInfo: { later, summary: 'Counts.' } });
    expect(row.content.workExperience).toEqual([
      expect.not.objectContaining({ later }),
      expect.objectContaining({ id: 'job-2', position: 'Director', later }),
    ]);
    expect(JSON.stringify(row.content)).not.toContain(first?.id);
    expect(row.order).toEqual(['inventions', ...order.toReversed()]);
  });

  it('is kept by a save without a version during concurrent saves', async () => {
    const { content } = await read();
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        save(original.id, { content: { ...content, interests: `Number ${n}` } }),
      ),
    );
    expect((await rowOf(original.id)).content).toHaveProperty('later');
  });

  it('goes into a version that is made of it, and stays in what that is compared with', async () => {
    const body = { jobDescription: 'Wanted: somebody else' };
    const made = await call(versionRoutes.create, { params: { id: original.id }, body });
    expect((await rowOf(made.data.id)).content).toHaveProperty('later');
    const [stored] = await test.db
      .select()
      .from(tailoredVersions)
      .where(eq(tailoredVersions.resumeId, made.data.id));
    expect(stored?.base).toHaveProperty('later');
  });

  it('is shown in the default template where it names one that is not known, and keeps the name', async () => {
    const later = { templateId: sql`'galaxy'`, version: sql`${resumes.version} + 1` };
    await test.db.update(resumes).set(later).where(eq(resumes.id, original.id));
    expect((await read()).templateId).toBe('modern');
    const list = await call(resumeRoutes.list);
    expect(list.data.map((one: Resume) => one.templateId)).not.toContain('galaxy');
    const shown = await call(publicResumeRoutes.get, { params: { id: original.id } });
    expect(shown.data.templateId).toBe('modern');
    await save(original.id, { templateId: 'modern', name: 'Kept' });
    expect((await rowOf(original.id)).templateId).toBe('galaxy');
    await save(original.id, { templateId: 'classic' });
    expect((await rowOf(original.id)).templateId).toBe('classic');
  });

  it('stays in a profile that is changed', async () => {
    await call(profileRoutes.update, { body: { bio: 'Other', visibility: { skills: false } } });
    const { data } = await call(profileRoutes.me);
    expect(data).toMatchObject({ bio: 'Other', visibility: { skills: false } });
    const [row] = await test.db
      .select()
      .from(profiles)
      .where(eq(profiles.userId, busy.account.user.id));
    const later = { of: 'a later release' };
    expect(row?.details).toMatchObject({ later, visibility: { later, skills: false } });
  });

  it('hides what its owner may have hidden from some, rather than show it to all', async () => {
    await test.db.execute(sql`
      update profiles set details = jsonb_set(details, '{visibility,public}', '"friends"')
      where user_id = ${busy.account.user.id}`);
    const params = { username: busy.account.user.username };
    const { body } = await test.call(profileRoutes.byUsername, { params });
    expect(body).toMatchObject({ user: null, isPrivate: true });
    await call(profileRoutes.update, { body: { bio: 'Another' } });
    const [row] = await test.db
      .select()
      .from(profiles)
      .where(eq(profiles.userId, busy.account.user.id));
    expect(row?.details.visibility?.public).toBe('friends');
  });

  it('does not stop a letter whose texts are longer than this release allows', async () => {
    await test.db.update(coverLetters).set({ subject: 'x'.repeat(400) });
    const { data } = await call(coverLetterRoutes.get, { params: { id: original.id } });
    expect(data.subject).toBe('x'.repeat(300));
  });
});
