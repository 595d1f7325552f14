import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSession, type UserRow } from '../platform/sessions.ts';
import { signUp } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { spendCredits } from './credits.service.ts';
import { keptAnswers, noteIncluded } from './included.repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ configuration: { creditsAtSignup: 10 } });
});
afterAll(() => test.close());

async function newUser(): Promise<UserRow> {
  const session = await readSession(test.app, (await signUp(test)).token);
  if (typeof session === 'string') throw new Error(session);
  return session.user;
}

/** The requests whose answers are kept, the oldest first. */
async function keptOf({ id }: UserRow): Promise<string[]> {
  const { rows } = await test.db.execute<{ key: string }>(sql`
    select idempotency_key as key from credit_reservations
    where user_id = ${id} and answer is not null order by created_at, id`);
  return rows.map(({ key }) => key);
}

describe('answers that took no credits are kept for who asks again,', () => {
  const included = { action: 'improve', isRepeatable: true } as const;

  it('those of the newest requests, with and without keys', async () => {
    const user = { ...(await newUser()), subscription: 'premium' as const };
    const ask = (number: number, key?: string) =>
      spendCredits(
        test.app,
        { ...included, user, requestHash: `hash ${number}`, idempotencyKey: key },
        async () => ({ result: number }),
      );
    await ask(0, 'of a program');
    for (let number = 1; number <= keptAnswers.count; number += 1) await ask(number);
    const kept = await keptOf(user);
    expect(kept).toHaveLength(keptAnswers.count);
    expect([kept[0], kept.at(-1)]).toEqual(['hash 1', `hash ${keptAnswers.count}`]);
  });

  it('as many as are not too much, and the newest however large it is', async () => {
    const user = { ...(await newUser()), subscription: 'premium' as const };
    const [one, other] = [await newUser(), user];
    const ask = (of: UserRow, requestHash: string, bytes: number) =>
      spendCredits(test.app, { ...included, user: of, requestHash }, async () => ({
        result: randomBytes(bytes).toString('hex'),
      }));
    await ask({ ...one, subscription: 'premium' }, 'of another', 10);
    await ask(other, 'first', keptAnswers.bytes / 4);
    await ask(other, 'second', keptAnswers.bytes / 4);
    expect(await keptOf(other)).toEqual(['second']);
    await ask(other, 'third', 10);
    expect(await keptOf(other)).toEqual(['second', 'third']);
    await ask(other, 'huge', keptAnswers.bytes);
    expect(await keptOf(other)).toEqual(['huge']);
    expect(await keptOf(one)).toEqual(['of another']);
  });

  it('also what was found to be free, and what was paid apart from them', async () => {
    const user = await newUser();
    const ask = (idempotencyKey: string, isFree: boolean) =>
      spendCredits(test.app, { user, action: 'improve', idempotencyKey }, async () => ({
        result: idempotencyKey,
        isFree,
      }));
    await ask('paid', false);
    for (let number = 0; number <= keptAnswers.count; number += 1) await ask(`${number}`, true);
    const kept = await keptOf(user);
    expect(kept.slice(0, 2)).toEqual(['paid', '1']);
    expect(kept).toHaveLength(keptAnswers.count + 1);
  });
});

it('what took no credits and was left by a server that stopped is done again at once', async () => {
  const user = { ...(await newUser()), subscription: 'premium' as const };
  const asked = { userId: user.id, action: 'improve' as const, requestHash: 'left' };
  for (const idempotencyKey of ['left', 'of a program']) {
    const id = await noteIncluded(test.db, { ...asked, idempotencyKey });
    await test.db.execute(sql`update credit_reservations
      set created_at = now() - interval '41 seconds' where id = ${id}`);
  }
  for (const idempotencyKey of [undefined, 'of a program']) {
    const paid = { user, action: 'improve' as const, requestHash: 'left', isRepeatable: true };
    const spent = spendCredits(test.app, { ...paid, idempotencyKey }, async () => ({ result: 1 }));
    expect(await spent).toBe(1);
  }
  expect(await keptOf(user)).toEqual(['left', 'of a program']);
});
