import { creditActions } from '@folio/contract/credit-actions';
import { type ActionCosts, CreditCosts, defaultCreditCosts } from '@folio/contract/credits';
import { type Gst, stateOfGstin } from '@folio/contract/gst';
import { purchaseKinds } from '@folio/contract/payments';
import { discounted, itemOf, type Purchase, packIds, planIds } from '@folio/contract/prices';
import { z } from 'zod';
import { parseJson } from './parse-json.ts';

const razorpayApi = 'https://api.razorpay.com';

/**
 * A code for a percentage off. Without an end it is valid until it is removed from the
 * configuration.
 */
const PromoCode = z.strictObject({
  percentOff: z.number().int().min(1).max(99),
  until: z.iso.datetime({ offset: true }).or(z.iso.date()).optional(),
  kinds: z.array(z.enum(purchaseKinds)).optional(),
});

const onOrOff = z
  .enum(['on', 'off'], 'is on or off')
  .transform((value) => value === 'on')
  .default(true);

/** The settings that are about money. */
export const moneyEnvironment = {
  PAYMENT_PROVIDER: z
    .enum(['razorpay', 'sandbox', 'none'], 'is razorpay, sandbox or none')
    .optional(),
  ALLOW_SANDBOX_PAYMENTS: z
    .enum(['true', 'false'], 'is true or false')
    .transform((value) => value === 'true')
    .default(false),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().default('').transform(toSecrets),
  RAZORPAY_BASE_URL: z
    .url({ protocol: /^https?$/, error: `is an address like ${razorpayApi}` })
    .default(razorpayApi),
  PROMO_CODES: json(
    z.record(z.string(), PromoCode),
    'is JSON like {"WELCOME20":{"percentOff":20,"until":"2027-03-31"}}',
  ),
  WELCOME_OFFER: onOrOff,
  FIRST_HUNDRED_OFFER: onOrOff,
  CREDIT_COSTS: json(
    CreditCosts,
    `is JSON like {"analysis":3}, with names of ${Object.keys(defaultCreditCosts).join(', ')}`,
  ),
  SELLER_NAME: z.string().trim().max(200).default(''),
  SELLER_ADDRESS: z.string().trim().max(500).default(''),
  SELLER_TAX_ID: z.string().trim().max(60).default(''),
  GST_PERCENT: z.coerce.number('is a whole number, 0 to 40').int().min(0).max(40).default(18),
  GST_PLACE_OF_SUPPLY: z
    .string()
    .regex(/^\d{2}$/, 'is the code of a state in two digits, such as 27')
    .optional(),
  SIGNUP_CREDITS_PER_NETWORK: z.coerce
    .number('is a whole number, 1 or more')
    .int()
    .min(1)
    .max(1_000_000)
    .default(3),
  CREDITS_AT_SIGNUP: z.coerce.number('is a whole number').int().min(0).max(1_000_000).default(10),
};

const MoneyEnvironment = z.object(moneyEnvironment);
export type MoneyConfiguration = ReturnType<typeof toMoneyConfiguration>;

