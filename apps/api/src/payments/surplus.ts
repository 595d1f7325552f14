/** What is known of one payment of an order. */
export type PaymentStanding = {
  id: string;
  /** The order stands on it so far, and its receipt names it. */
  isHolder: boolean;
  capturedPaise: number;
  /** What is left of it after refunds and what banks took. */
  keptPaise: number;
  /** All of it has gone back by refunds, whoever sent them. */
  isRefunded: boolean;
  /** It was set aside to go back in full. */
  surplus?: { attempts: number; isBack: boolean } | undefined;
};

/**
 * Which payment an order stands on, and which go back because it asks for one alone. What it stands
 * on stays while anything of it is left, since a receipt names it: no payment that is seen later takes
 * its place. Then it is the one of which most is left, and where nothing is left of any, still the
 * same one; then the first by id. One that is on its way back stays so.
 *
 * @param isGivenBack the buyer has asked for the money back: what arrives later takes no place, and
 *   goes back too.
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
