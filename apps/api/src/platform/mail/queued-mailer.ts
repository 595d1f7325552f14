import { tell } from '../happenings.ts';
import type { Jobs } from '../jobs.ts';
import type { Mail, Mailer } from './mailer.ts';
import { keptMails, outgoingMails } from './queues.ts';

/** Hands mails to the queue, so that no request waits for a mail server. */
export function createSendingMailer(jobs: Jobs): Mailer {
  return { send: (mail, tx) => jobs.send(outgoingMails, mail, tx) };
}

const maxKept = 100;

/** Keeps the last mails to be read by whoever runs the product; says so without what is in them. */
export function createKeepingMailer(jobs: Jobs, onKept: (subject: string) => void): Mailer {
  return {
    send: async (mail, tx) => {
      await jobs.send(keptMails, mail, tx);
      onKept(mail.subject);
      tell('mail', { outcome: 'kept' });
      const kept = await jobs.waiting<Mail>(keptMails);
      await jobs.remove(
        keptMails,
        kept.slice(maxKept).map(({ id }) => id),
      );
    },
    forget: async (address) => {
      const kept = await jobs.waiting<Mail>(keptMails);
      const theirs = kept.filter(({ data }) => data.to.toLowerCase() === address.toLowerCase());
      await jobs.remove(
        keptMails,
        theirs.map(({ id }) => id),
      );
    },
  };
}
