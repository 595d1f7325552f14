import { errorStatus } from '@folio/contract/errors';
import { wholeContentType } from '@folio/contract/plain-content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openPayments } from '../payments/open-payments.ts';
import { startPaidProduct } from '../payments/testing/provider-fixture.ts';
import { readConfiguration } from '../platform/configuration.ts';
import { signUp } from '../testing/accounts.ts';
import { contractRoutes } from '../testing/contract-routes.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Media } from './content-schemas.ts';
import type { DescribedOperation, Description } from './describe-operations.ts';
import { operationsByTag } from './operations.ts';

let test: TestApp;
let description: Description & { openapi: string; components: { securitySchemes: object } };
beforeAll(async () => {
  test = await startPaidProduct();
  description = (await test.app.inject('/api/openapi.json')).json();
});
afterAll(() => test.close());

const operationOf = (method: string, url: string): DescribedOperation | undefined => {
  const path = url.replace(/\/export\/\w+$/, '/export/{format}').replace(/:(\w+)/g, '{$1}');
  return description.paths[path]?.[method.toLowerCase()];
};

describe('the description of the API', () => {
  it.each(contractRoutes.map((route) => [`${route.method} ${route.url}`, route] as const))(
    'tells what %s is for, what it takes and what it may refuse',
    (_name, { method, url, schema, credits }) => {
      const operation = operationOf(method, url);
      expect(operation?.summary).toMatch(/^[A-Z].+[^.]$/);
      expect(operation?.tags).toHaveLength(1);
      expect(operation?.security).not.toHaveLength(0);
      const statuses = Object.keys(operation?.responses ?? {});
      expect(statuses).toEqual(expect.arrayContaining(['429', '500', '503']));
      expect(statuses.some((status) => status.startsWith('2'))).toBe(true);
      if (schema.body) expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415']));
      if (credits) expect(statuses).toEqual(expect.arrayContaining(['402', '409']));
      const isForAnybody = operation?.security?.some((way) => Object.keys(way).length === 0);
      const needsSession = !isForAnybody;
      if (needsSession) expect(statuses).toContain('401');
    },
  );

  it('names each operation as a client’s function, and no two alike', () => {
    const ids = Object.values(description.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    for (const id of ids) expect(id).toMatch(/^[a-z]+([A-Z][a-z]+)*$/);
    expect(new Set(ids).size).toBe(ids.length);
    expect(operationOf('GET', '/api/resumes/:id')?.operationId).toBe('getResume');
    expect(operationOf('PUT', '/api/resumes/:id')?.operationId).toBe('saveResume');
  });

  it('names the codes of each refused status, and the form of all of them', () => {
    const { responses } = operationOf('PUT', '/api/resumes/:id') ?? { responses: {} };
    expect(responses[409]?.description).toBe('VERSION_CONFLICT');
    expect(responses[404]?.description).toBe('RESUME_NOT_FOUND, RESUME_IN_TRASH');
    expect(responses[403]?.description.split(', ').toSorted()).toEqual([
      'PREMIUM_REQUIRED',
      'QUOTA_EXCEEDED',
      'SCOPE_MISSING',
    ]);
    expect(description.components.schemas?.Error).toMatchObject({
      required: expect.arrayContaining(['code', 'message', 'requestId']),
    });
  });

  it('describes contents in both formats, for requests and responses', async () => {
    const { token } = await signUp(test);
    const example = operationOf('POST', '/api/resumes')?.requestBody?.content['application/json'];
    const schemaOf = (media: Media | undefined, type: string) =>
      z.fromJSONSchema(media?.[type]?.schema as z.core.JSONSchema.JSONSchema);
    const body = (example?.example ?? {}) as object;
    schemaOf({ example: example ?? {} }, 'example').parse(body);
    const ask = (method: 'GET' | 'POST' | 'PUT', url: string, accept: string, payload?: object) =>
      test.app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}`, accept },
        ...(payload && { payload }),
      });
    const { id } = (await ask('POST', '/api/resumes', '*/*', body)).json().data;
    await ask('POST', `/api/resumes/${id}/versions`, '*/*', { jobDescription: 'Wanted' });
    for (const accept of ['application/json', wholeContentType])
      for (const [method, url, payload] of [
        ['POST', '/api/resumes', body],
        ['PUT', '/api/resumes/:id', { ...body, isPublic: true }],
        ['GET', '/api/resumes/:id'],
        ['GET', '/api/resumes/:id/versions'],
        ['GET', '/api/public-resumes/:id'],
        ['GET', '/api/resumes/:id/languages'],
      ] as const) {
        const answer = await ask(method, url.replace(':id', id), accept, payload);
        const described = operationOf(method, url)?.responses[answer.statusCode]?.content;
        const read = schemaOf(described, accept).safeParse(answer.json());
        expect(read.error?.issues, `${method} ${url} as ${accept}`).toBeUndefined();
        expect(answer.headers['content-type']).toContain(accept);
      }
  });

  it('describes responses with full contents, renamed fields, and JSON files', async () => {
    const { token } = await signUp(test);
    const headers = { authorization: `Bearer ${token}` };
    const ask = (method: 'GET' | 'POST', url: string, payload?: object) =>
      test.app.inject({ method, url, headers, ...(payload && { payload }) });
    const { id } = (await ask('POST', '/api/resumes', {})).json().data;
    await ask('POST', `/api/resumes/${id}/history`, { name: 'First' });
    const moments = (await ask('GET', `/api/resumes/${id}/history`)).json();
    const momentId = moments.data[0]?.id;
    expect(momentId).toBeDefined();
    for (const [method, url, payload] of [
      ['POST', '/api/applications', { role: 'Baker', place: 'Paris' }],
      ['GET', '/api/applications'],
      ['GET', '/api/resumes/:id/history/:momentId'],
      ['GET', '/api/resumes/:id/operations?since=99'],
      ['GET', '/api/resumes/:id/stored'],
      ['GET', '/api/resumes/:id/export/md'],
    ] as const) {
      const path = url.replace(':id', id).replace(':momentId', momentId);
      const answer = await ask(method, path, payload);
      expect(answer.statusCode, `${path}: ${answer.body}`).toBeLessThan(300);
      const type = String(answer.headers['content-type']).split(';')[0] ?? '';
      const pattern = url.replace('export/md', 'export/:format').replace(/\?.*/, '');
      const described = operationOf(method, pattern)?.responses[answer.statusCode]?.content?.[type];
      expect(described, `${url} as ${type}`).toBeDefined();
      if (type !== 'application/json') continue;
      const schema = z.fromJSONSchema(described?.schema as z.core.JSONSchema.JSONSchema);
      expect(schema.safeParse(answer.json()).error?.issues, url).toBeUndefined();
    }
  });

  it('describes what a visitor, a reviewer and a brief save are answered', async () => {
    const { token } = await signUp(test);
    const headers = { authorization: `Bearer ${token}` };
    const ask = (method: 'POST' | 'PUT', url: string, payload: object, more = {}) =>
      test.app.inject({ method, url, headers: { ...headers, ...more }, payload });
    const content = { workExperience: [{ position: 'Baker', bullets: ['Baked bread.'] }] };
    const { id } = (await ask('POST', '/api/resumes', { content })).json().data;
    const links = `/api/resumes/${id}/links`;
    await ask('POST', links, { kind: 'share', slug: 'baker-of-paris', name: 'x' });
    const made = (await ask('POST', links, { kind: 'review', name: 'x' })).json().data;
    const review = `/api/reviews/${String(made.address).split('/').at(-1)}`;
    const { pass } = (await ask('POST', `${review}/reviewers`, { name: 'Eve' })).json().data;
    const brief = { prefer: 'return=minimal' };
    for (const [method, pattern, answer] of [
      ['POST', '/api/shared-resumes/:slug', ask('POST', '/api/shared-resumes/baker-of-paris', {})],
      ['POST', '/api/reviews/:token/reading', ask('POST', `${review}/reading`, { pass })],
      ['PUT', '/api/resumes/:id', ask('PUT', `/api/resumes/${id}`, { name: 'Baker' }, brief)],
    ] as const) {
      const { statusCode, json } = await answer;
      expect(statusCode, pattern).toBe(200);
      const described = operationOf(method, pattern)?.responses[200]?.content;
      const { schema } = described?.['application/json'] ?? {};
      const read = z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema);
      expect(read.safeParse(json()).error?.issues, pattern).toBeUndefined();
    }
  });

  it('has no schema of an older dialect', () => {
    // Tuples were lists of items there; an example may have a list of that name.
    const schemas = JSON.stringify(description, (key, part) => (key === 'example' ? 0 : part));
    expect(schemas.includes('"items":[')).toBe(false);
  });

  it('doesn’t mention operations that aren’t mounted', () => {
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const methods = Object.values(operationsByTag).flatMap((operations) => Object.keys(operations));
    expect(methods.toSorted()).toEqual(described.toSorted());
    expect(new Set(methods).size).toBe(methods.length);
  });

  it('is the same with the sandbox: the fake Razorpay is no API of ours', async () => {
    const configuration = readConfiguration({ PAYMENT_PROVIDER: 'sandbox' });
    const sandbox = await startTestApp({ payments: openPayments(configuration) });
    const { paths } = (await sandbox.app.inject('/api/openapi.json')).json();
    await sandbox.close();
    expect(Object.keys(paths)).toEqual(Object.keys(description.paths));
  });

  it('doesn’t mention credits, plans or payments where nothing is sold', async () => {
    const free = await startTestApp({
      configuration: readConfiguration({ PAYMENT_PROVIDER: 'none' }),
    });
    const { paths, tags } = (await free.app.inject('/api/openapi.json')).json<Description>();
    const page = (await free.app.inject('/api/docs')).body;
    await free.close();
    const words = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ summary = '', description: text = '', responses }) => [
        `${summary} ${text}`,
        ...Object.values(responses).map((answer) => answer.description),
      ]);
    const ofMoney =
      /credit|premium|subscri|money|pa(y|id)(?!load)|receipt|refund|price|costs|takes what/i;
    expect(words.filter((text) => ofMoney.test(text))).toEqual([]);
    expect(tags?.map(({ name }) => name)).not.toContain('Money');
    expect(page).not.toMatch(/INSUFFICIENT_CREDITS|id="money"|Money/);
    const described = Object.keys(description.paths).filter((path) => !(path in paths));
    expect(described.toSorted()).toEqual(
      Object.keys(description.paths)
        .filter((path) => /^.api.(credits|payment)|pdf.payment$|orders.{id}.refund/.test(path))
        .toSorted(),
    );
  });

  it('has a body with an example, and a scheme for the session', () => {
    expect(description.openapi).toBe('3.1.0');
    const { requestBody } = operationOf('POST', '/api/auth/login') ?? {};
    expect(requestBody?.content['application/json']).toMatchObject({
      schema: { required: ['email', 'password'], additionalProperties: false },
      example: { email: 'ada@gmail.com' },
    });
    expect(description.components.securitySchemes).toMatchObject({
      session: { type: 'http', scheme: 'bearer' },
      apiKey: { type: 'http', scheme: 'bearer' },
    });
    expect(operationOf('GET', '/api/resumes/:id')?.security).toEqual([
      { session: [] },
      { apiKey: ['read'] },
    ]);
    expect(operationOf('DELETE', '/api/users/profile')?.security).toEqual([{ session: [] }]);
  });

  it('describes every error code', () => {
    const text = JSON.stringify(description.paths);
    const unknown = Object.keys(errorStatus).filter((code) => !text.includes(code));
    expect(unknown).toEqual([]);
  });
});

describe('the page of the API', () => {
  it('names every operation under its group, with headings in order and nothing from elsewhere', async () => {
    const answer = await test.app.inject('/api/docs');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    const page = answer.body;
    const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
    for (const operations of Object.values(operationsByTag))
      for (const { summary, operationId } of Object.values(operations)) {
        expect(page).toContain(`<h3>${summary}</h3>`);
        expect(page).toContain(`<code>${operationId}</code>`);
      }
    expect(page).not.toMatch(/<script|https?:\/\/|@import|url\(/);
    expect(page).toContain('<html lang="en">');
  });
});
