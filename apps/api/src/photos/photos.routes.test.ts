import { emptyContent } from '@folio/contract/empty-content';
import { pictureRules } from '@folio/contract/photos';
import type { ResumeContent } from '@folio/contract/resume-content';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { trashRoutes } from '@folio/contract/trash';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photos } from '../platform/resume-schema.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { clearUnusedPhotos } from './photos.service.ts';
import { blackPng } from './testing/black-png.ts';

let test: TestApp;
let account: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  account = await signUp(test);
});
afterAll(() => test.close());

const blank = (width: number, height: number, background = '#4a7fb5') =>
  sharp({ create: { width, height, channels: 3, background } });
const send = (payload: Buffer | string, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/photos',
    headers: {
      authorization: `Bearer ${account.token}`,
      'content-type': 'image/jpeg',
      ...headers,
    },
    payload,
  });
const fetchPhoto = (id: string, token = account.token) =>
  test.app.inject({
    url: `/api/photos/${encodeURIComponent(id)}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
const upload = async (picture: Buffer) => {
  const answer = await send(picture);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.id as string;
};

describe('a photo', () => {
  it.each(['jpeg', 'png', 'gif'] as const)('sent as %s is kept as a square JPEG', async (kind) => {
    const id = await upload(await blank(300, 200).toFormat(kind).toBuffer());
    const answer = await fetchPhoto(id);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=604800, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'authorization',
    });
    const { width, height, format, isProgressive } = await sharp(answer.rawPayload).metadata();
    const facts = { width, height, format, isProgressive };
    expect(facts).toEqual({ width: 480, height: 480, format: 'jpeg', isProgressive: false });
  });

  it('is upright, without the camera’s metadata', async () => {
    const { data: pixels } = await blank(40, 80, '#ffffff')
      .composite([{ input: await blank(40, 40, '#000000').png().toBuffer(), top: 0, left: 0 }])
      .raw()
      .toBuffer({ resolveWithObject: true });
    const noted = { IFD0: { Artist: 'Ada', Orientation: '6' }, IFD3: { GPSLatitude: '51/1' } };
    const picture = await sharp(pixels, { raw: { width: 40, height: 80, channels: 3 } })
      .withExif(noted)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const kept = (await fetchPhoto(await upload(picture))).rawPayload;
    const { exif, icc, xmp, orientation } = await sharp(kept).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(kept.toString('latin1')).not.toContain('Ada');
    // Turned clockwise by a quarter, what was the black top is at the right.
    const { data } = await sharp(kept).greyscale().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number) => data[240 * 480 + x] ?? 0;
    expect([at(20) > 200, at(460) < 50]).toEqual([true, true]);
  });

  it('that is tall is cut below rather than above, where the face is', async () => {
    const face = await blank(100, 40, '#ff0000').png().toBuffer();
    const tall = blank(100, 200, '#0000ff').composite([{ input: face, top: 30, left: 0 }]);
    const kept = (await fetchPhoto(await upload(await tall.png().toBuffer()))).rawPayload;
    const { data } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
    expect(data[3 * (480 * 60 + 240)]).toBeGreaterThan(200);
  });

  it('is transparent on white, of gray and of four inks too', async () => {
    const clear = sharp({
      create: { width: 10, height: 10, channels: 4, background: '#00000000' },
    });
    const kept = (await fetchPhoto(await upload(await clear.png().toBuffer()))).rawPayload;
    expect([...(await sharp(kept).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
    await upload(await blank(10, 10).greyscale().jpeg().toBuffer());
    await upload(await blank(10, 10).toColourspace('cmyk').jpeg().toBuffer());
  });
});

describe('what is refused', () => {
  const refusal = async (payload: Buffer | string, headers = {}) => {
    const answer = await send(payload, headers);
    const { code, message } = answer.json();
    return [answer.statusCode, code, message];
  };
  const wrongType = [415, 'UNSUPPORTED_MEDIA_TYPE', pictureRules.wrongType];
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>';

  it.each(['image/png', 'image/svg+xml', 'text/html', 'application/json'])(
    'an SVG that is said to be %s',
    async (type) => {
      expect(await refusal(Buffer.from(svg), { 'content-type': type })).toEqual(wrongType);
    },
  );

  it('other formats, and what only begins like a picture', async () => {
    const made = [blank(9, 9).webp(), blank(9, 9).tiff(), blank(9, 9).avif()];
    for (const picture of await Promise.all(made.map((one) => one.toBuffer())))
      expect(await refusal(picture)).toEqual(wrongType);
    const whole = await blank(200, 200).jpeg().toBuffer();
    for (const bytes of [whole.subarray(0, 300), Buffer.from('GIF89a<script>'), Buffer.alloc(0)])
      expect(await refusal(bytes)).toEqual(wrongType);
    expect(await refusal(Buffer.concat([whole.subarray(0, 4), Buffer.from(svg)]))).toEqual(
      wrongType,
    );
  });

  it('more than 2 MB', async () => {
    const picture = await blank(200, 200).png().toBuffer();
    const padded = Buffer.concat([picture, Buffer.alloc(pictureRules.maxBytes)]);
    expect(await refusal(padded)).toEqual([413, 'PAYLOAD_TOO_LARGE', pictureRules.tooLarge]);
  });

  it('256 megapixels in a small file, without decoding them', async () => {
    const bomb = blackPng(16_000, 16_000);
    expect(bomb.length).toBeLessThan(pictureRules.maxBytes);
    await upload(blackPng(5_000, 5_000));
    expect(await refusal(bomb)).toEqual([413, 'PAYLOAD_TOO_LARGE', pictureRules.tooManyPixels]);
  });

  it('a caller without a session, and another’s photo', async () => {
    const id = await upload(await blank(9, 9).png().toBuffer());
    expect((await send(Buffer.from('x'), { authorization: '' })).statusCode).toBe(401);
    expect((await fetchPhoto(id, '')).statusCode).toBe(401);
    const stranger = await signUp(test);
    for (const [one, token] of [
      [id, stranger.token],
      ['x', account.token],
      ['01890000-0000-7000-8000-000000000000', account.token],
    ] as const) {
      const answer = await fetchPhoto(one, token);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'PHOTO_NOT_FOUND']);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('the twenty-first upload within an hour', async () => {
    const limited = await startTestApp({ configuration: { rateLimits: true } });
    const { token } = await signUp(limited);
    const statuses = [];
    for (let count = 0; count < 21; count += 1) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/png' };
      const answer = await limited.app.inject({ method: 'POST', url: '/api/photos', headers });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array(20).fill(415), 429]);
    await limited.close();
  });
});

describe('a resume with a photo', () => {
  const contentWith = (photoId: string): ResumeContent => {
    const content = emptyContent();
    return { ...content, personalInfo: { ...content.personalInfo, firstName: 'Ada', photoId } };
  };
  const newResume = async (photoId: string, owner = account) => {
    const body = { content: contentWith(photoId) };
    const made = await test.call(resumeRoutes.create, { body }, owner.token);
    return (made.body as { data: Resume }).data;
  };
  const exportAs = (id: string, format: string, { token } = account) =>
    test.app.inject({
      url: `/api/resumes/${id}/export/${format}`,
      headers: { authorization: `Bearer ${token}` },
    });

  it('has it in its PDF, its Word file and its HTML', async () => {
    const photoId = await upload(await blank(50, 50).png().toBuffer());
    const { id, content } = await newResume(photoId);
    expect(content.personalInfo.photoId).toBe(photoId);
    const jpeg = (await fetchPhoto(photoId)).rawPayload;
    expect((await exportAs(id, 'pdf')).rawPayload.includes(jpeg)).toBe(true);
    expect((await exportAs(id, 'html')).body).toContain(jpeg.toString('base64'));
    expect((await exportAs(id, 'docx')).statusCode).toBe(200);
  });

  it('is not made without it, and another’s photo is none', async () => {
    const stranger = await signUp(test);
    const { id } = await newResume(await upload(await blank(9, 9).png().toBuffer()), stranger);
    for (const format of ['pdf', 'docx', 'html'])
      expect((await exportAs(id, format, stranger)).json().code).toBe('PHOTO_NOT_FOUND');
    for (const format of ['txt', 'doc', 'json'])
      expect((await exportAs(id, format, stranger)).statusCode).toBe(200);
    const thumbnail = await test.app.inject({
      url: `/api/resumes/${id}/thumbnail`,
      headers: { authorization: `Bearer ${stranger.token}` },
    });
    expect(thumbnail.statusCode).toBe(200);
  });

  it('keeps it as long as any resume shows it, in the trash too; an unused one goes after two days', async () => {
    const { token, user } = await signUp(test);
    const own = { ...account, token, user };
    const picture = await blank(9, 9).png().toBuffer();
    const add = async () =>
      (await send(picture, { authorization: `Bearer ${token}` })).json().data.id as string;
    const [used, unused, fresh] = [await add(), await add(), await add()];
    const resume = await newResume(used, own);
    const older = { createdAt: sql`now() - interval '49 hours'` };
    for (const id of [used, unused])
      await test.db.update(photos).set(older).where(eq(photos.id, id));
    const statusesAfter = async () => {
      await clearUnusedPhotos(test.db);
      const answers = await Promise.all([used, unused, fresh].map((id) => fetchPhoto(id, token)));
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await statusesAfter()).toEqual([200, 404, 200]);
    const params = { id: resume.id };
    // Not even by a release that knows of no trash: there, it is as fresh as that.
    await test.call(resumeRoutes.remove, { params }, token);
    expect(await statusesAfter()).toEqual([200, 404, 200]);
    const [kept] = await test.db.select().from(photos).where(eq(photos.id, used));
    expect(kept?.createdAt.getTime()).toBeGreaterThan(Date.now() + 30 * 24 * 60 * 60_000);
    await test.call(trashRoutes.deleteResume, { params }, token);
    await test.db.update(photos).set(older).where(eq(photos.id, used));
    expect(await statusesAfter()).toEqual([404, 404, 200]);
  });
});
