import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authRoutes } from '@folio/contract/auth';
import { pictureRules } from '@folio/contract/photos';
import { type Profile, profileRoutes } from '@folio/contract/profiles';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeS3, startFakeS3 } from '../platform/pictures/testing/fake-s3.ts';
import { storedPictures } from '../platform/profile-schema.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { clearUnusedPictures } from './pictures.service.ts';

let test: TestApp;
let ada: TestAccount;
let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'folio-'));
  test = await startTestApp({ configuration: { dataDir } });
});
beforeEach(async () => {
  ada = await signUp(test);
});
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true });
});

const blank = (width = 30, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#4a7fb5' } });
const png = () => blank().png().toBuffer();
const form = (field: string, file: Buffer, type: string) => {
  const body = new FormData();
  body.append(field, new Blob([new Uint8Array(file)], { type }), 'me.png');
  return body;
};
const send = async (body: FormData, token = ada.token, to = test) => {
  const encoded = new Response(body);
  const type = encoded.headers.get('content-type') ?? '';
  return to.app.inject({
    method: 'POST',
    url: '/api/users/profile/picture',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
};
const upload = async (file: Buffer, token = ada.token) => {
  const answer = await send(form('profilePicture', file, 'image/png'), token);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.profilePicture as string;
};
const refusal = async (body: FormData) => {
  const answer = await send(body);
  return [answer.statusCode, answer.json().code, answer.json().message];
};
const files = () => readdir(join(dataDir, 'pictures'));
const shown = async (token = ada.token) => {
  const { body } = await test.call(profileRoutes.me, undefined, token);
  return (body as { data: Profile }).data.profilePicture;
};

describe('a profile picture', () => {
  it.each(['jpeg', 'png', 'gif'] as const)(
    '[pictures-1] sent as %s is a square JPEG for all',
    async (kind) => {
      const address = await upload(await blank().toFormat(kind).toBuffer());
      expect(address).toMatch(/^\/pictures\/[\w-]{43}\.jpg$/);
      expect(await shown()).toBe(address);
      const answer = await test.app.inject(address);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
      });
      const { width, height, format } = await sharp(answer.rawPayload).metadata();
      expect({ width, height, format }).toEqual({ width: 512, height: 512, format: 'jpeg' });
    },
  );

  it('is on the public page, and with the account', async () => {
    const address = await upload(await png());
    const me = await test.call(authRoutes.me, undefined, ada.token);
    expect(me.body).toMatchObject({ data: { avatarUrl: address } });
    const { username } = ada.user;
    const { body } = await test.call(profileRoutes.byUsername, { params: { username } });
    expect(body).toMatchObject({ user: { profilePicture: address } });
  });

  it('goes when another takes its place, or none', async () => {
    const [first, second] = [await upload(await png()), await upload(await png())];
    expect(second).not.toBe(first);
    expect((await test.app.inject(first)).statusCode).toBe(404);
    expect(await files()).toContain(second.slice('/pictures/'.length));
    expect(await test.call(profileRoutes.deletePicture, undefined, ada.token)).toMatchObject({
      status: 200,
    });
    expect(await shown()).toBe('');
    expect((await test.app.inject(second)).statusCode).toBe(404);
    expect(await files()).not.toContain(second.slice('/pictures/'.length));
    expect((await test.call(profileRoutes.deletePicture, undefined, ada.token)).status).toBe(200);
  });

  it('can be removed by its owner only, with a session', async () => {
    const address = await upload(await png());
    const bob = await signUp(test);
    await test.call(profileRoutes.deletePicture, undefined, bob.token);
    expect((await test.app.inject(address)).statusCode).toBe(200);
    expect((await send(form('profilePicture', await png(), 'image/png'), '')).statusCode).toBe(401);
    expect((await test.call(profileRoutes.deletePicture)).status).toBe(401);
  });
});

describe('what is no picture', () => {
  it('[pictures-2] is refused by what it is, whatever it is said to be', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    const wrongType = [415, 'UNSUPPORTED_MEDIA_TYPE', pictureRules.wrongType];
    expect(await refusal(form('profilePicture', svg, 'image/png'))).toEqual(wrongType);
    const webp = await blank().webp().toBuffer();
    expect(await refusal(form('profilePicture', webp, 'image/jpeg'))).toEqual(wrongType);
    expect(await refusal(form('profilePicture', Buffer.alloc(0), 'image/png'))).toEqual(wrongType);
  });

  it('[pictures-3] is refused above 2 MB, and taken at that', async () => {
    const padded = async (size: number) => {
      const picture = await png();
      return Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
    };
    const { maxBytes, tooLarge } = pictureRules;
    await upload(await padded(maxBytes));
    for (const size of [maxBytes + 1, 3 * maxBytes])
      expect(await refusal(form('profilePicture', await padded(size), 'image/png'))).toEqual([
        413,
        'PAYLOAD_TOO_LARGE',
        tooLarge,
      ]);
  });

  it('has to be in its field, in a form that can be read', async () => {
    const answer = await send(form('avatar', await png(), 'image/png'));
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      { profilePicture: ['Please choose a picture'] },
    ]);
    const without = new FormData();
    without.append('profilePicture', 'text');
    expect((await send(without)).statusCode).toBe(400);
    for (let count = 0; count < 10; count += 1) without.append(`field${count}`, 'text');
    expect((await send(without)).statusCode).toBe(400);
    const raw = (type: string | undefined, payload: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/users/profile/picture',
        payload,
        headers: {
          authorization: `Bearer ${ada.token}`,
          ...(type ? { 'content-type': type } : {}),
        },
      });
    expect((await raw('application/json', '{}')).statusCode).toBe(415);
    expect((await raw(undefined, '')).statusCode).toBe(415);
    expect((await raw('multipart/form-data', 'x')).statusCode).toBe(400);
    const cut =
      '--b\r\ncontent-disposition: form-data; name="profilePicture"; filename="a"\r\n\r\nx';
    expect((await raw('multipart/form-data; boundary=b', cut)).statusCode).toBe(400);
    expect((await raw('multipart/form-data; boundary=b', '')).statusCode).toBe(400);
  });

  it('is counted with the others: twenty an hour', async () => {
    const limited = await startTestApp({ configuration: { rateLimits: true, dataDir } });
    const { token } = await signUp(limited);
    const statuses = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push((await send(new FormData(), token, limited)).statusCode);
    expect(statuses.slice(-2)).toEqual([400, 429]);
    await limited.close();
  });
});

