import { readFileSync } from 'node:fs';
import { authRoutes } from '@folio/contract/auth';
import { paymentRoutes } from '@folio/contract/payments';
import { resumeRoutes } from '@folio/contract/resumes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaidProduct, startPaidProduct } from '../payments/testing/provider-fixture.ts';
import { pack } from '../payments/testing/shop.ts';
import { connectDatabase } from '../platform/database.ts';
import { users } from '../platform/schema.ts';
import { signUp } from '../testing/accounts.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { collectMetrics } from './collect-metrics.ts';
import { type MetricsServer, openMetrics } from './open-metrics.ts';

type Dashboard = { panels: { targets: { expr: string }[] }[] };

const address = { host: '127.0.0.1', port: 0 };
const read = async ({ url }: MetricsServer) => (await fetch(url)).text();

/** The value of one line, such as `name{label="value"}`. */
const numberAt = (text: string, line: string): number | undefined => {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
};

describe('what there is to measure', () => {
  let test: PaidProduct;
  let metrics: MetricsServer;
  beforeAll(async () => {
    test = await startPaidProduct();
    metrics = await openMetrics(collectMetrics(test), address);
  });
  afterAll(async () => {
    await metrics.close();
    await test.close();
  });

  it('is answered for Prometheus, at one address alone', async () => {
    const answer = await fetch(metrics.url);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const text = await answer.text();
    expect(numberAt(text, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    expect(numberAt(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(numberAt(text, 'folio_database_connections')).toBeGreaterThan(0);
    const other = new URL('/', metrics.url);
    expect((await fetch(other)).status).toBe(404);
    expect((await fetch(metrics.url, { method: 'POST' })).status).toBe(405);
  });

  it('is not on the public port, not even for a browser', async () => {
    for (const accept of ['*/*', 'text/html', 'text/plain'])
      expect((await fetch(`${test.url}/metrics`, { headers: { accept } })).status).toBe(404);
  });

  it('has requests by route and class, documents, work that costs credits, and open orders', async () => {
    const account = await signUp(test);
    const made = await test.call(resumeRoutes.create, { body: {} }, account.token);
    const { id } = (made.body as { data: { id: string } }).data;
    const headers = { authorization: `Bearer ${account.token}` };
    await test.app.inject({ url: `/api/resumes/${id}/export/pdf`, headers });
    await test.call(authRoutes.me);
    await test.call(paymentRoutes.createOrder, { body: pack }, account.token);
    const text = await read(metrics);
    const requests = 'folio_http_requests_total';
    const exported = '/api/resumes/:id/export/:format';
    expect(numberAt(text, `${requests}{method="GET",route="${exported}",status="2xx"}`)).toBe(1);
    expect(numberAt(text, `${requests}{method="GET",route="/api/auth/me",status="4xx"}`)).toBe(1);
    expect(numberAt(text, 'folio_document_seconds_count{kind="pdf",outcome="made"}')).toBe(1);
    const work = 'folio_paid_work_seconds_count{action="pdf-export",outcome="paid"}';
    expect(numberAt(text, work)).toBe(1);
    for (const personal of [id, account.user.id, account.user.email, account.token])
      expect(text).not.toContain(personal);
  });

  it('has every figure that the dashboard for Grafana shows', async () => {
    const file = new URL('../../../../deploy/grafana/folio.json', import.meta.url);
    const { panels } = JSON.parse(readFileSync(file, 'utf8')) as Dashboard;
    const asked = panels
      .flatMap(({ targets }) => targets)
      .flatMap(({ expr }) => expr.match(/\b(?:folio|process|nodejs)_\w+/g) ?? [])
      .map((name) => name.replace(/_(?:bucket|count)$/, ''));
    const text = await read(metrics);
    const known = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name ?? '');
    // Where the database is one's own, or nothing waits, there is no line of these.
    const elsewhere = ['folio_embedded_database_up', 'folio_embedded_database_restarts'];
    expect(known.length).toBeGreaterThan(20);
    expect(asked.filter((name) => !known.includes(name))).toEqual(elsewhere);
  });

  it('leaves out what cannot be read, and says so', async () => {
    // Nothing has made the tables of jobs here.
    const text = await read(metrics);
    expect(numberAt(text, 'folio_figure_up{figure="folio_jobs_waiting"}')).toBe(0);
    expect(text).not.toMatch(/^folio_jobs_waiting/m);
    expect(numberAt(text, 'folio_figure_up{figure="folio_ledger_drifted_accounts"}')).toBe(1);
  });
});

describe('the drift of the ledger', () => {
  it('is the number of balances that are not their sum, found within a minute', async () => {
    const database = await createTestDatabase();
    const { db } = database;
    const line = 'folio_ledger_drifted_accounts';
    const askAnew = async () => {
      const metrics = await openMetrics(collectMetrics(database), address);
      const first = numberAt(await read(metrics), line);
      expect(numberAt(await read(metrics), line)).toBe(first);
      await metrics.close();
      return first;
    };
    expect(await askAnew()).toBe(0);
    await db.execute(sql`insert into ${users}
      (id, email, username, password_hash, first_name, last_name, credits)
      values (gen_random_uuid(), 'a@gmail.com', 'a', '-', 'A', 'B', 7)`);
    expect(await askAnew()).toBe(1);
    await database.close();
  });

  it('is unknown, and everything else is there, without a database', async () => {
    const gone = connectDatabase({ host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' });
    const metrics = await openMetrics(collectMetrics(gone), address);
    const text = await read(metrics);
    expect(numberAt(text, 'folio_ledger_drifted_accounts')).toBeUndefined();
    for (const figure of ['folio_orders_open', 'folio_orders_disputed'])
      expect(numberAt(text, `folio_figure_up{figure="${figure}"}`)).toBe(0);
    expect(numberAt(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    await metrics.close();
    await gone.close();
    await expect(fetch(metrics.url)).rejects.toThrow();
  });
});
