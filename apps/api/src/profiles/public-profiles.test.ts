import { type Profile, type PublicProfile, profileRoutes } from '@folio/contract/profiles';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../platform/schema.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let ada: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  ada = await signUp(test);
});
afterAll(() => test.close());

const own = async () =>
  ((await test.call(profileRoutes.me, undefined, ada.token)).body as { data: Profile }).data;
const change = (body: object, { token } = ada) => test.call(profileRoutes.update, { body }, token);
const pay = (account: TestAccount) =>
  test.db.execute(sql`update users set subscription = 'basic' where id = ${account.user.id}`);
const work = {
  company: 'Analytical Engines',
  position: 'Programmer',
  startDate: '1842',
  endDate: '1843',
  description: 'Wrote the first program.',
};

type Shown = { user: PublicProfile | null; isPrivate: boolean; message: string };
const open = (username: string, token?: string) =>
  test.call(profileRoutes.byUsername, { params: { username } }, token);
const page = async (username: string, token?: string) =>
  (await open(username, token)).body as unknown as Shown;
const openById = (id: string, token?: string) =>
  test.call(profileRoutes.byId, { params: { id } }, token);

describe('the page of a profile', () => {
  it('[public-profiles-1] is found by its username in any case, by user and id, and by id', async () => {
    const { id, username } = ada.user;
    for (const address of [username, username.toUpperCase(), `user${id}`, `USER${id}`])
      expect(await open(address)).toMatchObject({
        status: 200,
        body: { isPrivate: false, message: '', user: { id, username } },
      });
    expect(await openById(id)).toMatchObject({ status: 200, body: { user: { id, username } } });
  });

  it('[public-profiles-2] tells the address of its owner to its owner alone', async () => {
    const bob = await signUp(test);
    const { username, email } = ada.user;
    expect((await page(username, ada.token)).user).toMatchObject({ email, isOwner: true });
    for (const token of [undefined, bob.token]) {
      const answer = await open(username, token);
      expect((answer.body as unknown as Shown).user?.isOwner).toBe(false);
      expect(JSON.stringify(answer.body)).not.toContain(email);
    }
    expect(JSON.stringify((await openById(ada.user.id)).body)).not.toContain(email);
  });

  it('[public-profiles-3] has nothing of hidden sections, nor what is nobody’s business', async () => {
    await change({
      workExperience: [work],
      skills: ['Maths'],
      title: 'Countess',
      phone: '+44 1',
      visibility: { workExperience: false },
    });
    const { user } = await page(ada.user.username);
    expect(user).toMatchObject({
      workExperience: [],
      skills: ['Maths'],
      title: 'Countess',
      phone: '',
      shows: { workExperience: false, skills: true },
    });
    await change({ visibility: { phone: true } });
    expect((await page(ada.user.username)).user).toMatchObject({ phone: '+44 1' });
    expect(JSON.stringify(user)).not.toContain(work.company);
    for (const secret of ['notifications', 'visibility', 'credits', 'pendingEmail', 'views'])
      expect(user).not.toHaveProperty(secret);
  });

  it('[public-profiles-4] that is private shows itself to its owner alone', async () => {
    await change({ visibility: { public: false }, bio: 'Secret' });
    const bob = await signUp(test);
    const message = 'This profile is private and cannot be viewed.';
    for (const token of [undefined, bob.token]) {
      const shown = { success: true, user: null, isPrivate: true, message };
      expect(await open(ada.user.username, token)).toMatchObject({ status: 200, body: shown });
      expect((await open(ada.user.username, token)).body).toEqual(shown);
      expect((await openById(ada.user.id, token)).body).toEqual(shown);
    }
    expect(await page(ada.user.username, ada.token)).toMatchObject({
      isPrivate: false,
      user: { bio: 'Secret', isOwner: true },
    });
    expect(await open(ada.user.username, 'ended')).toMatchObject({
      status: 401,
      body: { code: 'INVALID_TOKEN' },
    });
  });

  it('[public-profiles-5] is not there for unknown names, nor before its address is proven', async () => {
    const waiting = await signUp(test);
    await test.db.execute(
      sql`update users set email_verified_at = null where id = ${waiting.user.id}`,
    );
    const refusal = {
      status: 404,
      body: { code: 'PROFILE_NOT_FOUND', message: 'Profile Not Found' },
    };
    const unknown = '01890000-0000-7000-8000-000000000000';
    for (const address of [waiting.user.username, 'nobody.here', `user${unknown}`, 'a\0b', '%'])
      expect(await open(address)).toMatchObject(refusal);
    for (const id of [waiting.user.id, unknown, 'x', "'; --"])
      expect(await openById(id)).toMatchObject(refusal);
  });

  it('links the resume that its owner chose while that is public', async () => {
    const made = await test.call(resumeRoutes.create, { body: { name: 'For all' } }, ada.token);
    const { id } = (made.body as { data: Resume }).data;
    const chosen = { visibility: { resumeId: id } };
    expect(await change(chosen, await signUp(test))).toMatchObject({
      status: 400,
      body: { errors: { 'visibility.resumeId': ['This resume isn’t yours'] } },
    });
    expect(await change(chosen)).toMatchObject({ status: 200 });
    expect((await page(ada.user.username, ada.token)).user?.resume).toBeNull();
    await test.call(resumeRoutes.update, { params: { id }, body: { isPublic: true } }, ada.token);
    const seenBy = async (token?: string) => (await page(ada.user.username, token)).user?.resume;
    expect(await seenBy(ada.token)).toMatchObject({ id, name: 'For all', isDownloadable: false });
    expect(await seenBy()).toMatchObject({ id, name: '' });
    await test.call(resumeRoutes.remove, { params: { id } }, ada.token);
    expect((await page(ada.user.username)).user?.resume).toBeNull();
  });

  it('[public-profiles-7] counts who else has opened it, once each, and tells its owner alone', async () => {
    const openAs = (userAgent: string, token?: string) =>
      test.app.inject({
        url: `/api/profiles/${ada.user.username}`,
        headers: {
          'user-agent': userAgent,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
      });
    for (const browser of ['Firefox', 'Firefox', 'Safari', 'Googlebot']) await openAs(browser);
    await openAs('Chrome', ada.token);
    await openById(ada.user.id);
    expect((await own()).views).toBe(2);
    await openAs('Safari', ada.token);
    expect((await own()).views).toBe(1);
    await change({ visibility: { public: false } });
    await openAs('Opera');
    expect((await own()).views).toBe(1);
  });

  it('counts everybody who opens it while its owner saves it for the first time', async () => {
    const url = `/api/profiles/${ada.user.username}`;
    const openings = Array.from({ length: 12 }, (_, index) =>
      test.app.inject({ url, headers: { 'user-agent': `Browser ${index}` } }),
    );
    const [saved, ...opened] = await Promise.all([change({ bio: 'Saved' }), ...openings]);
    expect(saved.status).toBe(200);
    expect(opened.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
    expect(await own()).toMatchObject({ bio: 'Saved', views: 12 });
  });

  it('[public-profiles-6] is creative for everybody, when its owner chose that and has a plan', async () => {
    await pay(ada);
    await change({ visibility: { profileLayout: 'creative' } });
    const free = await signUp(test);
    const layoutFor = async (token?: string) => (await page(ada.user.username, token)).user?.layout;
    expect(await layoutFor()).toBe('creative');
    expect(await layoutFor(free.token)).toBe('creative');
    await test.db
      .update(users)
      .set({ planEndsAt: sql`now() - interval '1 second'` })
      .where(eq(users.id, ada.user.id));
    expect(await layoutFor()).toBe('professional');
  });

  it('is read 120 times a minute from one address', async () => {
    const limited = await startTestApp({ configuration: { rateLimits: true } });
    const ask = () => limited.app.inject('/api/profiles/nobody');
    const statuses = [];
    for (let count = 0; count < 121; count += 1) statuses.push((await ask()).statusCode);
    expect(statuses).toEqual([...Array(120).fill(404), 429]);
    await limited.close();
  });
});
