import { aiRoutes } from '@folio/contract/ai';
import { authRoutes } from '@folio/contract/auth';
import { resumeRoutes } from '@folio/contract/resumes';
import { templateRoutes } from '@folio/contract/templates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('the description of the API', () => {
  it('names every endpoint of the contract with its body and its errors', async () => {
    const answer = await test.app.inject('/api/openapi.json');
    const description = answer.json();
    expect(description.openapi).toBe('3.1.0');
    const routes = [aiRoutes, authRoutes, resumeRoutes, templateRoutes].flatMap((all) =>
      Object.values(all),
    );
    for (const { method, url } of routes) {
      const path = url.replace(/:(\w+)/g, '{$1}');
      const operation = description.paths[path]?.[method.toLowerCase()];
      expect(operation?.responses.default.content['application/json'].schema.required).toContain(
        'requestId',
      );
    }
    const { requestBody } = description.paths['/api/auth/login'].post;
    expect(requestBody.content['application/json'].schema).toMatchObject({
      required: ['email', 'password'],
      additionalProperties: false,
    });
  });
});
