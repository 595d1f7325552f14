import type { Db, Tx } from '../platform/database.ts';
import { type Mailing, mailInBatches } from '../platform/mail/mail-batches.ts';
import { mayMail } from '../profiles/profiles.service.ts';
import { reviewNewsMail } from './review-news.mails.ts';
import { claimUnsent, findNews, setSeen } from './review-news.repository.ts';

/** Delay of the mail: an owner with an open editor sees the suggestion before. */
const waitSeconds = 120;
/** Minimum time between two mails. */
const quietSeconds = 3_600;
const atOnce = 50;

export async function markSeen(db: Db, userId: string, resumeId: string): Promise<void> {
  await setSeen(db, userId, resumeId);
}

/** Mails owners about new suggestions, once until they have looked. */
export const mailReviewNews = (parts: Mailing): Promise<void> =>
  mailInBatches(parts, atOnce, async (tx, limit) => {
    const claimed = await claimUnsent(tx, { waitSeconds, quietSeconds, limit });
    const news = await findNews(tx, claimed);
    const due = [...Map.groupBy(news, ({ userId }) => userId)].map(([userId, ofOwner]) => ({
      about: { reviewNewsOf: userId },
      make: async (own: Tx) =>
        (await mayMail(own, userId))
          ? reviewNewsMail(ofOwner, parts.configuration.baseUrl)
          : undefined,
    }));
    return { rows: claimed.length, due };
  });
