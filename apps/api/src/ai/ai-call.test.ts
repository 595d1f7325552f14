import { aiRoutes } from '@folio/contract/ai';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller as ThreadCaller } from '../platform/document-threads.ts';
import { readSession } from '../platform/sessions.ts';
import { signUp } from '../testing/accounts.ts';
import { type Ai, freeCall, paidCall } from './ai-call.ts';
import { type AiApp, answered, startAiApp } from './testing/ai-app.ts';

let test: AiApp;
beforeAll(async () => {
  test = await startAiApp({ configuration: { creditsAtSignup: 10 } });
});
afterAll(() => test.close());

it('waits its turn among the work of its own account, or of its own address', async () => {
  const session = await readSession(test.app, (await signUp(test)).token);
  if (typeof session === 'string') throw new Error(session);
  const { signal } = new AbortController();
  const queued: ThreadCaller[] = [];
  const ai: Ai = {
    model: undefined,
    builtInFor: (caller) => {
      queued.push(caller);
      throw new Error('no thread is needed to see whose work it is');
    },
  };
  const work = async () => ({ result: 'never made' });
  const caller = { user: session.user, idempotencyKey: undefined, requestHash: '', signal };
  await expect(paidCall(test.app, ai, 'improve', caller, work)).rejects.toThrow('no thread');
  const visitor = { address: '203.0.113.7', signal };
  await expect(freeCall(test.app, ai, visitor, work)).rejects.toThrow('no thread');
  expect(queued).toEqual([
    { whose: session.user.id, signal },
    { whose: '203.0.113.7', signal },
  ]);
});

it('shows no model the name and the address of the account', async () => {
  const { token, user } = await signUp(test, { firstName: 'Wilhelmina', lastName: 'Featherstone' });
  const text = `Responsible for the servers of Wilhelmina Featherstone, ${user.email}`;
  const answer = await answered(test, aiRoutes.improve, { text }, token);
  const sent = JSON.stringify(test.fake.asked.at(-1)?.body);
  expect(sent).toContain('the servers of');
  expect(sent).not.toContain('Featherstone');
  expect(sent).not.toContain(user.email);
  expect(answer).toMatchObject({
    improved: `Handled the servers of Wilhelmina Featherstone, ${user.email}`,
  });
});
