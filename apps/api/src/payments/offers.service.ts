import {
  firstHundred,
  lastDayOf,
  type OfferId,
  type Purchase,
  welcomeOffer,
} from '@folio/contract/prices';
import { mailboxHash } from '../credits/mailbox.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Queryable, Tx } from '../platform/database.ts';
import type { UserRow } from '../platform/sessions.ts';
import {
  countPlacesTaken,
  findOffersUsed,
  lockCountedOffer,
  readTime,
} from './offers.repository.ts';
import type { OrdersOf } from './orders.repository.ts';

export type OfferConfiguration = Pick<Configuration, 'welcomeOffer' | 'firstHundredOffer'>;
export type Discount = {
  percentOff: number;
  offer: OfferId;
  endsAt?: Date;
  placesLeft?: number;
};
/** The buyer; null for a visitor, who sees what everybody is offered. */
export type Buyer = Pick<UserRow, 'id' | 'email' | 'createdAt'> | null;

/**
 * How many of the first hundred places are left, including one held by the buyer's own order;
 * undefined if the offer is off.
 */
export async function placesLeft(
  db: Queryable,
  { firstHundredOffer }: OfferConfiguration,
  buyerId?: string,
): Promise<number> {
  if (!firstHundredOffer) return 0;
  return Math.max(0, firstHundred.places - (await countPlacesTaken(db, 'first-hundred', buyerId)));
}

/**
 * The discount on a yearly plan for a buyer without a code: only the best offer. Each person gets
 * an offer once, however many accounts their mailbox has had, and the first hundred are people who
 * have never paid for a plan.
 */
export async function offerFor(
  db: Queryable,
  configuration: OfferConfiguration,
  buyer: Buyer,
  { kind, plan }: Purchase,
): Promise<Discount | undefined> {
  if (kind !== 'plan') return undefined;
  const used = buyer && (await findOffersUsed(db, await ordersOf(db, buyer)));
  const { named: endsAt, isOver } = lastDayOf(buyer?.createdAt ?? new Date(0), welcomeOffer.days);
  if (
    configuration.welcomeOffer &&
    plan === welcomeOffer.plan &&
    !used?.hasPaidPremium &&
    !isOver(await readTime(db))
  )
    return { offer: 'welcome', percentOff: welcomeOffer.percentOff, endsAt };
  const left = used?.hasPaidPlan ? 0 : await placesLeft(db, configuration, buyer?.id);
  if (left === 0) return undefined;
  return { offer: 'first-hundred', percentOff: firstHundred.percentOff, placesLeft: left };
}

/** Identifies a buyer's orders: those of the account, and of other accounts with its mailbox. */
export const ordersOf = async (
  db: Queryable,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<OrdersOf> => ({ userId: id, mailboxHash: await mailboxHash(db, email) });

/** Serializes orders of plans until the transaction ends, so that places are counted correctly. */
export async function holdOffers(tx: Tx, { firstHundredOffer }: OfferConfiguration): Promise<void> {
  if (firstHundredOffer) await lockCountedOffer(tx, 'first-hundred');
}