/** @param isOwnMachine whether only the person who runs the server can reach it, to try it out. */
export function toMoneyConfiguration(
  environment: z.output<typeof MoneyEnvironment>,
  { isOwnMachine }: { isOwnMachine: boolean },
) {
  const hasKeys = environment.RAZORPAY_KEY_ID && environment.RAZORPAY_KEY_SECRET;
  const provider = hasKeys ? 'razorpay' : isOwnMachine ? 'sandbox' : 'none';
  const paymentProvider = environment.PAYMENT_PROVIDER ?? provider;
  return {
    paymentProvider,
    allowSandboxPayments: environment.ALLOW_SANDBOX_PAYMENTS,
    razorpay: {
      keyId: environment.RAZORPAY_KEY_ID ?? '',
      keySecret: environment.RAZORPAY_KEY_SECRET ?? '',
      webhookSecrets: environment.RAZORPAY_WEBHOOK_SECRET,
      baseUrl: environment.RAZORPAY_BASE_URL.replace(/(?<!\/)\/+$/, ''),
    },
    /** Promo codes by their names in capitals. */
    promoCodes: new Map(
      Object.entries(environment.PROMO_CODES).map(([name, code]) => [name.toUpperCase(), code]),
    ),
    /** Half off the first Premium year of a new account. */
    welcomeOffer: environment.WELCOME_OFFER,
    /** A fifth off the plans of the first hundred accounts that buy one. */
    firstHundredOffer: environment.FIRST_HUNDRED_OFFER,
    /** If nothing is sold, nothing costs credits, because nobody could buy more of them. */
    creditCosts: isSold({ paymentProvider })
      ? { ...defaultCreditCosts, ...environment.CREDIT_COSTS }
      : noCosts,
    /** The seller on receipts; empty parts are left out. */
    seller: {
      name: environment.SELLER_NAME,
      address: environment.SELLER_ADDRESS,
      taxId: environment.SELLER_TAX_ID,
    },
    /** What receipts state about GST, which prices include. Only for a seller with a GSTIN. */
    gst: toGst(environment),
    creditsAtSignup: environment.CREDITS_AT_SIGNUP,
    /** The number of accounts of one network address that get sign-up credits per day. */
    signupCreditsPerNetwork: environment.SIGNUP_CREDITS_PER_NETWORK,
  };
}

function toGst({
  SELLER_TAX_ID: taxId,
  GST_PERCENT: percent,
  GST_PLACE_OF_SUPPLY: place,
}: z.output<typeof MoneyEnvironment>): Gst | undefined {
  const state = stateOfGstin(taxId);
  if (state === undefined || percent === 0) return undefined;
  return { percent, isWithinState: place === undefined ? undefined : place === state };
}

const noCosts = Object.fromEntries(creditActions.map((action) => [action, 0])) as ActionCosts;

/** Whether anything can be bought from this server. */
export const isSold = ({ paymentProvider }: { paymentProvider: string }): boolean =>
  paymentProvider !== 'none';

/** Returns descriptions of settings that contradict each other. */
export function moneyProblems(
  { paymentProvider, razorpay, allowSandboxPayments, promoCodes }: MoneyConfiguration,
  isProduction: boolean,
): string[] {
  const problems = promoProblems(promoCodes);
  if (paymentProvider === 'sandbox' && isProduction && !allowSandboxPayments)
    problems.push(
      'PAYMENT_PROVIDER is sandbox, which takes no real money, and NODE_ENV is production. Set ALLOW_SANDBOX_PAYMENTS=true if you mean it.',
    );
  if (paymentProvider === 'razorpay') {
    if (!razorpay.keyId || !razorpay.keySecret)
      problems.push(
        'RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET are both needed for PAYMENT_PROVIDER razorpay.',
      );
    if (razorpay.webhookSecrets.length === 0)
      problems.push(
        'RAZORPAY_WEBHOOK_SECRET is missing: without it nothing that Razorpay tells of a payment can be believed.',
      );
    if (isProduction && !razorpay.baseUrl.startsWith('https:'))
      problems.push('RAZORPAY_BASE_URL must be https: our keys go there with every question.');
  }
  return problems;
}

/** The provider's minimum is one rupee. */
const leastPaise = 100;

function promoProblems(codes: MoneyConfiguration['promoCodes']): string[] {
  const purchases: Purchase[] = [
    ...packIds.map((plan) => ({ kind: 'credits', plan }) as const),
    ...planIds.map((plan) => ({ kind: 'plan', plan }) as const),
  ];
  return [...codes].flatMap(([name, { percentOff, kinds }]) => {
    const prices = purchases
      .filter(({ kind }) => !kinds || kinds.includes(kind))
      .map((purchase) => discounted(itemOf(purchase).amountPaise, percentOff));
    if (prices.every((price) => price >= leastPaise)) return [];
    return `PROMO_CODES: ${name} leaves less than a rupee to pay, which no payment provider takes.`;
  });
}

/** May contain two secrets while one is being replaced. */
function toSecrets(value: string): string[] {
  return value
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');
}

function json<T extends z.ZodType>(shape: T, message: string) {
  return z
    .string()
    .default('{}')
    .transform((value, context): z.output<T> => {
      const parsed = shape.safeParse(parseJson(value));
      if (parsed.success) return parsed.data;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
}
