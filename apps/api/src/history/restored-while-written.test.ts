import { coverLetterRoutes } from '@folio/contract/cover-letters';
import { letterHistoryRoutes, type Moment } from '@folio/contract/history';
import { type Letter, letterRoutes, ownLetterHistoryRoutes } from '@folio/contract/letters';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import type { Route } from '@folio/contract/route';
import { trashRoutes } from '@folio/contract/trash';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { untilWaiting, whileLocked } from '../testing/held-locks.ts';
import { dataOf, startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let account: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  account = await signUp(test);
});
afterAll(() => test.close());

const ask = async <T>(route: Route, input: object): Promise<T> =>
  dataOf<T>(await test.call(route, input as never, account.token));
const makeResume = async () => (await ask<Resume>(resumeRoutes.create, { body: {} })).id;

/** Restores while `lock` is held, and another device saves before it is let go. */
async function whileRestoring(lock: SQL, save: SQL, restore: () => Promise<unknown>) {
  const begun = await whileLocked(test.db, lock, async () => {
    const restoring = restore();
    await untilWaiting(test.db, 1);
    await test.db.execute(save);
    return { restoring };
  });
  await begun.restoring;
}

async function keptTexts({ list, get }: Record<'list' | 'get', Route>, id: string) {
  const moments = await ask<Moment[]>(list, { params: { id } });
  const texts = moments.map(async ({ kind, id: momentId }) => {
    const { letter } = await ask<{ letter: Letter }>(get, { params: { id, momentId } });
    return `${kind}: ${letter.text}`;
  });
  return Promise.all(texts);
}

const lockedAccount = () => sql`select from users where id = ${account.user.id} for no key update`;

it('a letter that goes back keeps what was written meanwhile', async () => {
  const id = await makeResume();
  const save = (text: string) =>
    ask(coverLetterRoutes.update, { params: { id }, body: { text, reason: 'ai' } });
  await save('First');
  await save('Second');
  const [moment] = await ask<Moment[]>(letterHistoryRoutes.list, { params: { id } });
  const params = { id, momentId: moment?.id };
  await whileRestoring(
    lockedAccount(),
    sql`update cover_letters set letter_text = 'Meanwhile', version = version + 1
      where resume_id = ${id}`,
    () => ask(letterHistoryRoutes.restore, { params }),
  );
  expect(await ask(coverLetterRoutes.get, { params: { id } })).toMatchObject({ text: 'First' });
  expect(await keptTexts(letterHistoryRoutes, id)).toContain('restore: Meanwhile');
});

it('a letter of its own that goes back keeps what was written meanwhile', async () => {
  const { id } = await ask<Letter>(letterRoutes.create, { body: { text: 'First' } });
  await ask(letterRoutes.update, { params: { id }, body: { text: 'Second', reason: 'ai' } });
  const [moment] = await ask<Moment[]>(ownLetterHistoryRoutes.list, { params: { id } });
  const params = { id, momentId: moment?.id };
  await whileRestoring(
    lockedAccount(),
    sql`update letters set letter_text = 'Meanwhile', version = version + 1 where id = ${id}`,
    () => ask(ownLetterHistoryRoutes.restore, { params }),
  );
  expect(await ask(letterRoutes.get, { params: { id } })).toMatchObject({ text: 'First' });
  expect(await keptTexts(ownLetterHistoryRoutes, id)).toContain('restore: Meanwhile');
});

it('a letter out of the trash keeps what was written in its place meanwhile', async () => {
  const id = await makeResume();
  const save = (text: string) => ask(coverLetterRoutes.update, { params: { id }, body: { text } });
  await save('Old');
  const removed = await ask<{ trashedId: string }>(coverLetterRoutes.remove, { params: { id } });
  const { trashedId } = removed;
  await save('New');
  await whileRestoring(
    sql`select from trashed_letters where id = ${trashedId} for update`,
    sql`update cover_letters set letter_text = 'Meanwhile', version = version + 1
      where resume_id = ${id}`,
    () => ask(trashRoutes.restoreLetter, { params: { id: trashedId } }),
  );
  expect(await ask(coverLetterRoutes.get, { params: { id } })).toMatchObject({ text: 'Old' });
  expect(await keptTexts(letterHistoryRoutes, id)).toContain('restore: Meanwhile');
});
