import { createHmac, randomBytes } from 'node:crypto';

/** Where a page was opened from. */
export type Visit = { address: string; userAgent: string | undefined };

const hourMs = 60 * 60_000;
const machines = /bot|crawl|spider|slurp|preview|facebookexternalhit|headless|curl|wget/i;

/**
 * A class may look at a page from one network, and whoever names another browser with each opening
 * adds no more than this in an hour.
 */
const mostOfNetwork = 20;

/**
 * Tells openings of pages apart for as long as an hour, in memory alone: what is kept of a visit is
 * a keyed hash, and the key is thrown away with the hour. Beyond `most` visits none is counted.
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
   * By how much a visit changes the number of views: 1 for the first of a visitor. An owner counts
   * for nothing; the opening that came before they could be told from a visitor is taken back.
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
    if (before || countOf(network) >= mostOfNetwork) return 0;
    seen.set(visit, 'visitor');
    return count(network, 1);
  };
}
