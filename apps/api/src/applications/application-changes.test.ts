import {
  type ApplicationChange,
  applicationChangeRoutes,
} from '@folio/contract/application-changes';
import { applicationLimits } from '@folio/contract/application-fields';
import { applicationProposalLimits } from '@folio/contract/application-proposals';
import { type Application, applicationRoutes } from '@folio/contract/applications';
import type { ErrorBody } from '@folio/contract/errors';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeKey } from '../mcp/testing/mcp-client.ts';
import { applicationChanges } from '../platform/application-schema.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { dataOf, startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let account: TestAccount;
let stranger: TestAccount;
let id: string;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  account = await signUp(test);
  stranger = await signUp(test);
  const body = { role: 'Cook', company: 'The Inn', day: '2026-11-20' };
  id = dataOf<Application>(await test.call(applicationRoutes.create, { body }, account.token)).id;
});
afterAll(() => test.close());

const invited = {
  status: 'interview',
  nextStep: 'Prepare',
  event: { day: '2026-11-27', text: 'Invited by Jo' },
  reason: 'A mail says so.',
};
const propose = (token: string | undefined, body: object = invited, of = id) =>
  test.call(applicationChangeRoutes.propose, { params: { id: of }, body: body as never }, token);
const listed = async (token: string) =>
  dataOf<ApplicationChange[]>(await test.call(applicationChangeRoutes.list, undefined, token));
const decide = (changeId: string, token: string | undefined, decision = 'taken') =>
  test.call(
    applicationChangeRoutes.decide,
    { params: { changeId }, body: { decision, day: '2026-11-28' } as never },
    token,
  );
const read = async () =>
  dataOf<Application>(await test.call(applicationRoutes.get, { params: { id } }, account.token));
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as ErrorBody).code,
];

it('tells a key that does not read nothing of what is there', async () => {
  const { key } = await makeKey(test, account, ['suggest']);
  const guess = { ...invited, role: 'Cook', company: 'Rye' };
  const { application, changes } = dataOf<ApplicationChange>(await propose(key, guess));
  expect(application).toEqual({ id, role: '', company: '', version: 1 });
  expect(changes).toEqual([
    { field: 'role', before: null, after: 'Cook' },
    { field: 'company', before: null, after: 'Rye' },
    { field: 'status', before: null, after: 'interview' },
    { field: 'nextStep', before: null, after: 'Prepare' },
  ]);
});

it('shows what would change, and changes nothing before its owner takes it', async () => {
  const { key } = await makeKey(test, account, ['read', 'suggest']);
  const made = dataOf<ApplicationChange>(await propose(key));
  expect(made).toMatchObject({
    by: { kind: 'api-key', name: 'Assistant' },
    application: { id, role: 'Cook' },
    changes: [
      { field: 'status', before: 'saved', after: 'interview' },
      { field: 'nextStep', before: null, after: 'Prepare' },
    ],
    event: { day: '2026-11-27', text: 'Invited by Jo' },
    decision: 'open',
  });
  expect(await read()).toMatchObject({ status: 'saved', nextStep: '', version: 1 });
  // No key decides, and one that reads proposes nothing.
  expect(codeOf(await decide(made.id, key))).toEqual([403, 'SCOPE_MISSING']);
  expect((await propose((await makeKey(test, account, ['read'])).key)).status).toBe(403);
});

it('is made once it is taken, however often that is asked for', async () => {
  const { id: changeId } = dataOf<ApplicationChange>(await propose(account.token));
  for (let asked = 0; asked < 2; asked += 1)
    expect(await decide(changeId, account.token)).toMatchObject({
      status: 200,
      body: { data: { decision: 'taken' }, application: { status: 'interview', version: 2 } },
    });
  const { events, ...application } = await read();
  expect(application).toMatchObject({ nextStep: 'Prepare', statusDay: '2026-11-28' });
  expect(events.map(({ day, status, text }) => [day, status, text])).toEqual([
    ['2026-11-20', 'saved', ''],
    ['2026-11-27', null, 'Invited by Jo'],
    ['2026-11-28', 'interview', ''],
  ]);
  expect(await listed(account.token)).toMatchObject([{ decision: 'taken' }]);
});

it('one that is left changes nothing, and only what still differs is shown', async () => {
  const { id: changeId } = dataOf<ApplicationChange>(await propose(account.token));
  const body = { nextStep: 'Prepare' };
  await test.call(applicationRoutes.update, { params: { id }, body }, account.token);
  const [shown] = await listed(account.token);
  expect(shown?.changes.map(({ field }) => field)).toEqual(['status']);
  await decide(changeId, account.token, 'left');
  expect(await read()).toMatchObject({ status: 'saved' });
});

