import { createHmac, randomBytes } from 'node:crypto';

/** The origin of a page view. */
export type Visit = { address: string; userAgent: string | undefined };

const hourMs = 60 * 60_000;
const machines = /bot|crawl|spider|slurp|preview|facebookexternalhit|headless|curl|wget/i;

/**
 * Maximum visitors per network and hour: enough for a class, and a bound for clients that change
 * their user agent.
 */
const maxVisitorsOfNetwork = 20;

/**
 * Recognizes repeated views within an hour, in memory only: stores a keyed hash of each visit, and
 * discards the key with the hour. Beyond `most` visits nothing is counted.
 */
export function createVisits(now: () => number = Date.now, most = 100_000) {
  const seen = new Map<string, 'visitor' | 'owner'>();
  const countedOfNetwork = new Map<string, number>();
  let hour = -1;
  let key = Buffer.alloc(0);
  const begin = (): void => {
    const current = Math.floor(now() / hourMs);
    if (current === hour) return;
    hour = current;
    key = randomBytes(32);
    seen.clear();
    countedOfNetwork.clear();
  };
  const mark = (...parts: string[]): string =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  const countOf = (network: string): number => countedOfNetwork.get(network) ?? 0;
  const count = <By extends -1 | 1>(network: string, by: By): By => {
    countedOfNetwork.set(network, countOf(network) + by);
    return by;
  };

  /**
   * Returns the change of the view count: 1 for a visitor's first view. Owners don't count, so a
   * view from before they were recognized is reverted.
   */
  return (profileId: string, { address, userAgent }: Visit, isOwner: boolean): -1 | 0 | 1 => {
    begin();
    if (!userAgent || machines.test(userAgent)) return 0;
    const visit = mark(profileId, address, userAgent);
    const network = mark(profileId, address);
    const before = seen.get(visit);
    if (!before && seen.size >= most) return 0;
    if (isOwner) {
      seen.set(visit, 'owner');
      return before === 'visitor' ? count(network, -1) : 0;
    }
    if (before || countOf(network) >= maxVisitorsOfNetwork) return 0;
    seen.set(visit, 'visitor');
    return count(network, 1);
  };
}
