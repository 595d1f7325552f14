import { type AccountLogEntry, accountLogRoutes } from '@folio/contract/account-log';
import {
  type CreateResumeLink,
  linkLimits,
  type ResumeLink,
  resumeLinkRoutes,
} from '@folio/contract/resume-links';
import { type SharedResume, sharedResumeRoutes } from '@folio/contract/reviews';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { bulletText, reviewedResume } from './testing/reviewed-resume.ts';

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

let made = 0;
const create = (
  body: CreateResumeLink = { kind: 'share', slug: `asha-sde-${++made}` },
  token = ada.token,
  id = resume.id,
) => test.call(resumeLinkRoutes.create, { params: { id }, body }, token);
const dataOf = ({ body }: { body: unknown }) =>
  (body as { data: ResumeLink & { address: string } }).data;
const list = async () =>
  (
    (await test.call(resumeLinkRoutes.list, { params: { id: resume.id } }, ada.token)).body as {
      data: ResumeLink[];
    }
  ).data;
const open = (slug: string, password?: string) =>
  test.call(sharedResumeRoutes.open, { params: { slug }, body: password ? { password } : {} });
const shown = async (slug: string) => ((await open(slug)).body as { data: SharedResume }).data;
const logged = async () => {
  const { body } = await test.call(accountLogRoutes.list, { querystring: {} } as never, ada.token);
  return (body as { data: AccountLogEntry[] }).data;
};
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

