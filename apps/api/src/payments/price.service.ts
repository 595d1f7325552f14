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
import type { PaymentsContext } from './payments-context.ts';

type Named = Pick<CreateOrder, 'kind' | 'plan' | 'amount'>;

/** What is bought, whether it is named by its plan or by its price in rupees. */
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

/** The price of a purchase by the server's own table, with what a promo code takes off. */
export function quote(
  { configuration }: Pick<PaymentsContext, 'configuration'>,
  purchase: Purchase,
  promoCode?: string,
): Quote {
  const { amountPaise } = itemOf(purchase);
  if (!promoCode) return { amountPaise, discountedPaise: amountPaise, percentOff: 0 };
  const code = configuration.promoCodes.get(promoCode.trim().toUpperCase());
  if (!code || isPast(code.until)) throw badCode('This promo code is invalid or has expired.');
  if (code.kinds && !code.kinds.includes(purchase.kind))
    throw badCode('This promo code is not for this purchase.');
  const { percentOff } = code;
  return { amountPaise, discountedPaise: discounted(amountPaise, percentOff), percentOff };
}

/** A day is held until it ends. */
function isPast(until: string | undefined): boolean {
  if (!until) return false;
  const end = until.length === 10 ? `${until}T23:59:59.999Z` : until;
  return Date.parse(end) < Date.now();
}

/** Refuses an order whose sender believed in another price than ours. */
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

const badCode = (message: string) =>
  new AppError('INVALID_PROMO_CODE', message, { errors: { promoCode: [message] } });