it('an address of a picture is a key and nothing else', async () => {
  for (const path of ['x.jpg', '..%2f..%2fpostmaster.jpg', `${'a'.repeat(43)}.jpg`, 'a%00.jpg']) {
    const answer = await test.app.inject(`/pictures/${path}`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, undefined]);
  }
});

describe('a picture that nobody shows', () => {
  const age = () =>
    test.db.update(storedPictures).set({ createdAt: sql`now() - interval '61 minutes'` });

  it('is cleared away once it is old, and no other is', async () => {
    const [kept, orphan] = [
      await upload(await png()),
      await upload(await png(), (await signUp(test)).token),
    ];
    const name = orphan.slice('/pictures/'.length);
    await test.db.execute(
      sql`update profiles set picture = null where picture = ${name.slice(0, 43)}`,
    );
    await clearUnusedPictures(test.app);
    expect(await files()).toContain(name);
    await age();
    await clearUnusedPictures(test.app);
    expect(await files()).not.toContain(name);
    expect((await test.app.inject(kept)).statusCode).toBe(200);
  });
});

describe('where pictures are in a bucket', () => {
  let s3: FakeS3;
  beforeAll(async () => {
    s3 = await startFakeS3();
  });
  afterAll(() => s3.close());

  it('they are shown from there, and one that cannot be removed is cleared away later', async () => {
    const stored = await startTestApp({
      configuration: { pictures: s3.settings, logLevel: 'silent' },
    });
    const { token } = await signUp(stored);
    const sent = await send(form('profilePicture', await png(), 'image/png'), token, stored);
    const address = sent.json().data.profilePicture as string;
    expect((await stored.app.inject(address)).headers['content-type']).toBe('image/jpeg');

    s3.fail(503);
    const failed = await send(form('profilePicture', await png(), 'image/png'), token, stored);
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'UNAVAILABLE']);
    expect((await stored.app.inject(address)).statusCode).toBe(503);
    const headers = { authorization: `Bearer ${token}` };
    const data = await stored.app.inject({ url: '/api/users/data', headers });
    expect([data.statusCode, data.json().code]).toEqual([503, 'UNAVAILABLE']);
    expect((await stored.call(profileRoutes.deletePicture, undefined, token)).status).toBe(200);
    s3.fail(undefined);
    expect(s3.objects.size).toBe(1);
    const asked = s3.asked();
    expect((await stored.app.inject(`/pictures/${'a'.repeat(43)}.jpg`)).statusCode).toBe(404);
    expect(s3.asked()).toBe(asked);
    await stored.db.update(storedPictures).set({ createdAt: sql`now() - interval '2 hours'` });
    await clearUnusedPictures(stored.app);
    expect(s3.objects.size).toBe(0);
    expect(await stored.db.select().from(storedPictures)).toEqual([]);
    await stored.close();
  });
});

describe('the picture of a blocked account', () => {
  it('[pictures-banned] is not served until the account is unbanned', async () => {
    const address = await upload(await png());
    const status = async () => (await test.app.inject({ url: address })).statusCode;
    expect(await status()).toBe(200);
    await test.db.execute(sql`update users set banned_at = now() where id = ${ada.user.id}`);
    expect(await status()).toBe(404);
    await test.db.execute(sql`update users set banned_at = null where id = ${ada.user.id}`);
    expect(await status()).toBe(200);
  });
});
