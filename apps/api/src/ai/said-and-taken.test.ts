import { authRoutes, User } from '@folio/contract/auth';
import type { CreditAction } from '@folio/contract/credit-actions';
import {
  type ActionCosts,
  creditRoutes,
  defaultCreditCosts,
  neededCredits,
} from '@folio/contract/credits';
import { creditCost } from '@folio/contract/entitlements';
import { exportRoutes } from '@folio/contract/exports';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import type { Route } from '@folio/contract/route';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
const works = [...Object.values(examples), 'pdf-export'] as const;

const situation = fc.record({
  work: fc.constantFrom(...works),
  plan: fc.constantFrom<Situation['plan'][]>('free', 'basic', 'premium', 'enterprise'),
  /** Where a plan and what a pack opens stand: over since a moment, or in force. */
  planIsOver: fc.boolean(),
  hasBoughtPack: fc.boolean(),
  packIsOver: fc.boolean(),
  balance: fc.integer({ min: 0, max: 5 }),
});

type Situation = {
  plan: 'free' | 'basic' | 'premium' | 'enterprise';
  planIsOver: boolean;
  hasBoughtPack: boolean;
  packIsOver: boolean;
  balance: number;
};

const moment = (isOver: boolean) => new Date(Date.now() + (isOver ? -1_000 : 3_600_000));

const accountIn = (told: Situation) => ({
  subscription: told.plan,
  planEndsAt: told.plan === 'free' ? null : moment(told.planIsOver),
  hasBoughtPack: told.hasBoughtPack,
  packOpensUntil: told.hasBoughtPack ? moment(told.packIsOver) : null,
  credits: told.balance,
});

/** As the page of prices says it: plans in force include, and nothing else does. */
function priceListOf(inForce: Situation['plan'], action: CreditAction): number {
  const hasAll = inForce === 'premium' || inForce === 'enterprise';
  const isIncluded = hasAll || (inForce === 'basic' && action === 'pdf-export');
  return isIncluded ? 0 : defaultCreditCosts[action];
}

async function ask(account: TestAccount, work: (typeof works)[number]): Promise<number> {
  if (work !== 'pdf-export') {
    const route = work.route as Route & { schema: { body: never } };
    return (await test.call(route, { body: { ...work.good } as never }, account.token)).status;
  }
  const made = await test.call(resumeRoutes.create, { body: {} }, account.token);
  const { id } = (made.body as { data: Resume }).data;
  return (await test.call(exportRoutes.payForPdf, { params: { id } }, account.token)).status;
}

it('what controls say by their plan, balance and time is what the server takes, by the price list', async () => {
  const account = await signUp(test);
  const own = eq(users.id, account.user.id);
  const told = await test.call(creditRoutes.costs);
  const costs = (told.body as { data: ActionCosts }).data;
  expect(costs).toEqual(defaultCreditCosts);
  await fc.assert(
    fc.asyncProperty(situation, async ({ work, plan, balance, ...rest }) => {
      await test.db
        .update(users)
        .set(accountIn({ plan, balance, ...rest }))
        .where(own);
      // The screen knows of the account what the server tells it.
      const me = await test.call(authRoutes.me, undefined, account.token);
      const known = User.parse((me.body as { data: unknown }).data);
      const action: CreditAction = work === 'pdf-export' ? work : work.action;
      const said = creditCost(action, known, costs);
      const isEnough = known.credits >= neededCredits(action, said);
      const status = await ask(account, work);
      expect(status).toBe(isEnough ? 200 : 402);
      const [after] = await test.db.select().from(users).where(own);
      expect(after?.credits).toBe(isEnough ? balance - said : balance);
      expect(said).toBe(priceListOf(rest.planIsOver ? 'free' : plan, action));
    }),
    { numRuns: 80 },
  );
}, 300_000);
