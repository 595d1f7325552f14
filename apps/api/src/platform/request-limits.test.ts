import { randomUUID } from 'node:crypto';
import { ErrorBody } from '@folio/contract/errors';
import { exportRoutes } from '@folio/contract/exports';
import { resumeLinkRoutes } from '@folio/contract/resume-links';
import { resumeRoutes } from '@folio/contract/resumes';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTokenBuckets, readingLimits, sendingLimits } from './request-limits.ts';
import { rateLimits } from './schema.ts';

type Schema = {
  type?: string;
  format?: string;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
};
type Operation = {
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Method = 'POST' | 'PUT' | 'DELETE';

let test: TestApp;
let account: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  account = await signUp(test);
});
afterAll(() => test.close());

/**
 * Every route of the API that takes a JSON body, with the schema of what it takes: without the console,
 * which tells nobody but operators what it takes.
 */
function routesWithBodies() {
  const { paths = {} } = test.app.swagger();
  const open = Object.entries(paths).filter(([url]) => !url.startsWith('/api/admin'));
  return open.flatMap(([url, operations]) =>
    Object.entries(operations as Record<string, Operation>).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      return schema ? [{ url, method: method.toUpperCase() as Method, schema }] : [];
    }),
  );
}

const send = ({ url, method }: { url: string; method: Method }, payload: string, token?: string) =>
  test.app.inject({
    method,
    url: url.replace(/\{\w+\}/, 'x'),
    payload,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });

/** What a refusal says that the route takes, in bytes. */
function namedLimit(body: string): number {
  const { code, message } = ErrorBody.parse(JSON.parse(body));
  expect(code).toBe('PAYLOAD_TOO_LARGE');
  const [, amount, unit] = /at most (\d+) (KB|MB) can be sent here/.exec(message) ?? [];
  return Number(amount) * (unit === 'MB' ? 1_048_576 : 1_024);
}

/** The longest body that the schema takes, each character in three bytes. */
function longestBytes(schema: Schema): number {
  const { type, format, properties, items, anyOf = schema.oneOf, maxLength, maxItems } = schema;
  const longest = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (longest) return Math.max(...longest.map((one) => JSON.stringify(one).length));
  if (anyOf) return Math.max(...anyOf.map(longestBytes));
  if (format === 'uuid') return 38;
  // A password's limit is a rule that no JSON schema can say.
  if (type === 'string') return 3 * (maxLength ?? 1_000);
  if (type === 'array' && items && maxItems !== undefined) return maxItems * longestBytes(items);
  if (type === 'object' && properties)
    return Object.entries(properties).reduce(
      (sum, [name, field]) => sum + name.length + longestBytes(field),
      0,
    );
  return type === undefined || type === 'array' ? Number.POSITIVE_INFINITY : 30;
}

describe('the body of a route', () => {
  it('is refused before it is read where it is too large, by the limit that it is told', async () => {
    const routes = routesWithBodies();
    expect(routes.length).toBeGreaterThan(25);
    for (const route of routes) {
      const most = namedLimit((await send(route, '{'.repeat(1_048_577), account.token)).body);
      const over = await send(route, '{'.repeat(most + 1), account.token);
      expect([route.url, over.statusCode]).toEqual([route.url, 413]);
      const within = await send(route, '{'.repeat(most), account.token);
      expect([route.url, within.statusCode]).toEqual([route.url, 400]);
    }
  });

  it('is at most 16 KB where one signs up or in, and a megabyte where a resume is sent', async () => {
    for (const { url, method } of routesWithBodies()) {
      const answer = await send({ url, method }, '{'.repeat(1_048_577), account.token);
      if (url.startsWith('/api/auth/'))
        expect([url, namedLimit(answer.body)]).toEqual([url, 16_384]);
    }
    const { url, method } = resumeRoutes.create;
    const answer = await send({ url, method }, '{'.repeat(1_048_577), account.token);
    expect(namedLimit(answer.body)).toBe(1_048_576);
  });

  it('may be as large as what its schema takes', async () => {
    for (const route of routesWithBodies()) {
      const most = namedLimit((await send(route, '{'.repeat(1_048_577), account.token)).body);
      const needed = Math.min(1_048_576, longestBytes(route.schema));
      expect([route.url, most, needed, most >= needed]).toEqual([route.url, most, needed, true]);
    }
  });

  it('is asked for by nobody without a session, where one is needed', async () => {
    const { url, method } = resumeRoutes.create;
    expect((await send({ url, method }, '{'.repeat(1_048_577))).statusCode).toBe(401);
  });
});

