import type { Configuration } from '../configuration.ts';
import type { Jobs } from '../jobs.ts';
import { deliverMails } from './delivery.ts';
import { canShowKeptMails } from './dev-mailbox.routes.ts';
import type { AttachmentMakers, Mailer } from './mailer.ts';
import { createKeepingMailer, createSendingMailer } from './queued-mailer.ts';

type Log = { info: (message: string) => void; warn: (message: string) => void };

export type OpenMail = { mailer: Mailer; close: () => void };

/** Mails go to the mail server when there is one; otherwise they are kept to be read. */
export function openMail(
  configuration: Configuration,
  jobs: Jobs,
  log: Log,
  makers: AttachmentMakers = {},
): OpenMail {
  const { smtpUrl, mailFrom, baseUrl } = configuration;
  if (smtpUrl) {
    const onTrouble = (reason: string) => log.warn(reason);
    const close = deliverMails(jobs, { smtpUrl, from: mailFrom, makers, onTrouble });
    return { mailer: createSendingMailer(jobs), close };
  }
  const place = canShowKeptMails(configuration) ? `${baseUrl}/dev/mail` : 'the database';
  const tell = (subject: string) => log.info(`The mail "${subject}" is kept: ${place}`);
  return { mailer: createKeepingMailer(jobs, tell), close: () => {} };
}
