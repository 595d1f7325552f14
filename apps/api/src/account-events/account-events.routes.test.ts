import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { accountEventsUrl, deletedVersion, SavedEvent } from '@folio/contract/account-events';
import { type Application, applicationRoutes } from '@folio/contract/applications';
import { authRoutes } from '@folio/contract/auth';
import { coverLetterRoutes } from '@folio/contract/cover-letters';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { hashOf } from '../platform/secret-token.ts';
import { bulletText, enter, reviewedResume } from '../reviews/testing/reviewed-resume.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { untilWaiting, whileLocked } from '../testing/held-locks.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { AccountEvents, maxListeners } from './account-events.service.ts';

let test: TestApp;
/** Another node on the same database. */
let other: Awaited<ReturnType<typeof buildApp>>;
let origin: string;
beforeAll(async () => {
  test = await startTestApp();
  const { configuration, mailer } = test.app;
  other = await buildApp({ configuration, mailer, db: test.db });
  await other.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(other.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await other.close();
  await test.close();
});

/** Listens on the other node; gathers what it is told. */
async function listen({ token }: TestAccount) {
  const left = new AbortController();
  const answer = await fetch(`${origin}${accountEventsUrl}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: left.signal,
  });
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const events: SavedEvent[] = [];
  const ended = (async () => {
    for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? [])
      for (const [, data] of text.matchAll(/^data: (.*)$/gm))
        events.push(SavedEvent.parse(JSON.parse(data ?? '')));
  })();
  ended.catch(() => {});
  return { events, ended, leave: () => left.abort() };
}

async function newResume({ token }: TestAccount): Promise<Resume> {
  const answer = await test.call(resumeRoutes.create, { body: {} }, token);
  return (answer.body as { data: Resume }).data;
}

const rename = ({ token }: TestAccount, id: string, name: string) =>
  test.call(resumeRoutes.update, { params: { id }, body: { name } }, token);

describe('what an account saves', () => {
  it('reaches its devices on every node, once for each save', async () => {
    const ada = await signUp(test);
    const { id } = await newResume(ada);
    const device = await listen(ada);
    await rename(ada, id, 'One');
    await expect.poll(() => device.events).toContainEqual({ kind: 'resume', id, version: 2 });
    await rename(ada, id, 'Two');
    await expect.poll(() => device.events).toContainEqual({ kind: 'resume', id, version: 3 });
    const ofVersion = (version: number) => device.events.filter((one) => one.version === version);
    expect([2, 3].map((version) => ofVersion(version).length)).toEqual([1, 1]);
    device.leave();
  });

  it('[account-events-left] is read for nobody who left before their session was found', async () => {
    const ada = await signUp(test);
    const added = vi.spyOn(AccountEvents.prototype, 'add');
    const answered = vi.fn();
    other.server.once('request', (_, response) => response.once('close', answered));
    await whileLocked(test.db, sql`lock table sessions in access exclusive mode`, async () => {
      const left = new AbortController();
      const headers = { authorization: `Bearer ${ada.token}` };
      const asked = fetch(`${origin}${accountEventsUrl}`, { headers, signal: left.signal });
      await untilWaiting(test.db, 1);
      left.abort();
      await expect(asked).rejects.toThrow();
      await expect.poll(() => answered.mock.calls.length).toBe(1);
    });
    const device = await listen(ada);
    expect(added).toHaveBeenCalledTimes(1);
    added.mockRestore();
    device.leave();
  });

  it('[account-events-away] reaches devices of a node that was away from the database meanwhile', async () => {
    const ada = await signUp(test);
    const { id, version } = await newResume(ada);
    let seconds = 0;
    const events = new AccountEvents(() => seconds);
    const told: SavedEvent[] = [];
    const tokenHash = hashOf(ada.token);
    events.add(ada.user.id, { tokenHash, publish: (event) => told.push(event), end: () => {} });
    const savedAt = sql`now() - interval '40 seconds'`;
    await test.db.execute(sql`update resumes set updated_at = ${savedAt} where id = ${id}`);
    await events.poll(test.db);
    expect(told).toEqual([]);
    seconds = 60;
    await events.poll(test.db);
    expect(told).toEqual([{ kind: 'resume', id, version }]);
  });

  it('reports a deletion with a version above any other', async () => {
    const ada = await signUp(test);
    const { id } = await newResume(ada);
    const head = { jobDescription: '', role: '', company: '', hiringManager: '', address: '' };
    const body = { ...head, subject: '', date: '', text: 'Dear team,' };
    await test.call(coverLetterRoutes.update, { params: { id }, body }, ada.token);
    const device = await listen(ada);
    const ofLetter = { kind: 'letter', id, version: deletedVersion };
    const timesReceived = () =>
      device.events.filter((one) => isDeepStrictEqual(one, ofLetter)).length;
    await test.call(coverLetterRoutes.remove, { params: { id } }, ada.token);
    await expect.poll(timesReceived).toBe(1);
    await test.call(coverLetterRoutes.update, { params: { id }, body }, ada.token);
    await test.call(coverLetterRoutes.remove, { params: { id } }, ada.token);
    await expect.poll(timesReceived).toBe(2);
    await test.call(resumeRoutes.remove, { params: { id } }, ada.token);
    await expect
      .poll(() => device.events)
      .toContainEqual({ kind: 'resume', id, version: deletedVersion });
    device.leave();
  });

  it('includes applications', async () => {
    const ada = await signUp(test);
    const device = await listen(ada);
    const made = await test.call(applicationRoutes.create, { body: {} }, ada.token);
    const { id } = (made.body as { data: Application }).data;
    await expect.poll(() => device.events).toContainEqual({ kind: 'application', id, version: 1 });
    await test.call(applicationRoutes.trash, { body: { ids: [id] } }, ada.token);
    const deleted = { kind: 'application', id, version: deletedVersion };
    await expect.poll(() => device.events).toContainEqual(deleted);
    await test.call(applicationRoutes.restore, { body: { ids: [id] } }, ada.token);
    await expect.poll(() => device.events).toContainEqual({ kind: 'application', id, version: 2 });
    device.leave();
  });

  it('includes suggestions of others about a resume', async () => {
    const ada = await signUp(test);
    const resume = await reviewedResume(test, ada);
    const device = await listen(ada);
    const farid = await enter(test, (await resume.link()).token);
    await farid.say({ path: resume.path, before: bulletText, reason: 'Which ones?' });
    const ofIt = () => device.events.filter(({ kind }) => kind === 'suggestion');
    await expect.poll(ofIt).toMatchObject([{ id: resume.id }]);
    device.leave();
  });

  it('is not sent to other accounts', async () => {
    const [ada, eve] = [await signUp(test), await signUp(test)];
    const { id } = await newResume(ada);
    const own = await newResume(eve);
    const device = await listen(eve);
    await rename(ada, id, 'Secret');
    await rename(eve, own.id, 'Mine');
    await expect
      .poll(() => device.events)
      .toContainEqual({ kind: 'resume', id: own.id, version: 2 });
    expect(device.events.map((one) => one.id)).not.toContain(id);
    device.leave();
  });

  it('needs a session', async () => {
    expect((await fetch(`${origin}${accountEventsUrl}`)).status).toBe(401);
  });

  it('[account-events-signed-out] ends within seconds for who is signed out, on any node, and for nobody else', async () => {
    const [ada, eve] = [await signUp(test), await signUp(test)];
    const [device, other] = [await listen(ada), await listen(eve)];
    let isEnded = false;
    void device.ended.then(() => {
      isEnded = true;
    });
    await test.call(authRoutes.logout, undefined, ada.token);
    await expect.poll(() => isEnded, { timeout: 10_000 }).toBe(true);
    const { id } = await newResume(eve);
    await expect.poll(() => other.events).toContainEqual({ kind: 'resume', id, version: 1 });
    other.leave();
  });

  it('has a limited number of streams, and beyond it ends the oldest', async () => {
    const ada = await signUp(test);
    const first = await listen(ada);
    const others = await Promise.all(Array.from({ length: maxListeners }, () => listen(ada)));
    await first.ended;
    const { id } = await newResume(ada);
    for (const { events } of others)
      await expect.poll(() => events).toContainEqual({ kind: 'resume', id, version: 1 });
    for (const { leave } of others) leave();
  });
});

describe('a server that stops', () => {
  it('ends the streams, and waits for none', async () => {
    const ada = await signUp(test);
    const { configuration, mailer } = test.app;
    const node = await buildApp({ configuration, mailer, db: test.db });
    await node.listen({ host: '127.0.0.1', port: 0 });
    const { port } = node.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${accountEventsUrl}`, {
      headers: { authorization: `Bearer ${ada.token}` },
    });
    const read = answer.text();
    await node.close();
    expect(await read).toMatch(/^:/);
  });
});
