import { createHash, randomBytes } from 'node:crypto';
import { joinName } from '@folio/contract/person-name';
import type { PublicProfile } from '@folio/contract/profiles';
import type { ProfileCard } from '@folio/documents/profile-card';
import type { FastifyInstance } from 'fastify';
import type { Work } from '../platform/document-threads.ts';
import { countHits, type RateLimit } from '../platform/rate-limit.ts';
import { createSingleFlightCache } from '../platform/single-flight-cache.ts';

const cachedBytes = 16 * 1024 * 1024;
const cardWork: Work<ProfileCard, Uint8Array> = {
  module: new URL('./card-worker.ts', import.meta.url),
};

/** Changes with each start, since another release may draw the same card differently. */
const edition = randomBytes(4).toString('hex');

type OfCard = Pick<
  PublicProfile,
  'firstName' | 'lastName' | 'username' | 'title' | 'company' | 'accent'
>;

/** The cache tag of a card. */
export const cardTag = (user: OfCard): string => {
  const shown = [joinName(user), user.username, user.title, user.company, user.accent, edition];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 16);
};

/** Cached cards don't count. */
const drawnForAddress: RateLimit = { name: 'cards-address', hits: 30, seconds: 60 };

type Parts = Pick<FastifyInstance, 'db' | 'configuration' | 'documentThreads'>;

/** Draws link preview cards (PNG, 1200 × 630), limited by the visitor's network address. */
export function createCards(parts: Parts) {
  const singleFlightCache = createSingleFlightCache(cachedBytes);
  return (user: OfCard, address: string, visitor: string): Promise<Uint8Array> => {
    const { title, company, accent } = user;
    const card = { name: joinName(user), title, company, accent };
    return singleFlightCache(cardTag(user), async () => {
      await countHits(parts, [{ limit: drawnForAddress, subject: visitor }]);
      const shown = { ...card, address: address.replace(/^https?:\/\//, '') };
      return parts.documentThreads.run({ whose: visitor }, cardWork, shown);
    });
  };
}
