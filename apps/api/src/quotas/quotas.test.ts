import { randomBytes } from 'node:crypto';
import { applicationRoutes } from '@folio/contract/applications';
import { coverLetterRoutes } from '@folio/contract/cover-letters';
import { profileRoutes } from '@folio/contract/profiles';
import { accountQuotas } from '@folio/contract/quotas';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { trashRoutes } from '@folio/contract/trash';
import { versionRoutes } from '@folio/contract/versions';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** A share of 25 kB a resume, and as much again for all that is beyond: 200 kB. */
const quotas = { maxResumes: 8, maxBytes: 400_000 };

let test: TestApp;
let account: TestAccount;
beforeAll(async () => {
  test = await startTestApp({ configuration: { quotas } });
});
beforeEach(async () => {
  account = await signUp(test);
});
afterAll(() => test.close());

/** Text that no compression makes shorter. */
const noise = (length: number) => randomBytes(length).toString('base64').slice(0, length);
/** A content of so many bytes, in entries that a person could have written. */
const ofSize = (bytes: number) => ({
  workExperience: Array.from({ length: Math.round(bytes / 5_000) }, () => ({
    description: noise(4_900),
  })),
});
const create = (body: object = {}, { token } = account) =>
  test.call(resumeRoutes.create, { body }, token);
const idOf = async (made: ReturnType<typeof create>) =>
  ((await made).body as { data: Resume }).data.id;
const write = (id: string, content: object) =>
  test.call(resumeRoutes.update, { params: { id }, body: { content } }, account.token);
const refused = { status: 403, body: { code: 'QUOTA_EXCEEDED' } };

describe('the resumes of an account', () => {
  it('are limited in number, also for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => create()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(quotas.maxResumes);
    expect(await create()).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining(`up to ${quotas.maxResumes} resumes`) },
    });
    const one = (
      (await test.call(resumeRoutes.list, { querystring: {} }, account.token)).body as {
        data: Resume[];
      }
    ).data[0];
    const params = { id: one?.id ?? '' };
    const version = { jobDescription: 'A cook' };
    expect(
      await test.call(versionRoutes.create, { params, body: version }, account.token),
    ).toMatchObject(refused);
    await test.call(resumeRoutes.remove, { params }, account.token);
    expect((await create()).status).toBe(201);
  });

  it('are restored where the last one fits, also when that is asked for again', async () => {
    const ids: string[] = [];
    for (let made = 0; made < quotas.maxResumes; made += 1) ids.push(await idOf(create()));
    const [id = '', other = ''] = ids;
    const remove = (one: string) =>
      test.call(resumeRoutes.remove, { params: { id: one } }, account.token);
    const restore = (one: string) =>
      test.call(trashRoutes.restoreResume, { params: { id: one } }, account.token);
    await remove(id);
    const answers = await Promise.all([restore(id), restore(id)]);
    for (const answer of [...answers, await restore(id)])
      expect(answer).toMatchObject({ status: 200, body: { data: { id } } });
    await remove(other);
    await create();
    expect(await restore(other)).toMatchObject(refused);
  });

  it('are counted for each account by itself', async () => {
    for (let made = 0; made < quotas.maxResumes; made += 1) await create();
    expect((await create({}, await signUp(test))).status).toBe(201);
  });
});

describe('the bytes of an account', () => {
  it('end with what may be kept, also when they are sent at once', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => idOf(create())));
    const answers = await Promise.all(ids.map((id) => write(id, ofSize(85_000))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 403, 403, 403]);
    expect(await create({ content: ofSize(85_000) })).toMatchObject(refused);
  });

  it('never stop a resume within its share, nor one that becomes shorter', async () => {
    const ids = await Promise.all(Array.from({ length: quotas.maxResumes }, () => idOf(create())));
    for (const id of ids.slice(0, 3)) await write(id, ofSize(85_000));
    for (const id of ids.slice(3)) expect((await write(id, ofSize(20_000))).status).toBe(200);
    expect((await write(ids[0] ?? '', ofSize(60_000))).status).toBe(200);
  });

  it('are those of letters, versions, photos and the profile, too', async () => {
    const id = await idOf(create());
    const params = { id };
    for (let made = 0; made < 2; made += 1) await create({ content: ofSize(118_000) });
    const text = noise(19_000);
    const letter = { jobDescription: text, role: '', company: '', hiringManager: '' };
    const wholeLetter = { ...letter, address: '', subject: '', date: '', text };
    const raw = { width: 480, height: 480, channels: 3 as const };
    const payload = await sharp(randomBytes(480 * 480 * 3), { raw })
      .png()
      .toBuffer();
    const upload = () => {
      const headers = { authorization: `Bearer ${account.token}`, 'content-type': 'image/png' };
      return test.app.inject({
        method: 'POST',
        url: '/api/photos',
        headers,
        payload,
      });
    };
    const others = {
      letter: () =>
        test.call(coverLetterRoutes.update, { params, body: wholeLetter }, account.token),
      version: () =>
        test.call(versionRoutes.create, { params, body: { jobDescription: text } }, account.token),
      profile: () =>
        test.call(
          profileRoutes.update,
          { body: { bio: text, workExperience: ofSize(60_000).workExperience } },
          account.token,
        ),
    };
    for (const send of Object.values(others)) expect(await send()).toMatchObject(refused);
    expect((await upload()).statusCode).toBe(403);
  });
});

describe('how full an account is', () => {
  type UsageAnswer = { data: { resumes: object; deletedResumes: object; bytes: { used: number } } };
  const usage = async ({ token } = account) =>
    ((await test.call(profileRoutes.usage, undefined, token)).body as unknown as UsageAnswer).data;

  it('covers resumes, the trash, and bytes', async () => {
    const id = await idOf(create());
    await create();
    const { maxResumes: max, maxBytes } = quotas;
    const before = await usage();
    expect(before).toMatchObject({
      resumes: { used: 2, max },
      deletedResumes: { used: 0, max },
      applications: { used: 0, max: accountQuotas.applications },
      bytes: { max: maxBytes / 2 },
    });
    const { token } = account;
    const job = { role: 'Cook', company: 'Acme', day: '2026-11-27' };
    expect((await test.call(applicationRoutes.create, { body: job }, token)).status).toBe(201);
    expect(await usage()).toMatchObject({ applications: { used: 1 }, letters: { used: 0 } });
    await write(id, ofSize(100_000));
    const full = (await usage()).bytes.used;
    expect(full - before.bytes.used).toBeGreaterThan(70_000);
    await test.call(resumeRoutes.remove, { params: { id } }, account.token);
    expect(await usage()).toMatchObject({ resumes: { used: 1 }, deletedResumes: { used: 1 } });
    expect((await usage()).bytes.used).toBe(full);
  });

  it('is the account’s own, and asks for a session', async () => {
    await create();
    expect(await usage(await signUp(test))).toMatchObject({ resumes: { used: 0 } });
    expect((await test.call(profileRoutes.usage)).status).toBe(401);
  });

  it('is named where something is refused, with the way out', async () => {
    const id = await idOf(create());
    const answer = await write(id, ofSize(300_000));
    expect(answer).toMatchObject(refused);
    expect(answer.body).toMatchObject({
      message: expect.stringMatching(/up to 0\.2 MB.*empty Recently deleted/),
    });
  });
});
