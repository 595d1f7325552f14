import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaidProduct, startPaidProduct } from '../payments/testing/provider-fixture.ts';
import { signUp } from '../testing/accounts.ts';
import { startTestApp } from '../testing/test-app.ts';
import { type BusyAccount, makeBusyAccount } from './testing/busy-account.ts';

let test: PaidProduct;
let busy: BusyAccount;
let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'folio-'));
  test = await startPaidProduct({ configuration: { dataDir } });
  busy = await makeBusyAccount(test);
});
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true });
});

const download = (token: string, from: Pick<PaidProduct, 'app'> = test) =>
  from.app.inject({ url: '/api/users/data', headers: { authorization: `Bearer ${token}` } });

/** Where each table that belongs to people is in the file. */
const placeOf: Record<string, string> = {
  users: 'account',
  cover_letters: 'coverLetters',
  credit_entries: 'creditEntries',
  photos: 'photos',
  credit_reservations: 'paidWork',
  payment_orders: 'orders',
  plan_periods: 'plans',
  /** How the resumes came to what they are. */
  resume_operations: 'resumes',
  profiles: 'profile',
  resumes: 'resumes',
  sessions: 'sessions',
  known_devices: 'knownDevices',
  account_log: 'accountLog',
  api_keys: 'apiKeys',
  api_key_usage: 'apiKeyUsage',
  /** How a connected app comes to its tokens: where to, and secrets, which stay here. */
  oauth_grants: 'connectedApps',
  oauth_access_tokens: 'connectedApps',
  second_factors: 'secondFactor',
  passkeys: 'passkeys',
  oidc_accounts: 'linkedAccounts',
  /** Who is at a provider now, for minutes. */
  oidc_attempts: 'account',
  /** What a passkey is to sign, for minutes. */
  passkey_challenges: 'account',
  applications: 'applications',
  sent_documents: 'sentDocuments',
  calendar_feeds: 'calendarFeeds',
  step_reminders: 'stepReminders',
  resume_links: 'resumeLinks',
  resume_reviewers: 'reviewers',
  suggestions: 'suggestions',
  text_proposals: 'proposals',
  application_proposals: 'applicationProposals',
  application_changes: 'applicationChanges',
  history_moments: 'history',
  trashed_letters: 'trashedLetters',
  letters: 'letters',
  questions: 'questions',
  letter_moments: 'letterHistory',
  /** With each moment that shows it. */
  history_documents: 'history',
  template_views: 'templateViews',
  tailored_versions: 'tailoredVersions',
  language_pairs: 'languages',
  /** What was paid in all is with each order. */
  payments: 'orders',
  surplus_payments: 'surplusPayments',
  held_take_backs: 'heldTakeBacks',
  order_keys: 'orderKeys',
  payment_disputes: 'orders',
  money_backs: 'orders',
  /** An address that waits to be proven is in the profile. */
  email_tokens: 'profile',
  /** A secret, which stays here. */
  device_keys: 'account',
  /** When the account was made an operator's. */
  operators: 'operator',
  hidden_pages: 'hiddenPages',
  /** What others said of one's pages, who are to speak freely. */
  page_reports: 'account',
};

