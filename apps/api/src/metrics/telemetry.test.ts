import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { aiRoutes } from '@folio/contract/ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeModel } from '../ai/testing/fake-model.ts';
import { summaryOf } from '../platform/database-steps.ts';
import { registration } from '../testing/accounts.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { killDatabase, startProduct } from '../testing/product-process.ts';
import { readMail } from '../testing/read-mail.ts';
import { copyInstallation } from '../testing/test-database.ts';

type Value = { stringValue?: string; intValue?: number; doubleValue?: number };
type Attribute = { key: string; value: Value };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  status: { code?: number };
};
type Point = {
  attributes: Attribute[];
  asDouble?: number;
  asInt?: number;
  count?: number;
  bucketCounts?: number[];
  explicitBounds?: number[];
};
type Metric = { name: string } & Partial<
  Record<'sum' | 'gauge' | 'histogram', { dataPoints: Point[] }>
>;

const attribute = ({ attributes }: { attributes: Attribute[] }, key: string) => {
  const { value } = attributes.find((one) => one.key === key) ?? {};
  return value?.stringValue ?? value?.intValue ?? value?.doubleValue;
};

/** A collector: takes what is sent by OTLP/HTTP in JSON, and keeps it. */
async function startCollector() {
  // biome-ignore lint/suspicious/noExplicitAny: what came; the tests look into it.
  const received: { path: string; key: unknown; body: any }[] = [];
  const server = createServer(async (request, response) => {
    const body = await json(request);
    received.push({ path: request.url ?? '', key: request.headers['x-key'], body });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    spans: (): Span[] =>
      received
        .filter(({ path }) => path === '/v1/traces')
        .flatMap(({ body }) => body.resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    /** As they were last told. */
    metrics: (): Metric[] =>
      received
        .findLast(({ path }) => path === '/v1/metrics')
        ?.body.resourceMetrics.flatMap(
          ({ scopeMetrics }: { scopeMetrics: { metrics: Metric[] }[] }) =>
            scopeMetrics.flatMap(({ metrics }) => metrics),
        ) ?? [],
    close: () => new Promise((closed) => server.close(closed)),
  };
}

describe('what a collector is told', () => {
  const person = registration();
  const secret = 'Zanzibar Lighthouse Keepers';
  let collector: Awaited<ReturnType<typeof startCollector>>;
  const personal: string[] = [secret, person.email, person.username, 'a-private-key'];
  let exitCode: unknown;

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'folio-telemetry-'));
    copyInstallation(dataDir);
    collector = await startCollector();
    const mails = await startMailServer();
    const model = await startFakeModel(() => ({ text: 'Led it.' }));
    const product = await startProduct({
      DATA_DIR: dataDir,
      SMTP_URL: mails.url,
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'fake',
      AI_API_KEY: 'a-private-key',
      AI_BASE_URL: model.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of%20the%20collector',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=tests',
    });
    await product.ready;
    let token = '';
    let cookie = '';
    const call = async (method: string, path: string, body?: object) => {
      const headers = {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(cookie ? { cookie } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      };
      const sent = body ? { body: JSON.stringify(body) } : {};
      const answer = await fetch(product.url + path, { method, headers, ...sent });
      cookie ||= answer.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      return answer.headers.get('content-type')?.includes('json') ? answer.json() : answer.bytes();
    };
    await call('POST', '/api/auth/register', person);
    await mails.waitFor(1);
    const link = /token=([\w-]+)/.exec(readMail(mails.received[0] ?? '').text)?.[1];
    token = (await call('POST', '/api/auth/verify-email', { token: link })).token;
    const content = { workExperience: [{ company: secret, bullets: [`Led ${secret}`] }] };
    const { data } = await call('POST', '/api/resumes', { name: secret, content });
    await call('GET', `/api/resumes/${data.id}/export/pdf?from=${encodeURIComponent(secret)}`);
    await call('POST', aiRoutes.improve.url, { text: `Led the ${secret} for nine years` });
    await call('GET', `/api/resumes/${data.id}0`);
    personal.push(token, data.id, link ?? '');
    product.child.kill('SIGTERM');
    exitCode = await product.ended;
    await model.close();
    await mails.close();
    killDatabase(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  });
  afterAll(() => collector.close());

  const spanOf = (name: string): Span => {
    const found = collector.spans().find((span) => span.name === name);
    if (!found) throw new Error(`${name}: ${collector.spans().map((one) => one.name)}`);
    return found;
  };
  const within = ({ spanId }: Span) =>
    collector
      .spans()
      .filter(({ parentSpanId }) => parentSpanId === spanId)
      .map(({ name }) => name);

  it('is all that happened until the end, which comes in order', () => {
    expect(exitCode).toBe(0);
    expect(collector.received.every(({ key }) => key === 'of the collector')).toBe(true);
    const [{ body } = { body: undefined }] = collector.received;
    const { attributes } = (body.resourceSpans ?? body.resourceMetrics)[0].resource;
    expect(attribute({ attributes }, 'service.name')).toBe('folio');
    expect(attribute({ attributes }, 'deployment.environment.name')).toBe('tests');
  });

  it('has a span for each request by its route, with its status', () => {
    const request = spanOf('POST /api/resumes');
    expect(request.parentSpanId).toBeUndefined();
    expect(request.kind).toBe(2);
    expect(attribute(request, 'http.route')).toBe('/api/resumes');
    expect(attribute(request, 'http.response.status_code')).toBe(201);
  });

  it('includes the steps of database and engine within a request', () => {
    expect(within(spanOf('POST /api/resumes'))).toContain('insert resumes');
    const exported = spanOf('GET /api/resumes/:id/export/:format');
    expect(within(exported)).toContain('document pdf');
    expect(within(spanOf('document pdf'))).toContain('engine pdf');
  });

  it('has questions to a model and mails', () => {
    const chat = spanOf('chat fake');
    expect(attribute(chat, 'gen_ai.provider.name')).toBe('openai-compatible');
    const asking = spanOf(`POST ${aiRoutes.improve.url}`);
    expect(chat.traceId).toBe(asking.traceId);
    const [job] = collector.spans().filter(({ name }) => name.startsWith('job '));
    expect(job && within(job)).toContain('send mail');
  });

  it('has no trace of what looks into the database each second', () => {
    const roots = collector.spans().filter(({ parentSpanId }) => parentSpanId === undefined);
    expect(roots.filter(({ kind }) => kind === 3)).toEqual([]);
    expect(roots.map(({ name }) => name)).not.toContain('telling devices of saves');
  });

  it('has the figures that Prometheus reads', () => {
    const named = (name: string) => collector.metrics().find((one) => one.name === name);
    const made = named('folio_document_seconds')?.histogram?.dataPoints.find(
      (point) => attribute(point, 'kind') === 'pdf',
    );
    expect(made?.count).toBe(1);
    expect(made?.bucketCounts?.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(made?.bucketCounts).toHaveLength((made?.explicitBounds?.length ?? 0) + 1);
    const requests = named('folio_http_requests_total')?.sum?.dataPoints ?? [];
    const lost = requests.find(
      (point) =>
        attribute(point, 'route') === '/api/resumes/:id' && attribute(point, 'status') === '4xx',
    );
    expect(lost?.asDouble ?? lost?.asInt).toBe(1);
    expect(named('process_resident_memory_bytes')?.gauge?.dataPoints).toHaveLength(1);
  });

  it('has no personal data: no text, address, id, query or secret', () => {
    const all = JSON.stringify(collector.received.map(({ body }) => body));
    for (const word of personal) {
      expect(all).not.toContain(word);
      expect(all).not.toContain(encodeURIComponent(word));
    }
    expect(all).not.toContain('127.0.0.1');
  });
});

it.each([
  ['select "id" from "resumes" where "id" = $1', 'select resumes'],
  ['insert into "users" ("email") values ($1)', 'insert users'],
  ['  UPDATE only public.orders set x = 1', 'update public.orders'],
  ['begin', 'begin'],
  ["select * from 'Ada Lovelace'", 'select'],
  ['', 'statement'],
])('a statement is told by verb and table: %s', (text, summary) => {
  expect(summaryOf(text)).toBe(summary);
});
