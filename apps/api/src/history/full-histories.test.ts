import { randomBytes } from 'node:crypto';
import { historyRoutes, type Moment } from '@folio/contract/history';
import { type Letter, letterRoutes, ownLetterHistoryRoutes } from '@folio/contract/letters';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import type { Route } from '@folio/contract/route';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { dataOf, startTestApp, type TestApp } from '../testing/test-app.ts';

/** Histories of 40 kB in all, 10 of them for letters. */
const quotas = { maxResumes: 4, maxBytes: 200_000 };

let test: TestApp;
let account: TestAccount;
beforeAll(async () => {
  test = await startTestApp({ configuration: { quotas } });
});
beforeEach(async () => {
  account = await signUp(test);
});
afterAll(() => test.close());

const ask = async <T>(route: Route, input: object): Promise<T> =>
  dataOf<T>(await test.call(route, input as never, account.token));
/** Text that no compression makes shorter. */
const noise = (length: number) => randomBytes(length).toString('base64').slice(0, length);

describe('where the histories of an account are full', () => {
  it('what a resume was is kept when its owner goes on with it after a year', async () => {
    const [old, other] = [
      await ask<Resume>(resumeRoutes.create, { body: { name: 'Old' } }),
      await ask<Resume>(resumeRoutes.create, { body: {} }),
    ];
    await test.db.execute(
      sql`update resumes set updated_at = now() - interval '1 year' where id = ${old.id}`,
    );
    for (let save = 0; save < 12; save += 1) {
      const body = { content: { interests: noise(6_000) }, reason: 'import' };
      await ask(resumeRoutes.update, { params: { id: other.id }, body });
    }
    const params = { id: old.id };
    await ask(resumeRoutes.update, { params, body: { name: 'New' } });
    await ask(resumeRoutes.update, { params: { id: other.id }, body: { name: 'Other' } });
    expect(await ask<Moment[]>(historyRoutes.list, { params })).toMatchObject([
      { kind: 'sitting' },
    ]);
  });

  it('so is what a letter was', async () => {
    const [old, other] = [
      await ask<Letter>(letterRoutes.create, { body: { text: noise(1_000) } }),
      await ask<Letter>(letterRoutes.create, { body: {} }),
    ];
    await test.db.execute(
      sql`update letters set updated_at = now() - interval '1 year' where id = ${old.id}`,
    );
    for (let save = 0; save < 14; save += 1) {
      const body = { text: noise(1_000), reason: 'ai' };
      await ask(letterRoutes.update, { params: { id: other.id }, body });
    }
    const params = { id: old.id };
    await ask(letterRoutes.update, { params, body: { text: 'New' } });
    expect(await ask<Moment[]>(ownLetterHistoryRoutes.list, { params })).toMatchObject([
      { kind: 'sitting' },
    ]);
  });
});
