import type { Jobs } from '../jobs.ts';
import { publish } from '../telemetry.ts';
import type { Mail, Mailer } from './mailer.ts';
import { devMailbox, outgoingMails } from './queues.ts';

/** Queues mails, so that no request waits for a mail server. */
export function createSendingMailer(jobs: Jobs): Mailer {
  return { send: (mail, tx) => jobs.send(outgoingMails, mail, tx) };
}

/** The number of mails shown; slightly more are stored. */
export const maxKept = 100;

/** Keeps the latest mails for the dev mailbox, logging only their subjects. */
export function createDevMailer(jobs: Jobs, onKept: (subject: string) => void): Mailer {
  let isClearing = false;
  const clearOld = async (): Promise<void> => {
    if (isClearing) return;
    isClearing = true;
    try {
      const kept = await jobs.waiting<Mail>(devMailbox);
      await jobs.remove(devMailbox, kept.slice(maxKept).map(idOf));
    } finally {
      isClearing = false;
    }
  };
  return {
    send: async (mail, tx) => {
      await jobs.send(devMailbox, mail, tx);
      onKept(mail.subject);
      publish('mail', { outcome: 'kept' });
      // Not awaited: the caller may hold a connection for its transaction, and this needs a second
      // one (deadlock). Failures are made up for by the next mail.
      void clearOld().catch(() => undefined);
    },
    clear: async (address) => {
      const kept = await jobs.waiting<Mail>(devMailbox);
      const theirs = kept.filter(({ data }) => data.to.toLowerCase() === address.toLowerCase());
      await jobs.remove(devMailbox, theirs.map(idOf));
    },
  };
}

const idOf = ({ id }: { id: string }): string => id;
