import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing/test-app.ts';

describe('the server', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('answers an unknown address of the API in the envelope', async () => {
    const answer = await test.app.inject('/api/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
    expect(answer.json().requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('lets no other origin read an answer', async () => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const headers = {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'PUT',
      };
      const answer = await test.app.inject({ method, url: '/api/contact', headers });
      const named = Object.keys(answer.headers).filter((name) =>
        name.startsWith('access-control-'),
      );
      expect([method, named]).toEqual([method, []]);
    }
  });

  it('refuses TRACE', async () => {
    const secret = 'Bearer sesame';
    const answer = await test.app.inject({
      method: 'TRACE' as 'GET',
      url: '/api/contact',
      headers: { authorization: secret },
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain(secret);
  });
});
