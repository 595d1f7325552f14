import { annualPlans } from '@folio/contract/prices';
import { layOutMail } from '../platform/mail/layout.ts';
import { greeting } from '../platform/mail/mail-text.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { EndingPlan } from './plan-reminders.repository.ts';

type Reminder = Pick<EndingPlan, 'plan' | 'endsAt'> & {
  owner: Pick<EndingPlan['owner'], 'email' | 'firstName'>;
};

/** Some days before a plan ends: nothing renews by itself. */
export function planEndsMail({ owner, plan, endsAt }: Reminder, baseUrl: string): Mail {
  const name = annualPlans.find(({ id }) => id === plan)?.name ?? 'plan';
  const day = dateFormat.format(endsAt);
  return layOutMail({
    to: owner.email,
    subject: `Your ${name} ends on ${day}`,
    preview: 'It does not renew by itself, and nothing is charged.',
    paragraphs: [
      greeting(owner.firstName),
      `Your ${name} ends on ${day}. It does not renew by itself, and nothing is charged.`,
      'Your resumes stay as they are after that, also in premium templates. To keep all else that comes with the plan, buy it for another year: that begins when this one ends.',
    ],
    action: { label: 'Keep my plan', url: `${baseUrl}/subscribe/${plan}` },
    footnote: `You get this mail once. To get no reminders, turn them off: ${baseUrl}/profile/settings`,
  });
}

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
