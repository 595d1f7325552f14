import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/database.ts';
import { inTransaction } from '../platform/transaction.ts';
import { mayMail } from '../profiles/profiles.service.ts';
import { reviewNewsMail } from './review-news.mails.ts';
import { claimUnsent, findNews, setSeen } from './review-news.repository.ts';

type Parts = Pick<FastifyInstance, 'db' | 'configuration' | 'mailer'>;

/** Delay of the mail: an owner with an open editor sees the suggestion before. */
const waitSeconds = 120;
/** Minimum time between two mails. */
const quietSeconds = 3_600;
const atOnce = 50;

export async function markSeen(db: Db, userId: string, resumeId: string): Promise<void> {
  await setSeen(db, userId, resumeId);
}

/** Mails owners about new suggestions, once until they have looked. */
export async function mailReviewNews({ db, configuration, mailer }: Parts): Promise<void> {
  let taken: number;
  do {
    taken = await inTransaction(db, async (tx) => {
      const claimed = await claimUnsent(tx, { waitSeconds, quietSeconds, limit: atOnce });
      const news = await findNews(tx, claimed);
      for (const [userId, ofOwner] of Map.groupBy(news, (one) => one.userId))
        if (await mayMail(tx, userId))
          await mailer.send(reviewNewsMail(ofOwner, configuration.baseUrl), tx);
      return claimed.length;
    });
  } while (taken === atOnce);
}
