import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deletePastAudit } from './admin/audit.repository.ts';
import { deletePastReports } from './admin/pages.repository.ts';
import { purgeExpired } from './auth/purge-expired.ts';
import { deletePastReservations } from './credits/ledger.repository.ts';
import { releaseExpiredReservations } from './credits/release.service.ts';
import { deletePastErrorReports } from './error-reports/error-reports.repository.ts';
import { claimDueOrders } from './payments/due-orders.repository.ts';
import { endOutlivedPlans } from './payments/entitlements.repository.ts';
import { deletePastEvents } from './payments/orders.repository.ts';
import { claimEndingPlans } from './payments/plan-reminders.repository.ts';
import { claimDueReceipts } from './payments/receipt-mails.repository.ts';
import type { Db } from './platform/database.ts';
import { deletePastSaves } from './resumes/resume-log.repository.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { purgeTrash } from './trash/trash.service.ts';

type Statement = { text: string; values: unknown[] };

let database: TestDatabase;
let watched: Db;
const statements: Statement[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  const logQuery = (text: string, values: unknown[]) => void statements.push({ text, values });
  watched = drizzle(database.pool, { logger: { logQuery } });
  for (const fill of fills) await database.db.execute(fill);
  await database.db.execute(sql`analyze`);
});
afterAll(() => database.close());

/** As many rows as make an index worth while, nearly all of them of no concern to the work. */
const rows = 20_000;
const numbers = sql.raw(`generate_series(1, ${rows}) n`);
const anId = sql.raw(`lpad(to_hex(n), 32, '0')::uuid`);
const fills = [
  sql`insert into users (id, email, username, password_hash, first_name, last_name, credits,
      email_verified_at, email_key, plan_ends_at, subscription)
    select ${anId}, 'u' || n || '@gmail.com', 'u' || n, '-', 'A', 'B', 0,
      now(), 'u' || n || '@gmail.com',
      case when n % 100 = 0 then now() + interval '200 days' end,
      case when n % 100 = 0 then 'premium' else 'free' end from ${numbers}`,
  sql`insert into sessions (token_hash, user_id, expires_at)
    select n::text, ${anId}, now() + interval '20 days' from ${numbers}`,
  sql`insert into email_tokens (token_hash, user_id, purpose, expires_at)
    select n::text, ${anId}, 'verify', now() + interval '1 hour' from ${numbers}`,
  sql`insert into rate_limits (key, hits, resets_at)
    select n::text, 1, now() + interval '1 hour' from ${numbers}`,
  sql`insert into known_devices (token_hash, user_id, expires_at)
    select n::text, ${anId}, now() + interval '1 hour' from ${numbers}`,
  sql`insert into account_log (id, user_id, kind, device, network)
    select ${anId}, ${anId}, 'signed-up', '', '' from ${numbers}`,
  sql`insert into inbox_messages (id, kind, name, email, details, message)
    select ${anId}, 'message', 'A', 'a@gmail.com', '{}', 'x' from ${numbers}`,
  sql`insert into error_reports (fingerprint, kind, message, place, trail, version, session_id,
      session_seconds, user_agent)
    select n::text, 'x', 'x', 'x', '[]', '1', 'x', 1, 'x' from ${numbers}`,
  sql`insert into payment_events (id, type) select n::text, 'x' from ${numbers}`,
  sql`insert into payment_orders (id, user_id, kind, item, credits, amount_paise, idempotency_key,
      state, paid_at, receipt_mailed_at)
    select ${anId}, ${anId}, 'plan', 'premium', 0, 100, n::text, 'paid', now(), now() from ${numbers}`,
  sql`insert into plan_periods (order_id, user_id, plan, starts_at, ends_at, reminded_at)
    select ${anId}, ${anId}, 'premium', now(), now() + interval '200 days',
      case when n % 2 = 0 then now() end from ${numbers}`,
  sql`insert into credit_reservations (id, user_id, action, amount, state, idempotency_key, created_at)
    select ${anId}, ${anId}, 'improve', 1, 'kept', n::text, now() - interval '1 hour' from ${numbers}`,
  sql`insert into resumes (id, user_id, trashed_by, trashed_at, name, template_id, content, section_order)
    select ${anId}, case when n % 50 > 0 then ${anId} end, case when n % 50 = 0 then ${anId} end,
      case when n % 50 = 0 then now() end, 'x', 'modern', '{}', '[]' from ${numbers}`,
  sql`insert into resume_operations (resume_id, version, operations)
    select ${anId}, 2, '[]' from ${numbers}`,
  sql`insert into trashed_letters (id, user_id, resume_id, letter)
    select ${anId}, ${anId}, ${anId}, '{}' from ${numbers}`,
  sql`insert into letters (id, user_id, name, job_description, role, company, hiring_manager, address,
      subject, letter_date, letter_text, trashed_at)
    select ${anId}, ${anId}, 'x', '', '', '', '', '', '', '', 'x',
      case when n % 50 = 0 then now() end from ${numbers}`,
  sql`insert into questions (id, user_id, question, answer, trashed_at)
    select ${anId}, ${anId}, 'x', 'x', case when n % 50 = 0 then now() end from ${numbers}`,
  sql`insert into applications (id, user_id, role, company, place, pay, source, link, job_description,
      notes, status, status_day, next_step, contacts, events, trashed_at)
    select ${anId}, ${anId}, 'x', 'x', '', '', '', '', 'x', '', 'saved', now(), '', '[]', '[]',
      case when n % 50 = 0 then now() end from ${numbers}`,
  sql`insert into operator_audit (id, request_id, action) select ${anId}, '', 'x.y' from ${numbers}`,
  sql`insert into page_reports (id, page_kind, page_id, user_id, reason)
    select ${anId}, 'profile', ${anId}, ${anId}, 'other' from ${numbers}`,
];
const filled = [
  'users',
  'sessions',
  'email_tokens',
  'rate_limits',
  'known_devices',
  'account_log',
  'inbox_messages',
  'error_reports',
  'payment_events',
  'payment_orders',
  'plan_periods',
  'credit_reservations',
  'resumes',
  'trashed_letters',
  'letters',
  'questions',
  'resume_operations',
  'applications',
  'operator_audit',
  'page_reports',
];