describe('a body with a great many wrong fields', () => {
  const list = (count: number, entry: string) => `[${Array(count).fill(entry).join(',')}]`;
  const fields = (count: number) =>
    Array.from({ length: count }, (_, index) => `"f${index}":0`).join(',');
  const contents = {
    'unknown fields': (count: number) => `{${fields(count)}}`,
    'unknown fields of the editor form': (count: number) => `{"name":"Ada",${fields(count)}}`,
    'parts that are none': (count: number) =>
      `{"experience":[{"bullets":${list(4 * count, '0')}}]}`,
    'texts that are too long': (count: number) => {
      const entries = list(Math.floor(count / 800), `{"id":"${'x'.repeat(65)}"}`);
      return `{"customSections":${list(100, `{"entries":${entries}}`)}}`;
    },
  };

  it.each(Object.entries(contents))(
    '%s: it is refused with a hundred of them',
    async (_, content) => {
      const payload = `{"content":${content(70_000)}}`;
      const { statusCode, body } = await send(
        { url: '/api/resumes', method: 'POST' },
        payload,
        account.token,
      );
      expect(statusCode).toBe(400);
      const { errors = {} } = ErrorBody.parse(JSON.parse(body));
      expect(Object.keys(errors).length).toBeLessThanOrEqual(100);
      expect(Object.keys(errors).length).toBeGreaterThan(0);
    },
  );

  it('is answered without the whole name of a field as long as the body', async () => {
    const payload = `{"content":{"name":"Ada","${'x'.repeat(900_000)}":0}}`;
    const { body } = await send({ url: '/api/resumes', method: 'POST' }, payload, account.token);
    expect(body.length).toBeLessThan(1_000);
  });
});

/** Of 900 KB. */
const longEntries = Array.from({ length: 45 }, () => ({ description: 'x'.repeat(20_000) }));

