import { historyRoutes, type Moment } from '@folio/contract/history';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { sampleContent } from '@folio/documents/sample-content';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** More than a history holds. `HISTORY_EDITS=1000` makes as many, which takes a minute. */
const edits = Number(process.env.HISTORY_EDITS ?? 100);
const maxBytes = 300_000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('the history of many edits', () => {
  it('is thinned with age, and stays small', async () => {
    const { token } = await signUp(test);
    const made = await test.call(resumeRoutes.create, { body: { content: sampleContent } }, token);
    const { id } = (made.body as { data: Resume }).data;
    // Each in a sitting of its own, a night after every fifty: weeks of work.
    for (let edit = 1; edit <= edits; edit += 1) {
      const summary = `Edit ${edit}: ${'words that nobody has written before '.repeat(edit % 9)}`;
      const { personalInfo } = sampleContent;
      const content = { ...sampleContent, personalInfo: { ...personalInfo, summary } };
      const { status } = await test.call(
        resumeRoutes.update,
        { params: { id }, body: { content } },
        token,
      );
      expect(status).toBe(200);
      await test.db.execute(sql`with m as (update history_moments set at = at - ${rest(edit)}::interval)
        update resumes set history_kept_at = history_kept_at - ${rest(edit)}::interval,
          updated_at = updated_at - ${rest(edit)}::interval`);
    }
    const { rows } = await test.db.execute<{
      moments: number;
      bytes: number;
      documents: number;
    }>(sql`
      select (select count(*) from history_moments)::int as moments, count(*)::int as documents,
        sum(pg_column_size(document))::int as bytes
      from history_documents d`);
    const [{ moments = 0, bytes = 0, documents = 0 } = {}] = rows;
    if (process.env.HISTORY_EDITS) process.stdout.write(`${JSON.stringify(rows)}\n`);
    expect(moments).toBeGreaterThan(10);
    expect(moments).toBeLessThanOrEqual(80);
    expect(documents).toBeLessThanOrEqual(moments);
    expect(bytes).toBeLessThan(maxBytes);
  });
});

it('the version before a change is kept beside named ones, however large they are', async () => {
  const { token } = await signUp(test);
  const made = await test.call(resumeRoutes.create, { body: { name: 'Mine' } }, token);
  const { id } = (made.body as { data: Resume }).data;
  const params = { id };
  await test.call(historyRoutes.keep, { params, body: { name: 'Sent' } }, token);
  await test.db.execute(sql`
    update history_documents set document = document || jsonb_build_object('later', (
      select string_agg(md5(random()::text), '') from generate_series(1, 70000)))
    where resume_id = ${id}`);
  await test.call(resumeRoutes.update, { params, body: { name: 'Changed' } }, token);
  const body = { content: {}, reason: 'reset' as const };
  await test.call(resumeRoutes.update, { params, body }, token);
  const { body: listed } = await test.call(historyRoutes.list, { params }, token);
  const kinds = (listed as { data: Moment[] }).data.map(({ kind }) => kind);
  expect(kinds).toEqual(['reset', 'name']);
});

const rest = (edit: number): string => (edit % 50 === 0 ? '14 hours' : '31 minutes');
