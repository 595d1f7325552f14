import { authRoutes } from '@folio/contract/auth';
import { type Profile, profileRoutes } from '@folio/contract/profiles';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const read = (token?: string) => test.call(profileRoutes.me, undefined, token);
const own = async ({ token } = ada) => ((await read(token)).body as { data: Profile }).data;
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

describe('a person’s own profile', () => {
  it('is empty at first, with what the account says', async () => {
    const { id, email, username, firstName, lastName } = ada.user;
    expect(await own()).toMatchObject({
      id,
      email,
      username,
      firstName,
      lastName,
      pendingEmail: '',
      profilePicture: '',
      bio: '',
      skills: [],
      views: 0,
      visibility: { public: true, profileLayout: 'professional', resumeId: null },
      notifications: { email: true, browser: false },
    });
  });

  it('tells a device that saves on an older version what another has saved, and changes nothing', async () => {
    expect((await own()).version).toBe(0);
    expect((await change({ bio: 'Here', version: 0 })).status).toBe(200);
    const refused = await change({ title: 'There', bio: 'There', version: 0 });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', data: { bio: 'Here', title: '', version: 1 } },
    });
    expect(await own()).toMatchObject({ bio: 'Here', title: '', version: 1 });
    expect((await change({ title: 'There', version: 1 })).status).toBe(200);
    expect((await change({ company: 'Without a version' })).status).toBe(200);
    expect(await own()).toMatchObject({ bio: 'Here', title: 'There', version: 3 });
  });

  it('[profiles-1] keeps saved fields, and doesn’t change omitted ones', async () => {
    await change({ bio: 'Poetical science', workExperience: [work], skills: [' Maths ', 'Maths'] });
    await change({
      title: 'Countess',
      socialLinks: { github: 'https://github.com/ada' },
      visibility: { skills: false },
      notifications: { email: false },
    });
    const saved = await change({
      socialLinks: { twitter: '@ada' },
      visibility: { accent: 'pink' },
    });
    expect(saved).toMatchObject({
      status: 200,
      body: { message: 'Your profile settings have been saved successfully.' },
    });
    expect(await own()).toMatchObject({
      bio: 'Poetical science',
      title: 'Countess',
      workExperience: [work],
      skills: ['Maths'],
      socialLinks: {
        linkedin: '',
        github: 'https://github.com/ada',
        twitter: 'https://x.com/ada',
      },
      visibility: { public: true, skills: false, accent: 'pink' },
      notifications: { email: false, browser: false },
    });
  });

  it('takes usernames for addresses, and says which link leads nowhere', async () => {
    const links = {
      linkedin: 'in/asha-rao',
      github: '@asha-rao',
      twitter: 'https://twitter.com/a',
    };
    expect(await change({ socialLinks: links, website: ' asha.example ' })).toMatchObject({
      status: 200,
    });
    expect(await own()).toMatchObject({
      website: 'asha.example',
      socialLinks: {
        linkedin: 'https://www.linkedin.com/in/asha-rao',
        github: 'https://github.com/asha-rao',
        twitter: 'https://twitter.com/a',
      },
    });
    const wrong = { github: 'gitlab.com/asha', twitter: 'two words' };
    expect(await change({ website: 'not a url at all', socialLinks: wrong })).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION_ERROR',
        errors: {
          website: ['This isn’t a web address, such as example.com'],
          'socialLinks.github': ['This isn’t a GitHub address or username'],
          'socialLinks.twitter': ['This isn’t a Twitter address or username'],
        },
      },
    });
    expect(await change({ website: '', socialLinks: { github: '' } })).toMatchObject({
      status: 200,
    });
    expect(await own()).toMatchObject({ website: '', socialLinks: { github: '' } });
  });

  it('changes the names of the account, also to a name of one word', async () => {
    await change({ firstName: 'Sukarno', lastName: '', username: `S.${ada.user.username}` });
    const { body } = await test.call(authRoutes.me, undefined, ada.token);
    expect(body).toMatchObject({
      data: { name: 'Sukarno', lastName: '', username: `S.${ada.user.username}` },
    });
  });

  it('asks for a session', async () => {
    expect(await read()).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await test.call(profileRoutes.update, { body: {} })).toMatchObject({ status: 401 });
  });

  it('[profiles-3] refuses unknown fields and values that cannot be', async () => {
    for (const body of [
      { credits: 1_000 },
      { subscription: 'premium' },
      { visibility: { public: 'yes' } },
      { visibility: { pageLayout: 'creative' } },
      { firstName: '' },
      { username: 'admin' },
      { bio: 'x'.repeat(20_001) },
      { skills: Array.from({ length: 501 }, (_, index) => `${index}`) },
    ])
      expect(await change(body)).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
  });

  it('[profiles-2] saves two changes at once, neither over the other', async () => {
    await Promise.all([change({ bio: 'one' }), change({ title: 'two' }), change({ phone: '3' })]);
    expect(await own()).toMatchObject({ bio: 'one', title: 'two', phone: '3' });
  });
});

describe('a username', () => {
  it('[profiles-4] that is another’s in any case is refused, and nothing is saved', async () => {
    const bob = await signUp(test);
    const body = { username: bob.user.username.toUpperCase(), bio: 'Mine' };
    expect(await change(body)).toMatchObject({
      status: 409,
      body: { code: 'USERNAME_TAKEN', errors: { username: ['This username is taken'] } },
    });
    expect(await own()).toMatchObject({ bio: '', username: ada.user.username });
  });

  it('[profiles-5] may change its case, and be taken again once it is given up', async () => {
    const { username } = ada.user;
    expect(await change({ username: username.toUpperCase() })).toMatchObject({ status: 200 });
    await change({ username: `${username}-new` });
    expect(await change({ username }, await signUp(test))).toMatchObject({ status: 200 });
  });
});

describe('the creative layout', () => {
  const creative = { visibility: { profileLayout: 'creative' } };

  it('[profiles-6] is chosen with a plan alone, and kept when that ends', async () => {
    expect(await change(creative)).toMatchObject({
      status: 403,
      body: { code: 'PREMIUM_REQUIRED' },
    });
    await pay(ada);
    expect(await change(creative)).toMatchObject({ status: 200 });
    await test.db.execute(sql`update users set subscription = 'free' where id = ${ada.user.id}`);
    expect(await change({ ...creative, bio: 'Still here' })).toMatchObject({ status: 200 });
  });
});
