import { authRoutes, User } from '@folio/contract/auth';
import { creditActions } from '@folio/contract/credit-actions';
import { entitlementsOf } from '@folio/contract/entitlements';
import { packOpensDays, planDays } from '@folio/contract/prices';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { dataOf, startTestApp, type TestApp } from '../testing/test-app.ts';
import { setEnterpriseUntil } from './entitlements.repository.ts';
import { makeOrder, pricePaise } from './testing/paid-order.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ configuration: { creditsAtSignup: 0 } });
});
afterAll(() => test.close());

const dayMs = 86_400_000;
type Plan = 'basic' | 'premium';
type Step =
  | { kind: 'plan'; plan: Plan }
  | { kind: 'pack'; isLarge: boolean }
  | { kind: 'refund'; purchase: number }
  | { kind: 'agree'; days: number }
  | { kind: 'pass'; days: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('plan'),
      plan: fc.constantFrom<Plan[]>('basic', 'premium'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pack'), isLarge: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('refund'), purchase: fc.nat(5) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('agree'), days: fc.constantFrom(-1, 30, 500) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pass'),
      days: fc.constantFrom(1, 100, 364, 365, 800),
    }),
  },
);

/** The offer in days: what was bought, and what holds of it at a moment. */
class Offer {
  now = 0;
  agreedUntil = -1;
  readonly purchases: { item: Plan | 'small' | 'large'; from: number; isBack: boolean }[] = [];

  /** A year of a plan follows what there is of it. */
  buy(item: Plan | 'small' | 'large'): void {
    const last = Math.max(...this.#yearsOf(item).map(({ from }) => from + planDays), this.now);
    const from = item === 'small' || item === 'large' ? this.now : last;
    this.purchases.push({ item, from, isBack: false });
  }

  /** What was to follow begins as early as it can. */
  refund(purchase: number): void {
    const bought = this.purchases[purchase];
    if (!bought || bought.isBack) return;
    bought.isBack = true;
    if (bought.item === 'small' || bought.item === 'large') return;
    const years = this.#yearsOf(bought.item);
    const begun = years.filter(({ from }) => from <= this.now);
    let next = Math.max(this.now, ...begun.map(({ from }) => from + planDays));
    for (const year of years
      .filter(({ from }) => from > this.now)
      .sort((a, b) => a.from - b.from)) {
      year.from = next;
      next += planDays;
    }
  }

  #yearsOf(item: string) {
    return this.purchases.filter((one) => one.item === item && !one.isBack);
  }

  /** @returns the plan in force, and how many days are left of it. */
  plan(): { plan: User['subscription']; days: number | undefined } {
    if (this.agreedUntil > this.now)
      return { plan: 'enterprise', days: this.agreedUntil - this.now };
    for (const plan of ['premium', 'basic'] as const) {
      const years = this.#yearsOf(plan);
      if (!years.some(({ from }) => from <= this.now && this.now < from + planDays)) continue;
      return { plan, days: Math.max(...years.map(({ from }) => from + planDays)) - this.now };
    }
    return { plan: 'free', days: undefined };
  }

  /** How many days a large pack still opens templates. */
  packDays(): number | undefined {
    const days = this.#yearsOf('large').map(({ from }) => from + packOpensDays - this.now);
    const left = Math.max(0, ...days);
    return left > 0 ? Math.round(left) : undefined;
  }

