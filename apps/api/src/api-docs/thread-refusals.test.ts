import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractRoutes } from '../testing/contract-routes.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Description } from './describe-operations.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Operations that score, compose or judge in a thread; those of AI do, too. */
const threaded = [
  'GET /api/resumes/{id}/score',
  'POST /api/resumes/{id}/match',
  'POST /api/resumes/{id}/texts',
  'POST /api/resumes/{id}/suggestions',
  'POST /api/reviews/{token}/notes',
  'POST /api/letters/proposals',
  'POST /api/letters/{id}/proposals',
  'POST /api/letters/{id}/text',
  'POST /api/questions/{id}/proposals',
  'POST /api/questions/{id}/answer',
  ...contractRoutes
    .filter(({ method, url }) => method === 'POST' && url.startsWith('/api/ai/'))
    .map(({ url }) => `POST ${url}`),
];

it('says of all that a thread works on that it may take too long', async () => {
  const { paths } = (await test.app.inject('/api/openapi.json')).json<Description>();
  for (const name of threaded) {
    const [method = '', path = ''] = name.split(' ');
    const { responses } = paths[path]?.[method.toLowerCase()] ?? {};
    expect(responses?.[422]?.description, name).toContain('DOCUMENT_TOO_COMPLEX');
  }
});
