import { itemOf, moneyTimeZone } from '@folio/contract/prices';
import { layOutMail } from '../platform/mail/layout.ts';
import { greeting } from '../platform/mail/mail-text.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { EndingPlan } from './plan-reminders.repository.ts';

type Reminder = Pick<EndingPlan, 'plan' | 'endsAt'> & {
  owner: Pick<EndingPlan['owner'], 'email' | 'firstName'>;
};

/** Sent some days before a plan ends, since nothing renews by itself. */
export function planEndsMail({ owner, plan, endsAt }: Reminder, baseUrl: string): Mail {
  const { name } = itemOf({ kind: 'plan', plan });
  const day = dateFormat.format(endsAt);
  return layOutMail({
    to: owner.email,
    subject: `Your ${name} ends on ${day}`,
    preview: 'It won’t renew, and you won’t be charged.',
    paragraphs: [
      greeting(owner.firstName),
      `Your ${name} ends on ${day}. It won’t renew, and you won’t be charged.`,
      'Your resumes stay as they are after that, premium templates included. To keep everything else in the plan, buy another year. It starts when this one ends.',
    ],
    action: { label: 'Keep my plan', url: `${baseUrl}/subscribe/${plan}` },
    footnote: `We send this only once. To stop reminders, turn them off: ${baseUrl}/profile/settings`,
  });
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: moneyTimeZone });