  isBranded(): boolean {
    const hasPack = [...this.#yearsOf('small'), ...this.#yearsOf('large')].length > 0;
    return this.plan().plan === 'free' && !hasPack;
  }
}

/** So many days go by: everything of the account lies further back. */
async function pass(userId: string, days: number): Promise<void> {
  const earlier = sql`make_interval(days => ${days})`;
  await test.db.execute(sql`update plan_periods set starts_at = starts_at - ${earlier},
    ends_at = ends_at - ${earlier} where user_id = ${userId}`);
  await test.db.execute(sql`update payment_orders set paid_at = paid_at - ${earlier}
    where user_id = ${userId}`);
  await test.db.execute(sql`update users set plan_ends_at = plan_ends_at - ${earlier},
    pack_opens_until = pack_opens_until - ${earlier},
    enterprise_until = enterprise_until - ${earlier} where id = ${userId}`);
}

const daysUntil = (moment: string | null | undefined): number | undefined =>
  moment ? Math.round((Date.parse(moment) - Date.now()) / dayMs) : undefined;

const mayTake = async (
  { token }: TestAccount,
  resumeId: string,
  templateId: 'creative' | 'swiss',
) => {
  const body = { templateId };
  const { status } = await test.call(
    resumeRoutes.update,
    { params: { id: resumeId }, body },
    token,
  );
  const back = { params: { id: resumeId }, body: { templateId: 'modern' as const } };
  await test.call(resumeRoutes.update, back, token);
  return status === 200;
};

/** Until then to the time of day, as the other days are counted. */
async function agree(email: string, days: number): Promise<void> {
  await test.db.transaction((tx) =>
    setEnterpriseUntil(tx, { emails: [email], day: dayAfter(days), zone: 'UTC' }),
  );
  const until = sql`now() + make_interval(days => ${days})`;
  await test.db.execute(sql`update users set enterprise_until = ${until},
    plan_ends_at = case when subscription = 'enterprise' then ${until} else plan_ends_at end
    where email = ${email}`);
}

/** The last day of what is over at the end of the day before. */
const dayAfter = (days: number) =>
  new Date(Date.now() + (days - 1) * dayMs).toISOString().slice(0, 10);

/** A buyer, and what the offer says of what they did. */
async function openAccount() {
  const account = await signUp(test);
  const { id: userId, email } = account.user;
  const made = await test.call(
    resumeRoutes.create,
    { body: { templateId: 'modern' } },
    account.token,
  );
  const { id: resumeId } = dataOf<Resume>(made);
  const offer = new Offer();
  const orders: Awaited<ReturnType<typeof makeOrder>>[] = [];
  const buy = async (values: Parameters<typeof makeOrder>[1]) => {
    const order = await makeOrder(test.db, { userId, ...values });
    await order.sendEvent();
    orders.push(order);
  };

  const take: { [Kind in Step['kind']]: (step: Extract<Step, { kind: Kind }>) => Promise<void> } = {
    plan: async ({ plan }) => {
      offer.buy(plan);
      await buy({ kind: 'plan', item: plan, credits: 0 });
    },
    pack: async ({ isLarge }) => {
      offer.buy(isLarge ? 'large' : 'small');
      await buy({ item: isLarge ? 'premium' : 'basic' });
    },
    refund: async ({ purchase }) => {
      offer.refund(purchase);
      await orders[purchase]?.sendEvent({ refundedPaise: pricePaise });
    },
    agree: async ({ days }) => {
      offer.agreedUntil = offer.now + days;
      await agree(email, days);
    },
    pass: async ({ days }) => {
      offer.now += days;
      await pass(userId, days);
    },
  };

  return {
    offer,
    take: async (step: Step) => {
      // Nothing happens at the same moment.
      offer.now += 1e-6;
      await take[step.kind](step as never);
    },
    me: async () => User.parse(dataOf(await test.call(authRoutes.me, undefined, account.token))),
    mayTake: (templateId: 'creative' | 'swiss') => mayTake(account, resumeId, templateId),
  };
}

const includedActions = {
  free: 0,
  basic: 1,
  premium: creditActions.length,
  enterprise: creditActions.length,
};

it('what was bought, refunded and agreed holds as long as the offer says, in any order and at any time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 9 }), async (steps) => {
      const { offer, take, me, mayTake } = await openAccount();
      for (const one of steps) {
        await take(one);
        const { plan, days } = offer.plan();
        const known = await me();
        expect(known.subscription).toBe(plan);
        expect(daysUntil(known.planEndsAt)).toBe(days && Math.round(days));
        expect(daysUntil(known.packOpensUntil)).toBe(offer.packDays());
        const { included, isBranded } = entitlementsOf(known);
        expect(isBranded).toBe(offer.isBranded());
        expect(included.size).toBe(includedActions[plan]);
        const isOpened = plan !== 'free' || offer.packDays() !== undefined;
        expect(await mayTake('creative')).toBe(isOpened);
        expect(await mayTake('swiss')).toBe(plan === 'premium' || plan === 'enterprise');
      }
    }),
    { numRuns: 40 },
  );
}, 300_000);
