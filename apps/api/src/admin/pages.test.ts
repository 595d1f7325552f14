import { accountLogRoutes } from '@folio/contract/account-log';
import {
  type AdminHiddenPage,
  type AdminReport,
  adminPagesRoutes,
} from '@folio/contract/admin-pages';
import { pageReportRoutes } from '@folio/contract/page-reports';
import { profileRoutes } from '@folio/contract/profiles';
import { publicResumeRoutes } from '@folio/contract/public-resumes';
import { resumeLinkRoutes } from '@folio/contract/resume-links';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { sharedResumeRoutes } from '@folio/contract/reviews';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { deletePastReports } from './pages.repository.ts';
import { makeOperator } from './testing/make-operator.ts';

let test: TestApp;
let operator: TestAccount;
let ada: TestAccount;
let resumeId = '';
beforeAll(async () => {
  test = await startTestApp({ configuration: { rateLimits: true } });
  operator = await makeOperator(test);
});
beforeEach(async () => {
  await test.db.execute(sql`delete from rate_limits`);
  await test.db.execute(sql`delete from page_reports`);
  ada = await signUp(test);
  const made = await test.call(resumeRoutes.create, { body: { isPublic: true } }, ada.token);
  resumeId = (made.body as never as { data: Resume }).data.id;
  test.mails.length = 0;
});
afterAll(() => test.close());

const report = (address: string, body: object = {}) =>
  test.call(pageReportRoutes.report, {
    body: { address, reason: 'fraud', note: 'This is not him.', ...body } as never,
  });
const reports = async (querystring: object = {}) =>
  (await test.call(adminPagesRoutes.reports, { querystring } as never, operator.token))
    .body as never as {
    data: AdminReport[];
    page: { nextCursor: string | null };
  };
const decide = (id: string, decision: 'hide' | 'keep', reason = 'Pretends to be somebody.') =>
  test.call(
    adminPagesRoutes.decide,
    { params: { id }, body: { decision, reason } },
    operator.token,
  );
const hide = (address: string) =>
  test.call(adminPagesRoutes.hide, { body: { address, reason: 'Found by us.' } }, operator.token);
const show = (kind: 'profile' | 'resume', id: string) =>
  test.call(
    adminPagesRoutes.show,
    { body: { kind, id, reason: 'It was a mistake.' } },
    operator.token,
  );
const profile = (token?: string) =>
  test.call(profileRoutes.byUsername, { params: { username: ada.user.username } }, token);
const resume = (token?: string) =>
  test.call(publicResumeRoutes.get, { params: { id: resumeId } }, token);
const page = () => `/${ada.user.username}`;
const unknown = '01890000-0000-7000-8000-000000000000';

describe('a report of a public page', () => {
  it('waits for an operator, with the page’s owner and the report’s text', async () => {
    expect((await report(page())).status).toBe(200);
    await report(`http://elsewhere.example/resume/preview/${resumeId}?x=1`, { reason: 'other' });
    expect((await reports()).data).toMatchObject([
      { page: { kind: 'resume', id: resumeId, owner: { id: ada.user.id } }, reason: 'other' },
      {
        page: { kind: 'profile', id: ada.user.id, path: page(), isHidden: false },
        reason: 'fraud',
        note: 'This is not him.',
        doneAt: null,
      },
    ]);
  });

  it('answers the same for a private page as for one that doesn’t exist', async () => {
    const body = { isPublic: false };
    await test.call(resumeRoutes.update, { params: { id: resumeId }, body }, ada.token);
    const addresses = [
      `/resume/preview/${resumeId}`,
      '/nobody.here',
      '/dashboard',
      '/',
      'x y',
      '//[',
    ];
    for (const address of addresses) expect((await report(address)).status).toBe(404);
    expect((await reports()).data).toEqual([]);
  });

  it.each([{ reason: 'x' }, { note: 'x'.repeat(1_001) }, { address: '' }, { other: 1 }])(
    'is refused with %j',
    async (body) => {
      expect((await report(page(), body)).status).toBe(400);
    },
  );

  it('of a program is thanked for and thrown away', async () => {
    for (const trap of [{ faxNumber: '1' }, { openForMs: 10 }])
      expect((await report(page(), trap)).status).toBe(200);
    expect((await reports()).data).toEqual([]);
  });

  it('[pages-shared-limit] takes none of what others may report where it is not kept', async () => {
    await report('/resume/preview/nothing');
    await report(page(), { faxNumber: '1' });
    const shared = sql`select hits from rate_limits where key like 'page-reports:%'`;
    expect((await test.db.execute(shared)).rows).toEqual([]);
    await report(page());
    expect((await test.db.execute(shared)).rows).toEqual([{ hits: 1 }]);
  });

  it('is made ten times an hour from an address, and kept twenty times of a page', async () => {
    for (let times = 0; times < 10; times += 1) await report(page());
    expect((await report(page())).status).toBe(429);
    for (let rest = 0; rest < 12; rest += 1) {
      await test.db.execute(sql`delete from rate_limits`);
      expect((await report(page())).status).toBe(200);
    }
    expect((await reports()).data).toHaveLength(20);
  });

  it('comes page by page, and is forgotten after a year', async () => {
    await report(page());
    await report(page());
    const first = await reports({ limit: 1 });
    const second = await reports({ limit: 1, cursor: first.page.nextCursor });
    expect(first.data[0]?.id).not.toBe(second.data[0]?.id);
    expect(second.page.nextCursor).toBeNull();
    for (const asked of [{ cursor: 'x' }, { state: 'x' }])
      expect((await reports(asked)) as object).toMatchObject({ code: 'VALIDATION_ERROR' });
    await test.db.execute(sql`update page_reports set created_at = now() - interval '366 days'`);
    await deletePastReports(test.db);
    expect((await reports()).data).toEqual([]);
  });
});

