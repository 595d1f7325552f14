/** What is known of one payment of an order. */
export type PaymentStanding = {
  id: string;
  /** It is the payment that the order stands on and its receipt names. */
  isHolder: boolean;
  capturedPaise: number;
  /** What is left after refunds and chargebacks. */
  keptPaise: number;
  /** It was refunded in full, by any means. */
  isRefunded: boolean;
  /** It was set aside to be refunded in full. */
  surplus?: { attempts: number; isBack: boolean } | undefined;
};

/**
 * Chooses the payment that an order stands on, and those to refund because the order needs only
 * one. The current one stays while any of it is left, since the receipt names it: no later payment
 * replaces it. After that it is the one with the most left; if none has any left, still the current
 * one; then the first by id. A payment whose refund has started stays set aside.
 *
 * @param isGivenBack the buyer has requested a refund: later payments don't take its place, and are
 * refunded too.
 */
export function chooseHolder(
  all: readonly PaymentStanding[],
  { isGivenBack = false } = {},
): {
  holderId: string | undefined;
  surplusIds: string[];
} {
  const staysHolder = ({ isHolder, keptPaise }: PaymentStanding) =>
    isHolder && (keptPaise > 0 || isGivenBack);
  const free = all
    .filter(({ capturedPaise, surplus }) => capturedPaise > 0 && !isOnItsWay(surplus))
    .toSorted(
      (a, b) =>
        Number(staysHolder(b)) - Number(staysHolder(a)) ||
        b.keptPaise - a.keptPaise ||
        Number(b.isHolder) - Number(a.isHolder) ||
        (a.id < b.id ? -1 : 1),
    );
  const [holder, ...others] = free;
  const surplusIds = others.filter(({ keptPaise }) => keptPaise > 0).map(({ id }) => id);
  return { holderId: holder?.id, surplusIds };
}

export const isOnItsWay = (surplus: PaymentStanding['surplus']): boolean =>
  surplus !== undefined && (surplus.attempts > 0 || surplus.isBack);
