import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { profileRoutes } from '@folio/contract/profiles';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { readMarkup } from '@folio/documents/testing/read-markup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodePng } from '../platform/pictures/testing/decode-png.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const baseUrl = 'https://folio.example';
const shell = '<!doctype html><title>The app</title>';
const document =
  '<!doctype html><html><head><!--head--></head><body><div id="root"><!--page--></div><!--data--></body></html>';
/** Stands for the build: says what it was given. */
const renderer =
  "export const renderPublicPage = ({ user, isPrivate }) => '<p>' + (user ? user.username + ': $& <!--data-->' : isPrivate) + '</p>';";

let folder: string;
let test: TestApp;
let ada: TestAccount;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-pages-'));
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'index.html'), shell);
  writeFileSync(join(folder, 'public-page.html'), document);
  writeFileSync(join(folder, 'server', 'public-page.js'), renderer);
  writeFileSync(join(folder, 'theme.js'), 'let theme;');
  test = await startTestApp({ webAppFolder: folder, configuration: { baseUrl } });
  ada = await signUp(test, { username: 'Ada.L' });
  await change({ title: 'Analyst', bio: 'I write notes.', website: 'ada.example' });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const change = async (body: object, account = ada) => {
  const { status } = await test.call(profileRoutes.update, { body }, account.token);
  expect(status).toBe(200);
};
const open = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { accept: 'text/html', ...headers } });
const dataOf = (body: string) => {
  const scripts = readMarkup(body).elements.filter(({ name }) => name === 'script');
  return scripts.map(({ attributes, text }) => ({ ...attributes, data: JSON.parse(text) }));
};

