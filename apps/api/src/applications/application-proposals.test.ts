import { type ApiKeyUsage, apiKeyRoutes } from '@folio/contract/api-keys';
import {
  type ApplicationProposal,
  applicationProposalLimits,
  applicationProposalRoutes,
} from '@folio/contract/application-proposals';
import { type Application, applicationRoutes } from '@folio/contract/applications';
import type { ErrorBody } from '@folio/contract/errors';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeKey } from '../mcp/testing/mcp-client.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { dataOf, startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let account: TestAccount;
let stranger: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  account = await signUp(test);
  stranger = await signUp(test);
});
afterAll(() => test.close());

const job = { role: 'Data Analyst', company: 'Tidewater Bank', reason: 'It asks for SQL.' };
const propose = (token: string | undefined, body: object = job) =>
  test.call(applicationProposalRoutes.propose, { body: body as never }, token);
const listed = async (token: string) =>
  dataOf<ApplicationProposal[]>(await test.call(applicationProposalRoutes.list, undefined, token));
const decide = (proposalId: string, token: string | undefined, decision = 'taken') =>
  test.call(
    applicationProposalRoutes.decide,
    { params: { proposalId }, body: { decision } as never },
    token,
  );
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as ErrorBody).code,
];

it('waits for its owner, by a key that may not write, and is in no list before they add it', async () => {
  const { key } = await makeKey(test, account, ['suggest']);
  const made = dataOf<ApplicationProposal>(await propose(key));
  expect(made).toMatchObject({
    by: { kind: 'api-key', name: 'Assistant' },
    application: { role: 'Data Analyst', company: 'Tidewater Bank' },
    decision: 'open',
  });
  const list = await test.call(applicationRoutes.list, { querystring: {} }, account.token);
  expect(dataOf(list)).toEqual([]);
  const body = { ...made.application, id: made.id };
  for (let asked = 0; asked < 2; asked += 1)
    await test.call(applicationRoutes.create, { body }, account.token);
  expect(dataOf<ApplicationProposal>(await decide(made.id, account.token)).decision).toBe('taken');
  const after = await test.call(applicationRoutes.list, { querystring: {} }, account.token);
  expect(dataOf<Application[]>(after)).toHaveLength(1);
  // No key decides.
  expect(codeOf(await decide(made.id, key, 'left'))).toEqual([403, 'SCOPE_MISSING']);
  expect((await propose((await makeKey(test, account, ['read'])).key)).status).toBe(403);
});

it('is nobody else’s, and takes no nonsense', async () => {
  const { id } = dataOf<ApplicationProposal>(await propose(account.token));
  expect(await listed(stranger.token)).toEqual([]);
  expect(codeOf(await decide(id, stranger.token))[1]).toBe('SUGGESTION_NOT_FOUND');
  expect(codeOf(await decide('nonsense', account.token))[1]).toBe('SUGGESTION_NOT_FOUND');
  expect((await propose(undefined)).status).toBe(401);
  expect((await decide(id, undefined)).status).toBe(401);
  expect(codeOf(await propose(account.token, { place: 'Bath' }))).toEqual([
    400,
    'VALIDATION_ERROR',
  ]);
  const others = { ...job, resumeId: uuidv7() };
  expect(codeOf(await propose(account.token, others))[1]).toBe('RESUME_NOT_FOUND');
});

it('has room for so many that wait, and forgets those that were decided first', async () => {
  const rows = (decision: string, count: number) =>
    test.db.execute(sql`
      insert into application_proposals (id, user_id, by_kind, by_name, fields, decision)
      select gen_random_uuid(), ${account.user.id}, 'owner', 'Asha', '{"role":"Cook"}', ${decision}
      from generate_series(1, ${count}::integer)`);
  await rows('left', applicationProposalLimits.decided + 5);
  await rows('open', applicationProposalLimits.waiting - 1);
  expect((await propose(account.token)).status).toBe(201);
  expect(codeOf(await propose(account.token))[1]).toBe('QUOTA_EXCEEDED');
  expect((await listed(account.token)).filter(({ decision }) => decision === 'left')).toHaveLength(
    applicationProposalLimits.decided,
  );
});

it('the activity of a key names what it was about, and nothing that is another’s', async () => {
  const { id: keyId, key } = await makeKey(test, account, ['read', 'write']);
  const body = { role: 'Cook', company: 'The Inn' };
  const { id } = dataOf<Application>(await test.call(applicationRoutes.create, { body }, key));
  for (let asked = 0; asked < 3; asked += 1)
    await test.call(applicationRoutes.get, { params: { id } }, key);
  const others = dataOf<Application>(
    await test.call(applicationRoutes.create, { body }, stranger.token),
  );
  await test.call(applicationRoutes.get, { params: { id: others.id } }, key);
  const usage = async () =>
    dataOf<ApiKeyUsage[]>(
      await test.call(apiKeyRoutes.usage, { params: { id: keyId } }, account.token),
    );
  const touched = [{ kind: 'application', id, name: 'Cook, The Inn' }];
  await expect
    .poll(async () => (await usage()).map((one) => [one.route, one.status, one.count, one.touched]))
    .toEqual(
      expect.arrayContaining([
        ['POST /api/applications', 201, 1, touched],
        ['GET /api/applications/:id', 200, 3, touched],
        ['GET /api/applications/:id', 404, 1, []],
      ]),
    );
});
