import { layOutMail } from '../platform/mail/layout.ts';
import { greeting } from '../platform/mail/mail-text.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { DueReminder, DueStep } from './step-reminders.repository.ts';

/** A mail lists no more: the page has them all. */
const mostListed = 20;

/** The next steps of a day, on its morning, to somebody who asked to be told. */
export function nextStepsMail(
  {
    owner,
    steps,
  }: { owner: Pick<DueReminder, 'email' | 'firstName' | 'until'>; steps: readonly DueStep[] },
  baseUrl: string,
): Mail {
  const [first] = steps;
  const isOne = steps.length === 1 && first !== undefined;
  const days = new Set(steps.map(({ day }) => day));
  const isToday = days.size === 1 && days.has(owner.until);
  const subject = isOne
    ? `${isToday ? 'Today: ' : ''}${stepOf(first)}, ${jobOf(first)}`
    : `${steps.length} next steps${isToday ? ' today' : ''}`;
  const left = steps.length - mostListed;
  return layOutMail({
    to: owner.email,
    subject,
    preview: steps.slice(0, 3).map(jobOf).join(' · '),
    paragraphs: [
      greeting(owner.firstName),
      isOne
        ? 'One of your applications has a next step due.'
        : `${steps.length} of your applications have a next step due.`,
    ],
    facts: steps
      .slice(0, mostListed)
      .map((step) => [jobOf(step), isToday ? stepOf(step) : `${stepOf(step)} (${dayOf(step)})`]),
    action: isOne
      ? { label: 'Open the application', url: `${baseUrl}/applications/${first.id}` }
      : { label: 'Open your applications', url: `${baseUrl}/applications` },
    footnote: [
      left > 0 ? `There are ${left} more on your applications page.` : '',
      `You get this because you turned on reminders. To turn them off, choose Reminders on your applications page: ${baseUrl}/applications`,
    ]
      .filter(Boolean)
      .join(' '),
  });
}

const stepOf = ({ nextStep }: DueStep): string => nextStep || 'Next step';
const jobOf = ({ role, company }: DueStep): string =>
  [role, company].filter(Boolean).join(', ') || 'Untitled application';
const dayOf = ({ day }: DueStep): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
