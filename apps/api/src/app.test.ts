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
});
