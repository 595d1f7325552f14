import { randomBytes } from 'node:crypto';
import type { ApiKey, ApiKeyScope } from '@folio/contract/api-keys';
import { resumeRoutes } from '@folio/contract/resumes';
import {
  type Suggestion,
  statusOf,
  suggestionLimits,
  suggestionRoutes,
} from '@folio/contract/suggestions';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeKey } from '../mcp/testing/mcp-client.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { bulletText, enter, reviewedResume } from './testing/reviewed-resume.ts';

let test: TestApp;
let ada: TestAccount;
let resume: Awaited<ReturnType<typeof reviewedResume>>;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  ada = await signUp(test);
  resume = await reviewedResume(test, ada);
});
afterAll(() => test.close());

type Sent = { id?: string; path?: string; before?: string; after?: string; reason?: string };
const propose = (sent: Sent = {}, token = ada.token, id = resume.id) => {
  const body = { path: resume.path, before: bulletText, after: 'Wrote good programs.', ...sent };
  return test.call(suggestionRoutes.propose, { params: { id }, body }, token);
};
const proposed = async (sent: Sent = {}) =>
  ((await propose(sent)).body as { data: Suggestion }).data;
const decide = (
  suggestionId: string,
  decision: 'open' | 'taken' | 'left',
  token = ada.token,
  id = resume.id,
) =>
  test.call(suggestionRoutes.decide, { params: { id, suggestionId }, body: { decision } }, token);
const keyWith = async (scopes: ApiKeyScope[]): Promise<ApiKey & { key: string }> =>
  makeKey(test, ada, scopes);

describe('a suggestion', () => {
  it('is there once under the id of its sender, whom it tells nothing of others’', async () => {
    const [one, other] = [await keyWith(['suggest']), await keyWith(['suggest'])];
    const id = uuidv7();
    const answers = await Promise.all([propose({ id }, one.key), propose({ id }, one.key)]);
    for (const { status, body } of [...answers, await propose({ id }, one.key)])
      expect({ status, body }).toMatchObject({ status: 201, body: { data: { id } } });
    for (const token of [other.key, ada.token])
      expect(await propose({ id, after: 'Wrote more.' }, token)).toMatchObject({
        status: 409,
        body: { code: 'IDEMPOTENCY_CONFLICT' },
      });
    expect(await resume.list()).toMatchObject([{ id, after: 'Wrote good programs.' }]);
  });

  it('[suggestions-1] waits for its owner, and doesn’t change the resume', async () => {
    const { key } = await keyWith(['suggest']);
    const { status, body } = await propose({ reason: 'Say how well' }, key);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        data: {
          by: { kind: 'api-key', name: 'Assistant' },
          path: resume.path,
          before: bulletText,
          after: 'Wrote good programs.',
          reason: 'Say how well',
          status: 'open',
        },
      },
    });
    expect(await resume.list()).toMatchObject([{ status: 'open', reason: 'Say how well' }]);
    const own = await test.call(resumeRoutes.get, { params: { id: resume.id } }, ada.token);
    expect(own.body).toMatchObject({ data: { version: 1 } });
  });

  it('comes with what the fact guard says of it, also where that refuses it', async () => {
    const invented = await proposed({ after: 'Wrote 400 programs for NASA.' });
    expect(invented).toMatchObject({ verdict: 'refused', status: 'open' });
    expect(invented.flags.map(({ text }) => text).join()).toContain('400');
    expect(await proposed({ after: 'Programs: written.' })).toMatchObject({
      verdict: 'clear',
      flags: [],
    });
  });

  it('is outdated once the text says something else, and open again when it does not', async () => {
    await proposed();
    await resume.write('Wrote compilers.');
    expect(await resume.list()).toMatchObject([{ status: 'outdated' }]);
    await resume.write(bulletText);
    expect(await resume.list()).toMatchObject([{ status: 'open' }]);
    await resume.write('Wrote good programs.');
    expect(await resume.list()).toMatchObject([{ status: 'taken' }]);
  });

  it('is taken or left by its owner, and open again when the text is taken back', async () => {
    const [taken, left] = [await proposed(), await proposed({ after: 'Programs.' })];
    await resume.write('Wrote good programs, and more.');
    expect((await decide(taken.id, 'taken')).body).toMatchObject({ data: { status: 'taken' } });
    expect((await decide(left.id, 'left')).body).toMatchObject({ data: { status: 'left' } });
    await resume.write(bulletText);
    expect(await resume.list()).toMatchObject([{ status: 'open' }, { status: 'left' }]);
    expect((await decide(left.id, 'open')).body).toMatchObject({ data: { status: 'open' } });
  });

  it('is not made of a text that has changed, is hidden, or is not there', async () => {
    expect(await propose({ before: 'Wrote nothing.' })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT' },
    });
    const all = await test.db.execute<{ id: string }>(
      sql`select content->'workExperience'->1->>'id' as id from resumes where id = ${resume.id}`,
    );
    const hidden = `workExperience/${all.rows[0]?.id}/company`;
    for (const path of [hidden, 'personalInfo/nickname', 'workExperience/x/bullets/y/text'])
      expect(await propose({ path, before: 'Left Out & Sons' }), path).toMatchObject({
        status: 400,
        body: { errors: { path: ['There is no text at this path.'] } },
      });
    expect(await propose({ after: bulletText })).toMatchObject({ status: 400 });
    expect(await propose({ after: 'x'.repeat(20_001) })).toMatchObject({ status: 400 });
    expect(await resume.list()).toEqual([]);
  });

  it('is made of no section that its owner hides', async () => {
    const content = { interests: 'Chess.' };
    const body = { content, settings: { hiddenSections: ['interests'] } } as object;
    await test.call(resumeRoutes.update, { params: { id: resume.id }, body }, ada.token);
    const { key } = await keyWith(['suggest']);
    const sent = { path: 'interests', before: 'Chess.', after: 'Go.' };
    expect(await propose(sent, key)).toMatchObject({ status: 400 });
  });

  it('can be read, made and decided by the owner only, with a session', async () => {
    const { id } = await proposed();
    const bob = await signUp(test);
    const params = { id: resume.id };
    const unknown = { status: 404, body: { code: 'RESUME_NOT_FOUND' } };
    expect(await test.call(suggestionRoutes.list, { params }, bob.token)).toMatchObject(unknown);
    expect(await propose({}, bob.token)).toMatchObject(unknown);
    expect(await decide(id, 'left', bob.token)).toMatchObject(unknown);
    const his = await reviewedResume(test, bob);
    expect(await decide(id, 'left', bob.token, his.id)).toMatchObject({
      status: 404,
      body: { code: 'SUGGESTION_NOT_FOUND' },
    });
    expect((await test.call(suggestionRoutes.list, { params })).status).toBe(401);
    expect((await propose({}, '')).status).toBe(401);
    expect((await decide(id, 'left', '')).status).toBe(401);
    expect(await resume.list()).toMatchObject([{ status: 'open' }]);
  });

  it('is made by a key that may suggest, and decided by none', async () => {
    const refused = { status: 403, body: { code: 'SCOPE_MISSING' } };
    for (const scope of ['read', 'write', 'export'] as const)
      expect(await propose({}, (await keyWith([scope])).key)).toMatchObject(refused);
    const { id } = await proposed();
    const { key } = await keyWith(['read', 'suggest', 'write', 'export']);
    expect(await decide(id, 'taken', key)).toMatchObject(refused);
  });

  it('stays when its key is revoked, and goes with the resume', async () => {
    const made = await keyWith(['suggest']);
    await propose({}, made.key);
    await test.db.execute(sql`delete from api_keys where id = ${made.id}`);
    expect(await resume.list()).toMatchObject([{ by: { name: 'Assistant' } }]);
    await test.db.execute(sql`delete from resumes where id = ${resume.id}`);
    const left = await test.db.execute(
      sql`select 1 from suggestions where resume_id = ${resume.id}`,
    );
    expect(left.rows).toEqual([]);
  });

  it('is limited in number, also for concurrent requests', async () => {
    await test.db.execute(sql`
      insert into suggestions (id, user_id, resume_id, by_kind, by_name, path, before)
      select gen_random_uuid(), ${ada.user.id}, ${resume.id}, 'owner', 'Ada', ${resume.path}, ${bulletText}
      from generate_series(1, ${suggestionLimits.waiting - 2})`);
    const answers = await Promise.all(Array.from({ length: 6 }, () => propose()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 403, 403, 403, 403]);
    expect(await resume.list()).toHaveLength(suggestionLimits.waiting);
  });
});

