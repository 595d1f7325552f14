import type { Jobs } from '../jobs.ts';
import { publish } from '../telemetry.ts';
import type { Mail, Mailer } from './mailer.ts';
import { devMailbox, outgoingMails } from './queues.ts';

/** Hands mails to the queue, so that no request waits for a mail server. */
export function createSendingMailer(jobs: Jobs): Mailer {
  return { send: (mail, tx) => jobs.send(outgoingMails, mail, tx) };
}

/** So many are shown, and few more are stored. */
export const maxKept = 100;

/** Keeps the last mails to be read by whoever runs the product; says so without what is in them. */
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
      // Not waited for: with `tx` its caller holds a connection, and this would wait for a second
      // behind others that do the same. What it fails to clear away, the next mail does.
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