describe('a hidden page', () => {
  it('is visible to its owner only, who gets the reason, and closes all reports of it', async () => {
    await report(page());
    await report(page());
    const [one, two] = (await reports()).data;
    expect((await decide(one?.id ?? '', 'hide')).status).toBe(200);
    expect([(await profile()).status, (await profile(operator.token)).status]).toEqual([404, 404]);
    expect((await test.app.inject(page())).statusCode).toBe(404);
    expect((await profile(ada.token)).status).toBe(200);
    expect(test.mails).toMatchObject([
      { to: ada.user.email, subject: 'Your public page is hidden' },
    ]);
    expect(test.mails[0]?.text).toContain('Pretends to be somebody.');
    const log = await test.call(accountLogRoutes.list, { querystring: {} }, ada.token);
    expect(log.body).toMatchObject({ data: [{ kind: 'page-hidden-by-operator' }, {}] });
    expect((await reports()).data).toEqual([]);
    expect((await reports({ state: 'done' })).data).toMatchObject([
      { id: one?.id, page: { isHidden: true } },
      { id: two?.id },
    ]);
    expect((await decide(one?.id ?? '', 'keep')).status).toBe(400);
  });

  it('stays open where an operator keeps it', async () => {
    await report(page());
    await decide((await reports()).data[0]?.id ?? '', 'keep');
    expect([(await profile()).status, test.mails]).toEqual([200, []]);
    expect((await reports()).data).toEqual([]);
  });

  it('is a shared resume, too, and then no part of its owner’s page', async () => {
    const body = { visibility: { resumeId } };
    await test.call(profileRoutes.update, { body: body as never }, ada.token);
    const linked = async () => JSON.stringify((await profile()).body).includes(resumeId);
    expect([(await resume()).status, await linked()]).toEqual([200, true]);
    expect((await hide(`/resume/preview/${resumeId}`)).status).toBe(200);
    expect([(await resume()).status, await linked()]).toEqual([404, false]);
    expect((await resume(ada.token)).status).toBe(200);
    expect((await show('resume', resumeId)).status).toBe(200);
    expect([(await resume()).status, await linked()]).toEqual([200, true]);
  });

  it('is a resume behind a link of its own, too, which then leads nowhere', async () => {
    const slug = `shared-${ada.user.id.slice(-6)}`;
    const link = { kind: 'share' as const, slug };
    const params = { id: resumeId };
    const made = await test.call(resumeLinkRoutes.create, { params, body: link }, ada.token);
    expect(made.status).toBe(201);
    const open = async () =>
      (await test.call(sharedResumeRoutes.open, { params: { slug }, body: {} })).status;
    expect([await open(), (await report(`/r/${slug}`)).status]).toEqual([200, 200]);
    await decide((await reports()).data[0]?.id ?? '', 'hide');
    expect([await open(), (await resume()).status]).toEqual([404, 404]);
    await show('resume', resumeId);
    expect(await open()).toBe(200);
    await test.db.execute(sql`update users set banned_at = now() where id = ${ada.user.id}`);
    expect(await open()).toBe(404);
  });

  it('is named by the link that shows it where the resume itself is not public', async () => {
    const slug = `only-${ada.user.id.slice(-6)}`;
    const params = { id: resumeId };
    const body = { kind: 'share' as const, slug };
    await test.call(resumeLinkRoutes.create, { params, body }, ada.token);
    await report(`/r/${slug}`);
    expect((await reports()).data[0]?.page.path).toBe(`/resume/preview/${resumeId}`);
    await test.call(resumeRoutes.update, { params, body: { isPublic: false } }, ada.token);
    const [open] = (await reports()).data;
    expect(open?.page.path).toBe(`/r/${slug}`);
    await decide(open?.id ?? '', 'hide');
    expect(test.mails.at(-1)?.text).toContain(`/r/${slug}`);
  });

  it('is listed until it is shown again, page by page', async () => {
    await hide(page());
    await hide(`/resume/preview/${resumeId}`);
    const hidden = async (querystring: object = {}) =>
      (await test.call(adminPagesRoutes.hidden, { querystring } as never, operator.token))
        .body as never as {
        data: AdminHiddenPage[];
        page: { nextCursor: string | null };
      };
    const first = await hidden({ limit: 1 });
    const second = await hidden({ limit: 1, cursor: first.page.nextCursor });
    expect([first.data[0]?.page.kind, second.data[0]?.page.kind].toSorted()).toEqual([
      'profile',
      'resume',
    ]);
    expect(await hidden({ cursor: 'x' })).toMatchObject({ code: 'VALIDATION_ERROR' });
    await show('profile', ada.user.id);
    expect((await show('profile', ada.user.id)).status).toBe(404);
    expect((await hidden()).data.some(({ page }) => page.id === ada.user.id)).toBe(false);
  });

  it('is refused for a page that doesn’t exist', async () => {
    expect([(await hide('/nobody.here')).status, (await decide(unknown, 'hide')).status]).toEqual([
      404, 404,
    ]);
    expect((await decide('x', 'hide')).status).toBe(404);
  });
});