describe('a person’s page', () => {
  it('[public-pages-1] is finished HTML at their name in any case', async () => {
    for (const url of ['/Ada.L', '/ada.l', `/user${ada.user.id}`]) {
      const { statusCode, headers, body } = await open(`${url}?x=1`);
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body).toContain('<div id="root"><p>Ada.L: $& <!--data--></p></div>');
      expect(headers['x-robots-tag']).toBeUndefined();
    }
  });

  it('[public-pages-5] tells search engines and previews of links who it is', async () => {
    const page = readMarkup((await open('/ada.l')).body);
    const text = (name: string) => page.elements.find((one) => one.name === name)?.text;
    expect(text('title')).toBe('Ada Lovelace – Analyst');
    const facts = Object.fromEntries(
      page.elements
        .filter(({ name }) => name === 'meta')
        .map(({ attributes }) => [attributes.property ?? attributes.name, attributes.content]),
    );
    expect(facts).toMatchObject({
      description: 'I write notes.',
      'og:title': 'Ada Lovelace – Analyst',
      'og:url': `${baseUrl}/Ada.L`,
      'og:image': expect.stringMatching(/^https:\/\/folio\.example\/Ada\.L\/card\.png\?v=[\w-]+$/),
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    const canonical = page.elements.find(({ name }) => name === 'link')?.attributes;
    expect(canonical).toEqual({ rel: 'canonical', href: `${baseUrl}/Ada.L` });
  });

  it('[public-pages-6] describes the person as data, and holds what the browser takes over', async () => {
    const [person, page] = dataOf((await open('/ada.l')).body);
    expect(person).toMatchObject({
      type: 'application/ld+json',
      data: {
        '@context': 'https://schema.org',
        '@type': 'Person',
        name: 'Ada Lovelace',
        jobTitle: 'Analyst',
        url: `${baseUrl}/Ada.L`,
        sameAs: ['https://ada.example'],
      },
    });
    expect(page).toMatchObject({
      id: 'public-page',
      type: 'application/json',
      data: { address: `${baseUrl}/Ada.L`, isPrivate: false, user: { isOwner: false } },
    });
  });

  it('[public-pages-4] has neither e-mail nor what is hidden nor what a resume is called', async () => {
    const grace = await signUp(test, { username: 'grace', email: 'grace.secret@gmail.com' });
    const made = await test.call(
      resumeRoutes.create,
      { body: { name: 'For Acme', isPublic: true } },
      grace.token,
    );
    const { id } = (made.body as { data: Resume }).data;
    const visibility = { skills: false, education: false, resumeId: id };
    const education = [{ school: 'Hidden School' }];
    await change({ skills: ['Hidden Skill'], education, visibility }, grace);
    for (const token of ['', grace.token]) {
      const { body } = await open('/grace', { authorization: `Bearer ${token}` });
      for (const secret of ['grace.secret', 'Hidden', 'For Acme'])
        expect(body).not.toContain(secret);
      expect(body).toContain(id);
    }
  });

  it('counts as opened by others, and says so to its owner alone', async () => {
    const eve = await signUp(test, { username: 'eve' });
    const seen = { 'user-agent': 'Mozilla/5.0 Firefox' };
    for (let at = 0; at < 3; at += 1) await open('/eve', seen);
    await open('/eve', { ...seen, 'user-agent': 'Googlebot' });
    const { body } = await test.call(profileRoutes.me, undefined, eve.token);
    expect(body).toMatchObject({ data: { views: 1 } });
    expect((await open('/eve', seen)).body).not.toContain('views');
  });

  it('[public-pages-8] is not sent again to who has it, until it changes', async () => {
    const first = await open('/ada.l');
    const tag = String(first.headers.etag);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
    });
    const again = await open('/ada.l', { 'if-none-match': tag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    await change({ company: 'Engines' });
    expect((await open('/ada.l', { 'if-none-match': tag })).statusCode).toBe(200);
  });

  it('comes compressed where that is accepted', async () => {
    const { body } = await open('/ada.l');
    const brotli = await open('/ada.l', { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(body);
    const gzip = await open('/ada.l', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(body);
  });
});

describe('where nobody is shown', () => {
  it('[public-pages-2] a private page says so, to be found by nobody', async () => {
    const hidden = await signUp(test, { username: 'hidden', firstName: 'Secret' });
    await change({ visibility: { public: false } }, hidden);
    const { statusCode, headers, body } = await open('/hidden');
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(readMarkup(body).elements.find(({ name }) => name === 'title')?.text).toBe(
      'Private Profile · Folio',
    );
    expect(body).toContain('<p>true</p>');
    expect(body).not.toMatch(/Secret|canonical|og:/);
    expect(dataOf(body)[0]?.data).toMatchObject({ user: null, isPrivate: true });
  });

  it('[public-pages-3] a name that nobody has is not found', async () => {
    const { statusCode, headers, body } = await open('/nobody.here');
    expect([statusCode, headers['x-robots-tag']]).toEqual([404, 'noindex']);
    expect(body).toContain('<title>Profile Not Found · Folio</title>');
    const head = await test.app.inject({ method: 'HEAD', url: '/nobody.here' });
    expect(head.statusCode).toBe(404);
  });

  it.each([
    '/dashboard',
    '/Pricing',
    '/public-page.html',
    '/server/public-page.js',
    '/a',
    '/ada.l/x',
  ])('%s is a matter of the app', async (url) => expect((await open(url)).body).toBe(shell));

  it('files come first', async () => {
    expect((await open('/theme.js')).body).toBe('let theme;');
    for (const url of ['/robots.txt', '/healthz'])
      expect((await open(url)).body).not.toContain('root');
  });
});

describe('what is shared of a page', () => {
  it('[public-pages-7] is a card of 1200 × 630, drawn once until it changes', async () => {
    const card = await open('/ada.l/card.png');
    expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/png']);
    expect(card.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const { widthPx, heightPx } = decodePng(card.rawPayload);
    expect([widthPx, heightPx]).toEqual([1200, 630]);
    const headers = { 'if-none-match': String(card.headers.etag) };
    expect((await open('/ada.l/card.png?v=1', headers)).statusCode).toBe(304);
    await change({ visibility: { accent: 'pink' } });
    const changed = await open('/ada.l/card.png', headers);
    expect(changed.statusCode).toBe(200);
    expect(changed.rawPayload.equals(card.rawPayload)).toBe(false);
  });

  it('is a contact card without the e-mail address', async () => {
    const { statusCode, headers, body } = await open('/ada.l/contact.vcf');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/vcard; charset=utf-8']);
    expect(headers['content-disposition']).toContain('filename="Ada_Lovelace.vcf"');
    expect(body).toContain('\r\nFN:Ada Lovelace\r\nTITLE:Analyst\r\n');
    expect(body).toContain('\r\nURL:https://ada.example\r\n');
    expect(body).not.toContain('EMAIL');
  });

  it.each(['card.png', 'contact.vcf', 'resume.svg', 'resume.pdf'])(
    'is nothing where nobody is shown: %s',
    async (file) => {
      for (const name of ['hidden', 'nobody.here', 'dashboard', 'x']) {
        const answer = await open(`/${name}/${file}`, { accept: 'image/png' });
        expect([name, answer.statusCode]).toEqual([name, 404]);
      }
    },
  );
});

describe('the build', () => {
  it('is followed when it is made anew', async () => {
    const before = String((await open('/ada.l')).headers.etag);
    const file = join(folder, 'public-page.html');
    writeFileSync(file, document.replace('doctype', 'DOCTYPE'));
    utimesSync(file, new Date(), new Date(Date.now() + 5_000));
    const renewed = await open('/ada.l', { 'if-none-match': before });
    expect(renewed.statusCode).toBe(200);
    expect(renewed.body).toContain('<!DOCTYPE');
  });

  it('may lack what writes the content, or fail: the browser then asks for it', async () => {
    const bare = mkdtempSync(join(tmpdir(), 'folio-bare-'));
    writeFileSync(join(bare, 'index.html'), shell);
    const app = await startTestApp({ webAppFolder: bare, configuration: { baseUrl } });
    await signUp(app, { username: 'ada' });
    const read = async () =>
      (await app.app.inject({ url: '/ada', headers: { accept: 'text/html' } })).body;
    expect(await read()).toBe(shell);
    writeFileSync(join(bare, 'public-page.html'), document);
    const page = await read();
    expect(page).toContain('<title>Ada Lovelace</title>');
    expect(page).toContain('<div id="root"></div>');
    mkdirSync(join(bare, 'server'));
    writeFileSync(join(bare, 'server', 'public-page.js'), renderer);
    expect(await read()).toContain('<div id="root"><p>ada: ');
    rmSync(join(bare, 'public-page.html'));
    expect(await read()).toContain('<div id="root"><p>ada: ');
    writeFileSync(join(bare, 'public-page.html'), document);
    for (const broken of ['export const renderPublicPage = () => { throw 1; };', 'no module']) {
      writeFileSync(join(bare, 'server', 'public-page.js'), broken);
      expect(await read()).toBe(page);
    }
    await app.close();
    rmSync(bare, { recursive: true });
  });
});

it('[public-pages-9] pages are opened 120 times a minute from one address', async () => {
  const limited = await startTestApp({
    webAppFolder: folder,
    configuration: { rateLimits: true },
  });
  const ask = (url: string) => limited.app.inject(url);
  const answers = await Promise.all(Array.from({ length: 120 }, () => ask('/somebody')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  for (const url of [
    '/somebody',
    '/somebody/card.png',
    '/somebody/contact.vcf',
    '/somebody/resume.svg',
    '/somebody/resume.pdf',
  ]) {
    const refused = await ask(url);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  await limited.close();
});