describe('links to a resume', () => {
  it('are named in the log of the account, since they outlive the session that made them', async () => {
    const { id, address } = dataOf(await create({ kind: 'review', name: 'Farid' }));
    const slug = `asha-sde-${++made}`;
    expect((await create({ kind: 'share', slug })).status).toBe(201);
    expect((await create({ kind: 'share', slug })).status).toBe(409);
    for (let times = 0; times < 2; times += 1)
      await test.call(
        resumeLinkRoutes.revoke,
        { params: { id: resume.id, linkId: id } },
        ada.token,
      );
    const log = await logged();
    expect(log.map(({ kind, name }) => [kind, name])).toEqual([
      ['resume-link-removed', 'Farid'],
      ['resume-link-made', ''],
      ['resume-link-made', 'Farid'],
      ['signed-up', ''],
    ]);
    for (const opens of [slug, address.split('/').at(-1)])
      expect(JSON.stringify(log)).not.toContain(opens);
  });

  it('[resume-links-1] are returned with their URL once, and stored without the secret', async () => {
    const link = dataOf(await create({ kind: 'review', name: 'Farid', password: 'quiet-otter' }));
    const { address, ...rest } = link;
    expect(address).toMatch(/\/r\/[\w-]{43}$/);
    expect(rest).toMatchObject({ name: 'Farid', hasPassword: true, hidesContacts: true, views: 0 });
    const lastsMs = Date.parse(rest.expiresAt ?? '') - Date.parse(rest.createdAt);
    expect(Math.round(lastsMs / 86_400_000)).toBe(linkLimits.reviewDays);
    expect(await list()).toEqual([rest]);
    const stored = await test.db.execute(sql`select * from resume_links where id = ${rest.id}`);
    const data = await test.app.inject({
      url: '/api/users/data',
      headers: { authorization: `Bearer ${ada.token}` },
    });
    for (const text of [JSON.stringify(stored.rows), data.body]) {
      expect(text).not.toContain(address.split('/').at(-1));
      expect(text).not.toContain('quiet-otter');
    }
    expect(data.json().resumeLinks).toMatchObject([{ name: 'Farid', hasPassword: true }]);
    expect(data.body).not.toMatch(/passwordHash|tokenHash|argon2/);
  });

  it('are made once, however often one is asked for after a lost answer', async () => {
    const slug = `asha-sde-${++made}`;
    const wanted: CreateResumeLink[] = [
      { kind: 'review', name: 'Farid', secret: 'a'.repeat(42) + (made % 10) },
      { kind: 'share', slug, id: uuidv7(), password: 'quiet-otter' },
    ];
    for (const body of wanted) {
      const answers = await Promise.all([create(body), create(body)]);
      const links = [...answers, await create(body)].map(dataOf);
      for (const { id, address } of links)
        expect([id, address]).toEqual([links[0]?.id, links[0]?.address]);
    }
    expect(await list()).toHaveLength(2);
    expect((await logged()).filter(({ kind }) => kind === 'resume-link-made')).toHaveLength(2);
    expect((await create({ ...wanted[1], id: uuidv7() } as CreateResumeLink)).body).toMatchObject({
      code: 'LINK_NAME_TAKEN',
    });
    expect((await create({ kind: 'review', secret: 'short' })).status).toBe(400);
  });

  it('of a review lead nowhere else once they are removed, whoever knows their address', async () => {
    const own = { kind: 'review', secret: 'b'.repeat(43) } as const;
    const { id: linkId, address } = dataOf(await create(own));
    await test.call(resumeLinkRoutes.revoke, { params: { id: resume.id, linkId } }, ada.token);
    const bob = await signUp(test);
    const ofBob = await reviewedResume(test, bob);
    for (const secret of [own.secret, String(address.split('/').at(-1))])
      expect(dataOf(await create({ ...own, secret }, bob.token, ofBob.id)).address).not.toBe(
        address,
      );
  });

  it('are made once where there are as many as can be', async () => {
    for (let more = 1; more < linkLimits.links; more++) await create({ kind: 'review' });
    const last: CreateResumeLink = { kind: 'share', slug: `asha-sde-${++made}`, id: uuidv7() };
    for (let asked = 0; asked < 2; asked++) expect((await create(last)).status).toBe(201);
    expect((await create()).body).toMatchObject({ code: 'QUOTA_EXCEEDED' });
    expect(await list()).toHaveLength(linkLimits.links);
  });

  it('can be made, listed and removed by the owner only, with a session', async () => {
    const { id: linkId } = dataOf(await create());
    const bob = await signUp(test);
    const unknown = { status: 404, body: { code: 'RESUME_NOT_FOUND' } };
    const params = { id: resume.id, linkId };
    expect(await test.call(resumeLinkRoutes.list, { params }, bob.token)).toMatchObject(unknown);
    expect(await create(undefined, bob.token)).toMatchObject(unknown);
    expect(await test.call(resumeLinkRoutes.revoke, { params }, bob.token)).toMatchObject({
      status: 404,
      body: { code: 'LINK_NOT_FOUND' },
    });
    expect((await test.call(resumeLinkRoutes.list, { params })).status).toBe(401);
    expect((await create(undefined, '')).status).toBe(401);
    expect((await test.call(resumeLinkRoutes.revoke, { params })).status).toBe(401);
    expect(await list()).toHaveLength(1);
  });

  it('refuse an end that is past or far off, short passwords, and names that are none', async () => {
    const wrong: object[] = [
      { kind: 'review', expiresAt: days(-1) },
      { kind: 'review', expiresAt: days(400) },
      { kind: 'review', password: 'short' },
      ...['', 'ab', 'admin', 'a--b', '-ab', 'a b', 'asha_sde', '../x', 'x'.repeat(31)].map(
        (slug) => ({ kind: 'share', slug }),
      ),
      { kind: 'both', slug: 'asha' },
    ];
    for (const body of wrong)
      expect((await create(body as CreateResumeLink)).status, JSON.stringify(body)).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('are limited for each resume, also for concurrent requests', async () => {
    const review = { kind: 'review' } as const;
    const answers = await Promise.all(
      Array.from({ length: linkLimits.links + 3 }, () => create(review)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(linkLimits.links);
    expect(await list()).toHaveLength(linkLimits.links);
  });
});

describe('a shared link', () => {
  it('[resume-links-2] shows a private resume by a name of one’s own, in small or large letters', async () => {
    const { address } = dataOf(await create({ kind: 'share', slug: 'Meera-SDE' }));
    expect(address).toMatch(/\/r\/meera-sde$/);
    const answer = await open('MEERA-sde');
    expect(answer.status).toBe(200);
    const bodyJson = JSON.stringify(answer.body);
    expect(bodyJson).toContain(bulletText);
    for (const secret of ['Left Out', ada.user.email, ada.user.id, resume.id])
      expect(bodyJson).not.toContain(secret);
  });

  it('has a unique name until it is removed, also for concurrent requests', async () => {
    const bob = await signUp(test);
    const his = await reviewedResume(test, bob);
    const share = { kind: 'share', slug: 'one-of-a-kind' } as const;
    const answers = await Promise.all([
      create(share),
      create(share, bob.token, his.id),
      create(share),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const [taken] = answers.filter(({ status }) => status === 409);
    expect(taken?.body).toMatchObject({
      code: 'LINK_NAME_TAKEN',
      errors: { slug: [expect.any(String)] },
    });
    await test.db.execute(sql`delete from resume_links where slug = ${share.slug}`);
    expect((await create(share)).status).toBe(201);
  });

  it('hides contact details and keeps the PDF back where its owner says so', async () => {
    await create({ kind: 'share', slug: 'all-of-it' });
    const all = await shown('all-of-it');
    expect([all.isDownloadable, all.content.personalInfo.email]).toEqual([
      true,
      'meera.iyer@example.com',
    ]);
    const less = { hidesContacts: true, isDownloadable: false };
    await create({ kind: 'share', slug: 'less-of-it', ...less });
    const some = await shown('less-of-it');
    const { email, phone } = some.content.personalInfo;
    expect([some.isDownloadable, email, phone]).toEqual([false, '', '']);
  });

  it('shows what has changed at once, whoever has changed it', async () => {
    await create({ kind: 'share', slug: 'all-of-it-now' });
    await create({ kind: 'share', slug: 'less-of-it-now', hidesContacts: true });
    for (const lastName of ['Iyer', 'Rao', 'Nair']) {
      // As another node does it, of which this process hears nothing.
      await test.db.execute(sql`update resumes set content =
        jsonb_set(content, '{personalInfo,lastName}', to_jsonb(${lastName}::text)) where id = ${resume.id}`);
      for (const time of ['first', 'again']) {
        const [all, less] = [await shown('all-of-it-now'), await shown('less-of-it-now')];
        const persons = [all, less].map(({ content: { personalInfo } }) => personalInfo);
        expect([time, ...persons.map((one) => one.lastName)]).toEqual([time, lastName, lastName]);
        expect(persons.map(({ email }) => email)).toEqual(['meera.iyer@example.com', '']);
      }
    }
  });

  it('asks for its password, and leads nowhere once it is over or removed', async () => {
    const slug = 'behind-a-door';
    const { id } = dataOf(await create({ kind: 'share', slug, password: 'quiet-otter' }));
    expect(await open(slug)).toMatchObject({ status: 403, body: { code: 'LINK_LOCKED' } });
    expect(await open(slug, 'quiet-cat')).toMatchObject({ body: { code: 'WRONG_PASSWORD' } });
    expect((await open(slug, 'quiet-otter')).status).toBe(200);
    await test.db.execute(
      sql`update resume_links set expires_at = now() - interval '1 second' where id = ${id}`,
    );
    const gone = { status: 404, body: { code: 'LINK_NOT_FOUND' } };
    expect(await open(slug, 'quiet-otter')).toMatchObject(gone);
    const params = { id: resume.id, linkId: id };
    await test.call(resumeLinkRoutes.revoke, { params }, ada.token);
    expect(await open(slug, 'quiet-otter')).toMatchObject(gone);
    expect(await test.call(resumeLinkRoutes.revoke, { params }, ada.token)).toMatchObject(gone);
  });

  it('counts an opening once an hour for each visitor, and no machine’s', async () => {
    await create({ kind: 'share', slug: 'counted' });
    const visit = (agent: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/shared-resumes/counted',
        headers: { 'user-agent': agent },
        payload: {},
      });
    for (const agent of ['Firefox', 'Firefox', 'Safari', 'Googlebot', 'curl/8']) await visit(agent);
    expect(await list()).toMatchObject([{ views: 2 }]);
  });

  it('[resume-links-3] doesn’t count its owner’s views, reverts one from before a login, and stores nothing about visitors', async () => {
    await create({ kind: 'share', slug: 'her-own' });
    const visit = (agent: string, token?: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/shared-resumes/her-own',
        headers: {
          'user-agent': agent,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        payload: {},
      });
    await visit('Her Firefox', ada.token);
    await visit('Her phone');
    expect(await list()).toMatchObject([{ views: 1 }]);
    await visit('Her phone', ada.token);
    await visit('Her phone');
    expect(await list()).toMatchObject([{ views: 0 }]);
    // Whoever is somebody else, or whose session is over, is a visitor.
    await visit('A stranger’s phone', (await signUp(test)).token);
    await visit('An old session', 'over');
    expect(await list()).toMatchObject([{ views: 2 }]);
    for (let number = 0; number < 40; number++) await visit(`Browser/${number}`);
    expect(await list()).toMatchObject([{ views: 20 }]);
    const { rows } = await test.db.execute(sql`select * from resume_links where slug = 'her-own'`);
    const { rows: limits } = await test.db.execute(sql`select * from rate_limits`);
    expect(JSON.stringify([rows, limits])).not.toMatch(/127\.0\.0|Browser\/|phone/);
  });
});