describe('the file of a person’s data', () => {
  it('is one JSON document to keep', async () => {
    const answer = await download(busy.account.token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(answer.headers['content-disposition']).toContain('filename="folio-data.json"');
    expect(answer.json()).toMatchObject({
      account: { id: busy.account.user.id, email: busy.account.user.email, firstName: 'Zephyrine' },
      profile: { bio: 'I am Zephyrine', pendingEmail: busy.newEmail },
      coverLetters: [{ subject: 'Zephyrine applies' }],
      letters: [{ name: 'Zephyrine at sea' }, { name: 'Zephyrine on land' }],
      applications: [{ role: 'Zephyrine at sea' }, { role: 'Zephyrine on land' }],
      sentDocuments: [
        { kind: 'resume' },
        { kind: 'letter' },
        { kind: 'resume' },
        { kind: 'letter' },
      ],
      paidWork: [
        { action: 'pdf-export' },
        { action: 'improve', answer: { result: expect.anything() } },
      ],
      orders: [{ state: 'paid' }, { state: 'paid' }, { state: 'created' }],
      plans: [{ plan: 'premium' }],
      surplusPayments: [],
      heldTakeBacks: [],
      orderKeys: [],
      templateViews: [{ templateId: 'modern', days: 1 }],
    });
  });

  it('is indented, so that people can read it', async () => {
    const { body } = await download(busy.account.token);
    expect(body).toBe(`${JSON.stringify(JSON.parse(body), null, 2)}\n`);
  });

  it('[own-data-1] has everything from every table that belongs to people', async () => {
    const { rows } = await test.db.execute<{ name: string; is_owned: boolean }>(sql`
      with recursive owned(id) as (
        select 'users'::regclass::oid union
        select conrelid from pg_constraint join owned on confrelid = owned.id where contype = 'f'
      )
      select id::regclass::text as name, exists (
        select 1 from pg_attribute where attrelid = id and attname = 'user_id'
      ) as is_owned from owned order by 1`);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(placeOf).toSorted());
    const data = (await download(busy.account.token)).json();
    for (const { name, is_owned } of rows) {
      const part = data[placeOf[name] ?? ''];
      if (!is_owned || !Array.isArray(part)) continue;
      const stored = await test.db.execute(
        sql`select 1 from ${sql.identifier(name)} where user_id = ${busy.account.user.id}`,
      );
      expect([name, part.length]).toEqual([name, stored.rows.length]);
    }
    expect(data.trashedResumes).toMatchObject([{ name: 'Deleted by Zephyrine' }]);
    const shown = { document: expect.objectContaining({ name: 'Resume 0 of Zephyrine' }) };
    expect(data.history).toHaveLength(5);
    expect(data.history).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'application', ...shown }),
        expect.objectContaining({ kind: 'sent', detail: 'Zephyrine at sea', ...shown }),
        expect.objectContaining({ kind: 'sent', detail: 'Zephyrine on land', ...shown }),
        // The letter that went along has its own.
        expect.objectContaining({ subject: 'letter', kind: 'sent', detail: 'Zephyrine at sea' }),
        expect.objectContaining({ subject: 'letter', kind: 'sent', detail: 'Zephyrine on land' }),
      ]),
    );
    expect(data.tailoredVersions).toMatchObject([{ originalId: busy.resumes[0]?.id }]);
    const [pair] = data.languages;
    expect([pair.resumeId, pair.siblingId]).toContain(busy.resumes[0]?.id);
    expect(data.resumes.map(({ id }: { id: string }) => id)).toEqual(
      busy.resumes.map(({ id }) => id),
    );
  });

  it('has the pictures themselves', async () => {
    const { profile, photos } = (await download(busy.account.token)).json();
    for (const { jpeg } of [profile, photos[0]])
      expect([...Buffer.from(jpeg, 'base64').subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });

  it('has no secrets, and no data of other accounts', async () => {
    const bob = await signUp(test);
    const theirs = await download(busy.account.token);
    for (const secret of ['argon2', 'passwordHash', 'tokenHash', busy.account.token])
      expect(theirs.body).not.toContain(secret);
    expect(theirs.body).not.toContain(bob.user.id);
    const answer = await download(bob.token);
    expect(answer.body).not.toContain('Zephyrine');
    expect(answer.json()).toMatchObject({ resumes: [], photos: [], orders: [], plans: [] });
  });

  it('asks for a session', async () => {
    expect((await test.app.inject('/api/users/data')).statusCode).toBe(401);
  });

  it('is sent ten times an hour', async () => {
    const limited = await startTestApp({ configuration: { rateLimits: true } });
    const { token } = await signUp(limited);
    const statuses = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await download(token, limited)).statusCode);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    await limited.close();
  });
});
