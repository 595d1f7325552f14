import { authRoutes, User } from '@folio/contract/auth';
import type { CreditAction } from '@folio/contract/credit-actions';
import {
  type ActionCosts,
  creditRoutes,
  defaultCreditCosts,
  freeAgainDays,
  type PaidPdf,
} from '@folio/contract/credits';
import { exportRoutes } from '@folio/contract/exports';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import type { Route } from '@folio/contract/route';
import { takenCredits } from '@folio/contract/taken-credits';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { creditReservations } from '../platform/credits-schema.ts';
import { users } from '../platform/schema.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { examples } from './testing/examples.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ configuration: { creditsAtSignup: 0 } });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

/** Everything that takes credits: each endpoint of the AI, and the PDF. */
const works = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...Object.values(examples)) },
  { weight: 1, arbitrary: fc.constant('pdf-export' as const) },
);
type Work = (typeof examples)[string] | 'pdf-export';

const situation = fc.record({
  work: works,
  plan: fc.constantFrom<Situation['plan'][]>('free', 'basic', 'premium', 'enterprise'),
  /** Where a plan and what a pack opens stand: over since a moment, or in force. */
  planIsOver: fc.boolean(),
  hasBoughtPack: fc.boolean(),
  packIsOver: fc.boolean(),
  balance: fc.integer({ min: 0, max: 5 }),
  /** So many days ago the resume’s PDF was paid. */
  paidDaysAgo: fc.option(fc.constantFrom(0, freeAgainDays - 1, freeAgainDays + 1), {
    nil: undefined,
  }),
});

type Situation = {
  plan: 'free' | 'basic' | 'premium' | 'enterprise';
  planIsOver: boolean;
  hasBoughtPack: boolean;
  packIsOver: boolean;
  balance: number;
  paidDaysAgo: number | undefined;
};

const moment = (isOver: boolean) => new Date(Date.now() + (isOver ? -1_000 : 3_600_000));

const accountIn = (situation: Situation) => ({
  subscription: situation.plan,
  planEndsAt: situation.plan === 'free' ? null : moment(situation.planIsOver),
  hasBoughtPack: situation.hasBoughtPack,
  packOpensUntil: situation.hasBoughtPack ? moment(situation.packIsOver) : null,
  credits: situation.balance,
});

/** As the offer says it: plans in force include, what was paid is free for thirty days, nothing else is. */
function offered(situation: Situation, action: CreditAction): number {
  const inForce = situation.planIsOver ? 'free' : situation.plan;
  const hasAll = inForce === 'premium' || inForce === 'enterprise';
  if (hasAll || (inForce === 'basic' && action === 'pdf-export')) return 0;
  const isPaid = action === 'pdf-export' && (situation.paidDaysAgo ?? 31) < 30;
  return isPaid ? 0 : defaultCreditCosts[action];
}

async function newResume(account: TestAccount): Promise<string> {
  const made = await test.call(resumeRoutes.create, { body: {} }, account.token);
  return (made.body as { data: Resume }).data.id;
}

/** As by somebody without a plan, who had a credit left for it. */
async function payForPdf(account: TestAccount, id: string, daysAgo: number): Promise<void> {
  const own = eq(users.id, account.user.id);
  await test.db.update(users).set({ subscription: 'free', credits: 1 }).where(own);
  const paid = await test.call(exportRoutes.payForPdf, { params: { id } }, account.token);
  expect(paid.status).toBe(200);
  await test.db
    .update(creditReservations)
    .set({ createdAt: sql`now() - make_interval(days => ${daysAgo})` })
    .where(eq(creditReservations.idempotencyKey, `pdf-export:${id}`));
}

async function ask(account: TestAccount, work: Work, id: string): Promise<number> {
  if (work === 'pdf-export')
    return (await test.call(exportRoutes.payForPdf, { params: { id } }, account.token)).status;
  const route = work.route as Route & { schema: { body: never } };
  return (await test.call(route, { body: { ...work.good } as never }, account.token)).status;
}

it('what controls say by their plan, balance and time is what the server takes, by the price list', async () => {
  const account = await signUp(test);
  const own = eq(users.id, account.user.id);
  const costsAnswer = await test.call(creditRoutes.costs);
  const costs = (costsAnswer.body as { data: ActionCosts }).data;
  expect(costs).toEqual(defaultCreditCosts);
  await fc.assert(
    fc.asyncProperty(situation, async (drawn) => {
      const { work, balance, paidDaysAgo } = drawn;
      const action: CreditAction = work === 'pdf-export' ? work : work.action;
      // What was asked for before costs nothing again: each turn is the first time.
      await test.db
        .delete(creditReservations)
        .where(eq(creditReservations.userId, account.user.id));
      const id = await newResume(account);
      if (paidDaysAgo !== undefined) await payForPdf(account, id, paidDaysAgo);
      await test.db.update(users).set(accountIn(drawn)).where(own);
      // The screen knows what the server tells it of the account, and of what it has paid.
      const me = await test.call(authRoutes.me, undefined, account.token);
      const known = User.parse((me.body as { data: unknown }).data);
      const pdfs = await test.call(creditRoutes.paidPdfs, undefined, account.token);
      const paid = (pdfs.body as { data: PaidPdf[] }).data.find(({ resumeId }) => resumeId === id);
      const freeUntil = action === 'pdf-export' ? paid?.freeUntil : undefined;
      const announced = takenCredits(action, known, costs, freeUntil);
      expect(announced.credits).toBe(offered(drawn, action));
      const status = await ask(account, work, id);
      expect(status).toBe(announced.isEnough ? 200 : 402);
      const [after] = await test.db.select().from(users).where(own);
      expect(after?.credits).toBe(announced.isEnough ? balance - offered(drawn, action) : balance);
    }),
    { numRuns: 80 },
  );
}, 300_000);