const day = 86_400;
const works: Array<[name: string, work: () => Promise<unknown>]> = [
  ['ending plans', () => endOutlivedPlans(watched)],
  ['forgetting events of payments', () => deletePastEvents(watched, 30 * day)],
  ['telling of plans that end', () => watched.transaction((tx) => claimEndingPlans(tx, 14, 20))],
  ['mailing receipts', () => watched.transaction((tx) => claimDueReceipts(tx, 20))],
  ['asking about unpaid orders', () => claimDueOrders(watched, 20, 60)],
  ['giving credits back', () => releaseExpiredReservations(watched, 180)],
  [
    'forgetting paid work',
    () => deletePastReservations(watched, { afterSeconds: day, deliveredAfterSeconds: 7 * day }),
  ],
  ['clearing away', () => purgeExpired(watched)],
  ['emptying trashes', () => purgeTrash(watched)],
  ['forgetting past saves', () => deletePastSaves(watched)],
  ['forgetting error reports', () => deletePastErrorReports(watched, 10_000)],
  ['forgetting what operators did long ago', () => deletePastAudit(watched)],
  ['forgetting reports of pages', () => deletePastReports(watched)],
];

it.each(works)(
  '%s, which every node does again and again, reads no whole table',
  async (_, work) => {
    statements.length = 0;
    await work();
    const queries = statements.filter(({ text }) => /\b(select|update|delete)\b/i.test(text));
    expect(queries.length).toBeGreaterThan(0);
    for (const { text, values } of queries) {
      const plan = await database.pool.query(`explain ${text}`, values);
      const lines = plan.rows.map((row) => String(row['QUERY PLAN']));
      const scanned = filled.filter((table) =>
        lines.some((line) => new RegExp(`Seq Scan on "?${table}\\b`).test(line)),
      );
      expect(scanned, `${text}\n${lines.join('\n')}`).toEqual([]);
    }
  },
);
