import type { ApplicationStatus } from '@folio/contract/application-fields';
import type { ApplicationSummary } from '@folio/contract/applications';
import { deadlineNearDays } from '@folio/contract/step-reminders';
import { trashDays } from '@folio/contract/trash-days';

export const statusNames: Record<ApplicationStatus, string> = {
  saved: 'Saved',
  applied: 'Applied',
  screening: 'Screening',
  interview: 'Interview',
  offer: 'Offer',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  'no-answer': 'No answer',
};

export const statusOptions = (
  Object.entries(statusNames) as Array<[ApplicationStatus, string]>
).map(([value, label]) => ({ value, label }));

export const applicationsCopy = {
  title: 'Applications',
  loadFailed: 'We couldn’t load your applications',
  oneFailed: 'We couldn’t load this application',
  none: 'No applications yet',
  noneHint:
    'Keep each job here with its description, its people and what comes next. A list from another tracker comes in by More, Import applications.',
  searching: 'Searching job descriptions, notes, and contacts...',
  nothingFound: 'Nothing matches. Try another word or status.',
  noQuestions: 'Answer the questions of its form from your own resume.',
  noLetters: 'Write one from the resume above and this job.',
  letterFailed: 'We couldn’t create the letter',
  addFailed: 'We couldn’t add the application',
  statusFailed: 'We couldn’t change the status',
  stepFailed: 'We couldn’t set the next step',
  stepUndone: { tone: 'good', title: 'Next step changed back' },
  timelineFailed: 'We couldn’t change the timeline',
  noteRemoved: { tone: 'good', title: 'Removed from the timeline' },
  nothingToUndo: { title: 'Nothing left to undo' },
  nothingToRedo: { title: 'Nothing left to redo' },
  jobAdded: 'Application added',
  changeTaken: 'Application changed',
  changeIsSo: 'It’s so already.',
  jobLeft: 'Suggestion left',
  jobFailed: 'We couldn’t save your decision',
  changedSince: {
    tone: 'error',
    title: 'This application has changed',
    description: 'Look at the suggestion again before you take it.',
  },
  editUndone: { tone: 'good', title: 'Edit undone' },
  editRedone: { tone: 'good', title: 'Edit redone' },
  editFailed: 'We couldn’t change the fields',
  takenBack: { tone: 'good', title: 'Taken back' },
  waits: 'Kept on this device. It’s sent when you’re back online.',
  unsent: 'Not sent yet',
  unsentHint:
    'Kept on this device until you’re back online. Letters, questions and documents can follow then.',
  notAdded: 'Not added',
  notAddedTitle: 'We couldn’t add this application. It’s on this device only.',
  waitedFailed: 'A change from when you were offline couldn’t be saved',
  waitedApplied: 'Marked as applied, now that you’re back online',
  deleteFailed: 'We couldn’t delete it',
  restoreFailed: 'We couldn’t restore it',
  restored: { tone: 'good', title: 'Restored' },
  undone: { tone: 'good', title: 'Status changed back' },
  notAsShown: {
    tone: 'error',
    title: 'The resume was changed somewhere else',
    description: 'Nothing was kept: it’s no longer what you see here. Look at it, then try again.',
  },
  silent: 'No reply for three weeks',
  deletedHint: `You can restore it for ${trashDays} days.`,
} as const;

/** Of notices about next steps; by what the browser lets us do. */
export const noticeWords = {
  hint: 'One notification from 7 a.m. while Folio is open in a tab, only on days with a next step. It shows how many, not what they are.',
  granted: 'Notifications are on in this browser.',
  denied: 'Your browser blocks notifications from this site. Allow them in its site settings.',
  default: 'Your browser will ask you to allow notifications.',
  unsupported: 'This browser doesn’t support notifications.',
  notKept: 'This browser doesn’t keep settings, so this can’t be turned on here.',
} as const;

/** As the page calls what is typed. */
export const fieldLabels = {
  role: 'Role',
  company: 'Company',
  place: 'Location',
  pay: 'Pay',
  source: 'Where you found it',
  link: 'Link',
  jobDescription: 'Job description',
  notes: 'Notes',
  nextStep: 'Next step',
  nextStepDay: 'By',
  deadline: 'Deadline',
  resumeId: 'Resume',
  contacts: 'Contacts',
  preparation: 'Interview notes',
  leftOut: 'Needs left out',
} as const;

export const labelOf = (field: string): string =>
  fieldLabels[field.split('.')[0] as keyof typeof fieldLabels] ?? field;

/** What it is called where one line has to do. */
export const nameOf = ({ role, company }: Pick<ApplicationSummary, 'role' | 'company'>): string =>
  [role, company].filter(Boolean).join(', ') || 'Untitled application';

export const countOf = (count: number): string =>
  count === 1 ? '1 application' : `${count.toLocaleString('en')} applications`;

const monthDay = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
/** Made once: thousands of rows say a day. */
const thisYearFormat = new Intl.DateTimeFormat('en-US', monthDay);
const otherYearFormat = new Intl.DateTimeFormat('en-US', { ...monthDay, year: 'numeric' });

/** 'Dec 4', or 'Dec 4, 2027' in another year. A day is the same wherever it is read. */
export function dayWords(day: string, today = localToday()): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? thisYearFormat : otherYearFormat;
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The day where the reader is. */
export function localToday(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** How many days a day is past where the reader is; a day to come is none. */
export const daysSince = (day: string, today = localToday()): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000));

/** The last day to apply, as long as nothing was sent: 'Apply by Dec 12', 'Deadline was Dec 12'. */
export function deadlineWords(
  { status, deadline }: Pick<ApplicationSummary, 'status' | 'deadline'>,
  today = localToday(),
): { said: string; isUrgent: boolean } | undefined {
  if (deadline === null || status !== 'saved') return undefined;
  const said = `${deadline < today ? 'Deadline was' : 'Apply by'} ${dayWords(deadline, today)}`;
  const isUrgent = daysSince(today, deadline) <= deadlineNearDays;
  return { said, isUrgent };
}

/** After so many days without a word, hardly any employer still answers. */
const silentDays = 21;

export const isSilent = (
  { status, statusDay }: Pick<ApplicationSummary, 'status' | 'statusDay'>,
  today = localToday(),
): boolean => status === 'applied' && daysSince(statusDay, today) >= silentDays;
