import type { CreateOrder, Quote } from '@folio/contract/payments';
import {
  annualPlans,
  creditPacks,
  discounted,
  itemOf,
  type PackId,
  type Purchase,
} from '@folio/contract/prices';
import { AppError } from '../platform/app-error.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Queryable } from '../platform/database.ts';
import { readTime } from './offers.repository.ts';
import { type Buyer, offerFor } from './offers.service.ts';
import type { PaymentsContext } from './payments-context.ts';

type Named = Pick<CreateOrder, 'kind' | 'plan' | 'amount'>;

/** The purchase, identified by its plan or by its price in rupees. */
export function purchaseOf({ kind, plan, amount }: Named): Purchase {
  const purchase = plan ? byPlan(kind, plan) : byPrice(amount ?? 0, kind);
  if (!purchase)
    throw refused(plan ? 'plan' : 'amount', 'We don’t sell anything under this name or price');
  return purchase;
}

function byPlan(kind: CreateOrder['kind'] = 'credits', plan: PackId): Purchase | undefined {
  if (kind === 'credits') return { kind, plan };
  return plan === 'pro' ? undefined : { kind, plan };
}

function byPrice(rupees: number, kind: CreateOrder['kind']): Purchase | undefined {
  const isThePrice = ({ amountPaise }: { amountPaise: number | null }) =>
    amountPaise === rupees * 100;
  const pack = kind === 'plan' ? undefined : creditPacks.find(isThePrice);
  if (pack) return { kind: 'credits', plan: pack.id };
  const plan = kind === 'credits' ? undefined : annualPlans.find(isThePrice);
  return plan && plan.id !== 'enterprise' ? { kind: 'plan', plan: plan.id } : undefined;
}

/**
 * The price from the server's own table, with the best available discount: a promo code or an
 * offer, never both.
 */
export async function quote(
  { db, configuration }: Pricing,
  purchase: Purchase,
  { promoCode, buyer = null }: { promoCode?: string | undefined; buyer?: Buyer } = {},
): Promise<Quote> {
  const { amountPaise } = itemOf(purchase);
  const now = promoCode ? await readTime(db) : undefined;
  const byCode = percentOfCode(configuration, purchase, promoCode, now);
  const offer = await offerFor(db, configuration, buyer, purchase);
  if (offer && offer.percentOff > byCode) {
    const { offer: reason, endsAt, ...rest } = offer;
    const discountedPaise = discounted(amountPaise, offer.percentOff);
    const end = endsAt ? { endsAt: endsAt.toISOString() } : {};
    return { amountPaise, discountedPaise, ...rest, reason, ...end };
  }
  const discountedPaise = discounted(amountPaise, byCode);
  const reason = byCode > 0 ? ({ reason: 'promo-code' } as const) : {};
  return { amountPaise, discountedPaise, percentOff: byCode, ...reason };
}

type Pricing = { db: Queryable; configuration: PaymentsContext['configuration'] };

/**
 * The discount of a code in percent; 0 without one. A code that doesn't apply to this purchase is
 * refused.
 */
export function percentOfCode(
  { promoCodes }: Pick<Configuration, 'promoCodes'>,
  { kind }: Pick<Purchase, 'kind'>,
  promoCode: string | undefined,
  now = Date.now(),
): number {
  if (!promoCode) return 0;
  const code = promoCodes.get(promoCode.trim().toUpperCase());
  if (!code || isPast(code.until, now))
    throw badCode('INVALID_PROMO_CODE', 'This promo code is invalid or has expired.');
  if (code.kinds && !code.kinds.includes(kind))
    throw badCode('PROMO_CODE_NOT_APPLICABLE', 'This promo code is not for this purchase.');
  return code.percentOff;
}

/** A code is valid until the end of its last day. */
function isPast(until: string | undefined, now: number): boolean {
  if (!until) return false;
  const end = until.length === 10 ? `${until}T23:59:59.999Z` : until;
  return Date.parse(end) < now;
}

/** Refuses an order if its sender expected another price. */
export function refuseOtherPrice(
  { amount, credits }: Pick<CreateOrder, 'amount' | 'credits'>,
  purchase: Purchase,
  { amountPaise, discountedPaise }: Quote,
): void {
  const paise = amount === undefined ? undefined : Math.round(amount * 100);
  if (paise !== undefined && paise !== amountPaise && paise !== discountedPaise)
    throw refused('amount', 'This isn’t the price of what you chose');
  if (credits !== undefined && credits !== itemOf(purchase).credits)
    throw refused('credits', 'This is not what the pack contains');
}

const refused = (field: string, message: string) =>
  new AppError('VALIDATION_ERROR', `${message}.`, { errors: { [field]: [message] } });

const badCode = (code: 'INVALID_PROMO_CODE' | 'PROMO_CODE_NOT_APPLICABLE', message: string) =>
  new AppError(code, message, { errors: { promoCode: [message] } });
