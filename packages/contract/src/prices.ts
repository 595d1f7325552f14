/**
 * Everything that can be bought, with its price. The only such table, by which the server charges.
 */
export const packIds = ['basic', 'premium', 'pro'] as const;
export type PackId = (typeof packIds)[number];

/** Amounts are in paise. */
export type CreditPack = {
  id: PackId;
  name: string;
  amountPaise: number;
  credits: number;
  currency: 'INR';
  description: string;
  isPopular: boolean;
  /** Whether it also opens the templates of the Basic plan for a year, with priority support. */
  isLarge: boolean;
  features: readonly string[];
};

export const creditPacks: readonly CreditPack[] = [
  {
    id: 'basic',
    name: 'Basic Pack',
    amountPaise: 4_900,
    credits: 10,
    currency: 'INR',
    description: '10 AI Credits Pack',
    isPopular: false,
    isLarge: false,
    features: ['10 AI credits', 'Watermark-free downloads', 'Credits never expire'],
  },
  {
    id: 'premium',
    name: 'Premium Pack',
    amountPaise: 9_900,
    credits: 50,
    currency: 'INR',
    description: '50 AI Credits Pack',
    isPopular: true,
    isLarge: true,
    features: [
      '50 AI credits',
      'Watermark-free downloads',
      'Priority support for a year',
      'Basic Plan templates for a year',
    ],
  },
  {
    id: 'pro',
    name: 'Pro Pack',
    amountPaise: 14_900,
    credits: 100,
    currency: 'INR',
    description: '100 AI Credits Pack',
    isPopular: false,
    isLarge: true,
    features: [
      '100 AI credits',
      'Watermark-free downloads',
      'Priority support for a year',
      'Basic Plan templates for a year',
    ],
  },
];

export const planIds = ['basic', 'premium'] as const;
export type PlanId = (typeof planIds)[number];

/** How many days a plan lasts. It never renews automatically. */
export const planDays = 365;

const dayMs = 86_400_000;

/**
 * Returns the end of something that lasts for some days. People read it as a date ('until December
 * 12'), so it holds until that day is over in every time zone: a day after the moment `named`.
 */
export function lastDayOf(
  since: Date,
  days: number,
): { named: Date; isOver: (now: number) => boolean } {
  const named = new Date(since.getTime() + days * dayMs);
  return { named, isOver: (now) => now >= named.getTime() + dayMs };
}

/**
 * The time zone of dates on receipts, in mails about money and in the seller's sums. Prices are in
 * rupees, and GST goes by days in India: a payment at one in the morning there belongs to that day.
 */
export const moneyTimeZone = 'Asia/Kolkata';

/** Days of the 14-day money-back guarantee on every pack and every plan. */
export const moneyBackDays = 14;
/**
 * Refunds within a year that need no message. More would allow using up packs and having them
 * refunded endlessly.
 */
export const mostMoneyBacks = 3;

/** Discounts on a yearly plan without a code; only the best one applies. */
export const offerIds = ['first-hundred', 'welcome'] as const;
export type OfferId = (typeof offerIds)[number];

/**
 * A discount for the first accounts to buy a yearly plan. An order reserves a place for
 * `heldMinutes`.
 */
export const firstHundred = { places: 100, percentOff: 20, heldMinutes: 60 } as const;
/**
 * Minutes for which a checkout stays open, short enough that a payment started at their end
 * completes before its place is released.
 */
export const checkoutMinutes = 45;
/** A discount on the first year of Premium for a new account, for some days from its sign-up. */
export const welcomeOffer = { plan: 'premium', days: 14, percentOff: 50 } as const;

/** Days for which a large pack opens templates, in addition to its credits. */
export const packOpensDays = 365;

export type AnnualPlan = {
  id: PlanId | 'enterprise';
  name: string;
  /** The price, or null if it is negotiated. */
  amountPaise: number | null;
  description: string;
  /** Available from the first day. */
  features: readonly string[];
  /**
   * Features that are set up for one organization as agreed with it, so that no table of
   * entitlements has them.
   */
  agreed?: readonly string[];
};

export const annualPlans: readonly AnnualPlan[] = [
  {
    id: 'basic',
    name: 'Basic Plan',
    amountPaise: 29_900,
    description: 'Perfect for occasional resume updates',
    features: [
      'Ad-free experience',
      '10+ additional templates',
      'Unlimited downloads',
      'Limited customer support',
      'No watermarks',
    ],
  },
  {
    id: 'premium',
    name: 'Premium Plan',
    amountPaise: 49_900,
    description: 'Best for active job seekers',
    features: [
      'Full AI resume scoring',
      'ATS compatibility checker',
      'All premium templates',
      'Priority customer support',
      'Cover letter builder',
      'Multiple resume versions',
    ],
  },
  {
    id: 'enterprise',
    name: 'Enterprise Plan',
    amountPaise: null,
    description: 'Complete solution for organizations',
    features: ['All premium features'],
    agreed: [
      'Custom branding',
      'User management',
      'Analytics dashboard',
      'API access',
      'Dedicated account manager',
    ],
  },
];

/** Something that has a price. */
export type Purchase = { kind: 'credits'; plan: PackId } | { kind: 'plan'; plan: PlanId };
/** What a purchase gives and costs, before any discount. */
export type Item = { name: string; amountPaise: number; credits: number };

/** The item of a purchase. */
export function itemOf({ kind, plan }: Purchase): Item {
  if (kind === 'credits') return packById(plan);
  const { name, amountPaise } = annualPlans.find(({ id }) => id === plan) ?? unknown(plan);
  return { name, amountPaise: amountPaise ?? unknown(plan), credits: 0 };
}

/** @throws Error for an unknown id, which the schema has already rejected for callers. */
export const packById = (id: PackId): CreditPack =>
  creditPacks.find((pack) => pack.id === id) ?? unknown(id);

/** Returns the price minus a percentage, in whole paise, rounded in the buyer's favor. */
export const discounted = (amountPaise: number, percentOff: number): number =>
  Math.floor((amountPaise * (100 - percentOff)) / 100);

/** Formats '₹49.00' or, without paise, '₹299'. */
export function rupees(paise: number, { always = false } = {}): string {
  const hasPaise = always || paise % 100 !== 0;
  return `${paise < 0 ? '-' : ''}₹${(Math.abs(paise) / 100).toLocaleString('en-IN', {
    minimumFractionDigits: hasPaise ? 2 : 0,
    maximumFractionDigits: hasPaise ? 2 : 0,
  })}`;
}

/**
 * Parses rupees as people write them, to paise: '49', '49.50', '1,499.00'. Returns undefined for
 * anything else, such as '49,50', which would be read as 4,950.
 */
export function readRupees(text: string): number | undefined {
  const [, whole, part = ''] =
    /^₹?\s*(\d{1,7}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole.replaceAll(',', '')) * 100 + Number(part);
}

function unknown(id: string): never {
  throw new Error(`Nothing is sold as ${id}`);
}
