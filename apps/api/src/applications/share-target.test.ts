import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const share = async (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const encoded = new Response(form);
  return test.app.inject({
    method: 'POST',
    url: '/applications/catch',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
};

describe('what is shared while no service worker is there', () => {
  it('[share-target-1] goes on behind the # of the page, whole', async () => {
    const text = `Cook & baker\n${'wanted '.repeat(9_000)}"><script>alert(1)</script>`;
    const answer = await share({ title: 'A job', text, url: 'https://jobs.example.com/1' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-store');
    const address = /url=(\/applications\/catch#[^"]+)"/.exec(answer.body)?.[1] ?? '';
    const page = JSON.parse(decodeURIComponent(address.split('#')[1] ?? ''));
    expect([page.link, page.title]).toEqual(['https://jobs.example.com/1', 'A job']);
    // Forms end their lines so.
    expect(page.text === text.replace('\n', '\r\n')).toBe(true);
    expect(answer.body).not.toContain('<script');
  });

  it('is refused in words where it is too long, or no form', async () => {
    expect((await share({ text: 'x'.repeat(300_000) })).statusCode).toBe(413);
    const answer = await test.app.inject({
      method: 'POST',
      url: '/applications/catch',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(answer.statusCode).toBe(415);
    const broken = await test.app.inject({
      method: 'POST',
      url: '/applications/catch',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nnothing',
    });
    expect(broken.statusCode).toBe(400);
  });
});