describe('what one sender may send', () => {
  it('is refused before it is read, whatever it is, and others go on', async () => {
    const limited = await startTestApp({ configuration: { rateLimits: true } });
    const sendJunk = (remoteAddress: string) =>
      limited.app.inject({
        method: 'POST',
        url: '/api/auth/register',
        remoteAddress,
        payload: '{"no":1}',
        headers: { 'content-type': 'application/json' },
      });
    const statuses: number[] = [];
    for (let i = 0; i < 2 * sendingLimits.address.requests.burst; i++)
      statuses.push((await sendJunk('192.0.2.1')).statusCode);
    expect(statuses.filter((status) => status === 400).length).toBeGreaterThanOrEqual(
      sendingLimits.address.requests.burst,
    );
    const refused = await sendJunk('192.0.2.1');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await sendJunk('192.0.2.2')).statusCode).toBe(400);
    await limited.close();
  });

  it('is refused to a session that floods before the database is asked whose it is', async () => {
    const limited = await startTestApp({ configuration: { rateLimits: true } });
    const [hostile, other] = [await signUp(limited), await signUp(limited)];
    const read = async ({ token }: { token: string }) =>
      (await limited.call(resumeRoutes.summary, undefined, token)).status;
    const spellings = ['Bearer', 'bearer', 'BEARER'];
    const readSpelt = async (at: number) => {
      const spelling = `${spellings[at % 3]}${' '.repeat(1 + (at % 400))}`;
      const authorization = `${spelling}${hostile.token}`;
      const url = resumeRoutes.summary.url;
      return (await limited.app.inject({ url, headers: { authorization } })).statusCode;
    };
    const readAtOnce = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, at) => readSpelt(at)));
    expect(new Set(await readAtOnce(1.5 * readingLimits.account.requests.burst))).toEqual(
      new Set([200, 429]),
    );
    let queries = 0;
    limited.pool.on('acquire', () => queries++);
    const statuses = await readAtOnce(200);
    // Those at once share a look-up.
    for (let at = 0; at < 100; at++) statuses.push(await readSpelt(at));
    const answered = statuses.filter((status) => status === 200);
    expect(statuses).toContain(429);
    // Whose session it is, and what they asked for.
    expect(queries).toBeLessThanOrEqual(2 * answered.length);
    expect(await read(other)).toBe(200);
    await limited.close();
  });

  it('is refused of one kind without the database once it said so', async () => {
    const limited = await startTestApp({ configuration: { rateLimits: true } });
    const { token } = await signUp(limited);
    const params = { id: randomUUID(), format: 'docx' } as const;
    const exportNothing = async () =>
      (await limited.call(exportRoutes.document, { params, querystring: {} }, token)).status;
    const statuses: number[] = [];
    for (let i = 0; i < 32; i++) statuses.push(await exportNothing());
    expect(statuses.slice(-2)).toEqual([429, 429]);
    const counted = () =>
      limited.db.select().from(rateLimits).where(like(rateLimits.key, 'exports-account:%'));
    const before = await counted();
    expect(before).toHaveLength(1);
    expect([await exportNothing(), await exportNothing()]).toEqual([429, 429]);
    expect(await counted()).toEqual(before);
    await limited.close();
  });

  it('is refused again once so much was answered, and others go on', async () => {
    const limited = await startTestApp({ configuration: { rateLimits: true } });
    const [reader, other] = [await signUp(limited), await signUp(limited)];
    const { body } = await limited.call(
      resumeRoutes.create,
      { body: { content: { interests: '', workExperience: longEntries } } },
      reader.token,
    );
    const { data } = z.object({ data: z.object({ id: z.string() }) }).parse(body);
    const params = { id: data.id };
    const read = async () =>
      (await limited.call(resumeRoutes.get, { params }, reader.token)).status;
    const size = JSON.stringify(body).length;
    const most = Math.ceil(readingLimits.account.bytes.burst / size);
    const statuses: number[] = [];
    for (let i = 0; i < 3 * most && !statuses.includes(429); i++) statuses.push(await read());
    expect(statuses.length).toBeGreaterThan(most / 2);
    expect(statuses.at(-1)).toBe(429);
    expect((await limited.call(resumeRoutes.summary, undefined, other.token)).status).toBe(200);
    await limited.close();
  });

  it('is refused to a stranger once so much was answered, by whichever method, and to them alone', async () => {
    const limited = await startTestApp({ configuration: { rateLimits: true } });
    const owner = await signUp(limited);
    const { body } = await limited.call(
      resumeRoutes.create,
      { body: { content: { interests: '', workExperience: longEntries } } },
      owner.token,
    );
    const { data } = z.object({ data: z.object({ id: z.string() }) }).parse(body);
    const slug = `shared-${data.id.slice(-8)}`;
    const link = { kind: 'share', name: 'x', slug } as const;
    const params = { id: data.id };
    await limited.call(resumeLinkRoutes.create, { params, body: link }, owner.token);
    const open = (remoteAddress: string) =>
      limited.app.inject({
        method: 'POST',
        url: `/api/shared-resumes/${slug}`,
        payload: {},
        remoteAddress,
      });
    const size = (await open('192.0.2.9')).body.length;
    const most = Math.ceil(readingLimits.address.bytes.burst / size);
    const statuses: number[] = [];
    for (let i = 0; i < 3 * most && !statuses.includes(429); i++)
      statuses.push((await open('192.0.2.9')).statusCode);
    expect(statuses.length).toBeLessThan(2 * most);
    expect(statuses.at(-1)).toBe(429);
    expect((await open('192.0.2.10')).statusCode).toBe(200);
    await limited.close();
  });

  it('is refused to who sends tokens that nobody has, and not to who is known there', async () => {
    const limited = await startTestApp({ configuration: { rateLimits: true } });
    const [known, late] = [await signUp(limited), await signUp(limited)];
    const read = async (token: string) =>
      (await limited.call(resumeRoutes.summary, undefined, token)).status;
    expect(await read(known.token)).toBe(200);
    const statuses: number[] = [];
    const remember = vi.spyOn(Map.prototype, 'set');
    for (let i = 0; i < 100; i++) statuses.push(await read(randomUUID()));
    const remembered = remember.mock.calls.filter(([of]) => /^reading with /.test(String(of)));
    remember.mockRestore();
    expect(remembered).toHaveLength(statuses.filter((status) => status === 401).length);
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(401));
    expect(statuses.at(-1)).toBe(429);
    let queries = 0;
    limited.pool.on('acquire', () => queries++);
    expect([await read(randomUUID()), queries]).toEqual([429, 0]);
    expect(await read(known.token)).toBe(200);
    expect(await read(late.token)).toBe(429);
    await limited.close();
  });

  it('is refused to an address without the database once a limit of it said so', async () => {
    const limited = await startTestApp({ configuration: { rateLimits: true } });
    const read = async () =>
      (await limited.app.inject({ url: `/api/public-resumes/${randomUUID()}` })).statusCode;
    for (let i = 0; i < 120; i++) expect(await read()).toBe(404);
    expect(await read()).toBe(429);
    let queries = 0;
    limited.pool.on('acquire', () => queries++);
    expect([await read(), queries]).toEqual([429, 0]);
    await limited.close();
  });

  it('runs in again while nothing is sent, and is refused for as long as is said', () => {
    let seconds = 0;
    const gate = createTokenBuckets(() => seconds);
    const limits = { requests: { burst: 3, perSecond: 0.5 }, bytes: { burst: 100, perSecond: 10 } };
    const isTaken = (bytes: number) => {
      try {
        gate.admit('Ada', limits, bytes);
        return true;
      } catch (error) {
        expect(error).toMatchObject({ code: 'RATE_LIMITED' });
        return false;
      }
    };
    expect([isTaken(1), isTaken(1), isTaken(1), isTaken(1)]).toEqual([true, true, true, false]);
    seconds += 2;
    expect([isTaken(1), isTaken(1)]).toEqual([true, false]);
    seconds += 100;
    expect([isTaken(60), isTaken(60)]).toEqual([true, false]);
    seconds += 2;
    expect(isTaken(60)).toBe(true);
  });
});
