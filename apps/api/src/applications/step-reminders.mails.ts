import { layOutMail } from '../platform/mail/layout.ts';
import { greeting } from '../platform/mail/mail-text.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { DueReminder, DueStep, NearDeadline } from './step-reminders.repository.ts';

/** The most lines in a mail; the page lists them all. */
const mostListed = 20;

type Reminder = {
  owner: Pick<DueReminder, 'email' | 'firstName' | 'until'>;
  steps: readonly DueStep[];
  deadlines: readonly NearDeadline[];
};

/** The morning mail with the day's next steps and near deadlines, to those who asked for it. */
export function nextStepsMail({ owner, steps, deadlines }: Reminder, baseUrl: string): Mail {
  const listed = [
    ...deadlines.map((one) => deadlineAs(one, owner.until)),
    ...stepsAs(steps, owner),
  ];
  const [first] = listed;
  const only = listed.length === 1 ? first : undefined;
  const left = listed.length - mostListed;
  return layOutMail({
    to: owner.email,
    subject: only?.subject ?? subjectOf(steps, deadlines, owner.until),
    preview: listed
      .slice(0, 3)
      .map(({ job }) => job)
      .join(' · '),
    paragraphs: [greeting(owner.firstName), only?.sentence ?? sentenceOf(steps, deadlines)],
    facts: listed.slice(0, mostListed).map(({ job, what }) => [job, what]),
    action: only
      ? { label: 'Open the application', url: `${baseUrl}/applications/${only.id}` }
      : { label: 'Open your applications', url: `${baseUrl}/applications` },
    footnote: [
      left > 0 ? `There are ${left} more on your applications page.` : '',
      `You get this because you turned on reminders. To turn them off, choose Reminders on your applications page: ${baseUrl}/applications`,
    ]
      .filter(Boolean)
      .join(' '),
  });
}

/** A line of the mail, and its subject in case it is the only one. */
type Line = { id: string; job: string; what: string; subject: string; sentence: string };

function stepsAs(steps: readonly DueStep[], { until }: Reminder['owner']): Line[] {
  const isToday = isAllOn(steps, until);
  return steps.map((step) => ({
    id: step.id,
    job: jobOf(step),
    what: isToday ? stepOf(step) : `${stepOf(step)} (${dayWords(step.day)})`,
    subject: `${isToday ? 'Today: ' : ''}${stepOf(step)}, ${jobOf(step)}`,
    sentence: 'One of your applications has a next step due.',
  }));
}

function deadlineAs(one: NearDeadline, today: string): Line {
  const when = one.deadline === today ? 'today' : dayWords(one.deadline);
  return {
    id: one.id,
    job: jobOf(one),
    what: `Apply by ${when}`,
    subject: `Apply by ${when}: ${jobOf(one)}`,
    sentence: 'You saved a job whose deadline is near.',
  };
}

const isAllOn = (steps: readonly DueStep[], day: string): boolean =>
  steps.every((step) => step.day === day);

function subjectOf(
  steps: Reminder['steps'],
  deadlines: Reminder['deadlines'],
  today: string,
): string {
  if (deadlines.length === 0)
    return `${steps.length} next steps${isAllOn(steps, today) ? ' today' : ''}`;
  if (steps.length === 0) return `${deadlines.length} deadlines to apply are near`;
  return `${steps.length + deadlines.length} next steps and deadlines`;
}

function sentenceOf(steps: Reminder['steps'], deadlines: Reminder['deadlines']): string {
  const saved = deadlines.length === 1 ? 'one job' : `${deadlines.length} jobs`;
  const near = `You saved ${saved} whose deadline is near.`;
  const due = `${steps.length === 1 ? 'One' : steps.length} of your applications ${steps.length === 1 ? 'has' : 'have'} a next step due.`;
  return [...(deadlines.length > 0 ? [near] : []), ...(steps.length > 0 ? [due] : [])].join(' ');
}

const stepOf = ({ nextStep }: DueStep): string => nextStep || 'Next step';
const jobOf = ({ role, company }: Pick<DueStep, 'role' | 'company'>): string =>
  [role, company].filter(Boolean).join(', ') || 'Untitled application';
const dayWords = (day: string | null): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
