import type { Queue } from '../jobs.ts';

const day = 86_400;

/** Outgoing mails: retried with increasing delays for two days. */
export const outgoingMails: Queue = {
  name: 'outgoing-mails',
  options: {
    retryLimit: 600,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: 120,
    retentionSeconds: 2 * day,
    deleteAfterSeconds: day,
  },
};

/** Mails of an installation without a mail server; never taken by a worker. */
export const devMailbox: Queue = {
  name: 'kept-mails',
  options: { retentionSeconds: 7 * day, deleteAfterSeconds: day },
};

export const mailQueues = [outgoingMails, devMailbox];