describe('what was said of a resume', () => {
  const noise = (length: number) => randomBytes(length).toString('base64').slice(0, length);

  it('takes of what its owner’s account may keep, and tells no reviewer of that', async () => {
    const small = { maxResumes: 4, maxBytes: 60_000 };
    const full = await startTestApp({ configuration: { quotas: small } });
    const owner = await signUp(full);
    const own = await reviewedResume(full, owner);
    const farid = await enter(full, (await own.link()).token);
    const wording = () => ({ path: own.path, before: bulletText, after: noise(19_000) });
    expect((await farid.say(wording())).status).toBe(201);
    const refused = await farid.say(wording());
    expect(refused).toMatchObject({ status: 403, body: { code: 'QUOTA_EXCEEDED' } });
    expect(refused.body).toMatchObject({ message: expect.stringMatching(/^This resume has/) });
    const body = wording();
    const params = { id: own.id };
    expect(await full.call(suggestionRoutes.propose, { params, body }, owner.token)).toMatchObject({
      body: { message: expect.stringMatching(/^Your account is full/) },
    });
    await full.close();
  });

  it('is forgotten where it was decided long before the rest', async () => {
    const first = await proposed();
    await decide(first.id, 'left');
    await test.db.execute(sql`
      insert into suggestions (id, user_id, resume_id, by_kind, by_name, path, before, decision)
      select ('ffffffff-ffff-7fff-8fff-' || lpad(n::text, 12, '0'))::uuid, ${ada.user.id},
        ${resume.id}, 'owner', 'Ada', ${resume.path}, ${bulletText}, 'left'
      from generate_series(1, ${suggestionLimits.decided}) n`);
    await proposed();
    const left = await resume.list();
    expect(left.filter(({ decision }) => decision !== 'open')).toHaveLength(
      suggestionLimits.decided,
    );
    expect(left.map(({ id }) => id)).not.toContain(first.id);
  });
});

describe('how a suggestion stands', () => {
  const edit = { before: 'a', after: 'b' };
  it.each([
    ['open', edit, 'a', 'open'],
    ['open', edit, 'b', 'taken'],
    ['open', edit, 'c', 'outdated'],
    ['open', edit, undefined, 'outdated'],
    ['taken', edit, 'b', 'taken'],
    ['taken', edit, 'c', 'taken'],
    ['taken', edit, 'a', 'open'],
    ['left', edit, 'a', 'left'],
    ['taken', { before: 'a', after: null }, 'a', 'taken'],
    ['open', { before: 'a', after: null }, 'c', 'outdated'],
  ] as const)('%s, %o, where the text is %s: %s', (decision, texts, now, status) => {
    expect(statusOf({ decision, ...texts }, now)).toBe(status);
  });
});