it('is nobody else’s, goes with its application, and takes no nonsense', async () => {
  const { id: changeId } = dataOf<ApplicationChange>(await propose(account.token));
  expect(await listed(stranger.token)).toEqual([]);
  expect(codeOf(await decide(changeId, stranger.token))[1]).toBe('SUGGESTION_NOT_FOUND');
  expect(codeOf(await decide('nonsense', account.token))[1]).toBe('SUGGESTION_NOT_FOUND');
  expect(codeOf(await propose(stranger.token))[1]).toBe('APPLICATION_NOT_FOUND');
  expect((await propose(undefined)).status).toBe(401);
  expect((await decide(changeId, undefined)).status).toBe(401);
  for (const body of [
    {},
    { reason: 'None' },
    { status: 'gone' },
    { event: { day: 'x', text: '' } },
  ])
    expect(codeOf(await propose(account.token, body))).toEqual([400, 'VALIDATION_ERROR']);
  expect(codeOf(await propose(account.token, { resumeId: uuidv7() }))[1]).toBe('RESUME_NOT_FOUND');
  await test.call(applicationRoutes.trash, { body: { ids: [id] } }, account.token);
  expect(await listed(account.token)).toEqual([]);
  expect(codeOf(await decide(changeId, account.token))[1]).toBe('SUGGESTION_NOT_FOUND');
});

it('is not taken of an application that was changed since it was looked at', async () => {
  for (const change of [{ notes: 'Rang twice' }, { ...invited, notes: 'Rang twice' }]) {
    const made = dataOf<ApplicationChange>(await propose(account.token, change));
    const { version } = made.application;
    const body = { notes: `Rang ${version}` };
    await test.call(applicationRoutes.update, { params: { id }, body }, account.token);
    const take = (seen: number) => {
      const params = { changeId: made.id };
      const given = { params, body: { decision: 'taken' as const, version: seen } };
      return test.call(applicationChangeRoutes.decide, given, account.token);
    };
    const refused = await take(version);
    expect(codeOf(refused)).toEqual([409, 'VERSION_CONFLICT']);
    expect(refused.body).toMatchObject({ data: { notes: `Rang ${version}` } });
    expect(await read()).toMatchObject({ notes: `Rang ${version}`, status: 'saved' });
    const now = (await listed(account.token)).find((one) => one.id === made.id);
    expect(now).toMatchObject({ decision: 'open', application: { version: version + 1 } });
    expect((await take(version + 1)).status).toBe(200);
    expect(await read()).toMatchObject({ notes: 'Rang twice' });
    // Asked for again, it is answered as it is.
    expect((await take(version)).status).toBe(200);
  }
});

it('one that was taken stays so, whatever is decided later', async () => {
  const { id: changeId } = dataOf<ApplicationChange>(await propose(account.token));
  await decide(changeId, account.token);
  for (const decision of ['left', 'open'])
    expect(await decide(changeId, account.token, decision)).toMatchObject({
      status: 200,
      body: { data: { decision: 'taken' }, application: { status: 'interview', version: 2 } },
    });
});

it('a timeline that is full refuses it, and nothing of it is lost', async () => {
  const all = Array.from({ length: applicationLimits.events }, (_, at) => ({
    id: `e${at}`,
    day: '2026-11-20',
    text: 'Rang',
  }));
  const events = all.slice(1);
  await test.call(applicationRoutes.update, { params: { id }, body: { events } }, account.token);
  // The note fits alone, and not with the move.
  const { id: changeId } = dataOf<ApplicationChange>(await propose(account.token));
  expect(codeOf(await decide(changeId, account.token))).toEqual([403, 'QUOTA_EXCEEDED']);
  expect(await read()).toMatchObject({ status: 'saved', version: 2 });
  expect(await listed(account.token)).toMatchObject([{ decision: 'open' }]);
});

it('those of deleted applications take no room of those that wait', async () => {
  const ids = Array.from({ length: applicationProposalLimits.waiting }, () => uuidv7());
  const row = { userId: account.user.id, byKind: 'owner', byName: 'Ada', fields: {}, reason: '' };
  await test.db
    .insert(applicationChanges)
    .values(ids.map((one) => ({ ...row, id: one, applicationId: id })));
  expect(codeOf(await propose(account.token))[1]).toBe('QUOTA_EXCEEDED');
  await test.call(applicationRoutes.trash, { body: { ids: [id] } }, account.token);
  const body = { role: 'Baker', company: 'The Inn' };
  const other = dataOf<Application>(
    await test.call(applicationRoutes.create, { body }, account.token),
  );
  expect((await propose(account.token, invited, other.id)).status).toBe(201);
});
