import type { ApplicationStatus } from '@folio/contract/application-fields';
import type { ApplicationSummary } from '@folio/contract/applications';
import { deadlineNearDays } from '@folio/contract/step-reminders';
import { trashDays } from '@folio/contract/trash-days';
import { t } from '../../lib/words/words.ts';

export const statusNames: Record<ApplicationStatus, string> = {
  get saved() {
    return t('Saved');
  },
  get applied() {
    return t('Applied');
  },
  get screening() {
    return t('Screening');
  },
  get interview() {
    return t('Interview');
  },
  get offer() {
    return t('Offer');
  },
  get accepted() {
    return t('Accepted');
  },
  get rejected() {
    return t('Rejected');
  },
  get withdrawn() {
    return t('Withdrawn');
  },
  get 'no-answer'() {
    return t('No answer');
  },
};

export const statusOptions = () =>
  (Object.entries(statusNames) as Array<[ApplicationStatus, string]>).map(([value, label]) => ({
    value,
    label,
  }));

export const applicationsCopy = {
  get title() {
    return t('Applications');
  },
  get loadFailed() {
    return t('We couldn’t load your applications');
  },
  get oneFailed() {
    return t('We couldn’t load this application');
  },
  get none() {
    return t('No applications yet');
  },
  get noneHint() {
    return t(
      'Keep each job here with its description, its people and what comes next. Already have a list? Choose More, then Import applications.',
    );
  },
  get searching() {
    return t('Searching job descriptions, notes, and contacts...');
  },
  get nothingFound() {
    return t('Nothing matches. Try another word or status.');
  },
  get noQuestions() {
    return t('Answer the questions of its form from your own resume.');
  },
  get noLetters() {
    return t('Write one from the resume above and this job.');
  },
  get letterFailed() {
    return t('We couldn’t create the letter');
  },
  get addFailed() {
    return t('We couldn’t add the application');
  },
  get statusFailed() {
    return t('We couldn’t change the status');
  },
  get stepFailed() {
    return t('We couldn’t set the next step');
  },
  stepUndone: {
    tone: 'good',
    get title() {
      return t('Next step changed back');
    },
  },
  get timelineFailed() {
    return t('We couldn’t change the timeline');
  },
  noteRemoved: {
    tone: 'good',
    get title() {
      return t('Removed from the timeline');
    },
  },
  nothingToUndo: {
    get title() {
      return t('Nothing left to undo');
    },
  },
  nothingToRedo: {
    get title() {
      return t('Nothing left to redo');
    },
  },
  get jobAdded() {
    return t('Application added');
  },
  get changeTaken() {
    return t('Application changed');
  },
  get changeIsSo() {
    return t('Nothing to change: it already says this.');
  },
  get jobLeft() {
    return t('Suggestion declined');
  },
  get jobFailed() {
    return t('We couldn’t save your decision');
  },
  changedSince: {
    tone: 'error',
    get title() {
      return t('This application has changed');
    },
    get description() {
      return t('Look at the suggestion again before you take it.');
    },
  },
  editUndone: {
    tone: 'good',
    get title() {
      return t('Edit undone');
    },
  },
  editRedone: {
    tone: 'good',
    get title() {
      return t('Edit redone');
    },
  },
  get editFailed() {
    return t('We couldn’t change the fields');
  },
  takenBack: {
    tone: 'good',
    get title() {
      return t('Undone');
    },
  },
  get waits() {
    return t('Kept on this device. It’s sent when you’re back online.');
  },
  get unsent() {
    return t('Not sent yet');
  },
  get unsentHint() {
    return t(
      'Kept on this device until you’re back online. Letters, questions and documents can follow then.',
    );
  },
  get notAdded() {
    return t('Not added');
  },
  get notAddedTitle() {
    return t('We couldn’t add this application. It’s on this device only.');
  },
  get waitedFailed() {
    return t('A change from when you were offline couldn’t be saved');
  },
  get notSavedYet() {
    return t('A change isn’t saved yet');
  },
  get waitedApplied() {
    return t('Marked as applied, now that you’re back online');
  },
  get deleteFailed() {
    return t('We couldn’t delete it');
  },
  get restoreFailed() {
    return t('We couldn’t restore it');
  },
  restored: {
    tone: 'good',
    get title() {
      return t('Restored');
    },
  },
  undone: {
    tone: 'good',
    get title() {
      return t('Status changed back');
    },
  },
  notAsShown: {
    tone: 'error',
    get title() {
      return t('The resume was changed somewhere else');
    },
    get description() {
      return t('Nothing was kept: it’s no longer what you see here. Look at it, then try again.');
    },
  },
  get silent() {
    return t('No reply for three weeks');
  },
  get deletedHint() {
    return t('You can restore it for {trashDays} days.', { trashDays });
  },
} as const;

/** The application's name in one line. */
export const nameOf = ({ role, company }: Pick<ApplicationSummary, 'role' | 'company'>): string =>
  [role, company].filter(Boolean).join(', ') || t('Untitled application');

export const countOf = (count: number): string =>
  t('{count, plural, one {# application} other {# applications}}', { count });

const monthDay = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
/** Created once, since thousands of rows format a day. */
const thisYearFormat = new Intl.DateTimeFormat('en-US', monthDay);
const otherYearFormat = new Intl.DateTimeFormat('en-US', { ...monthDay, year: 'numeric' });

/** 'Dec 4', or 'Dec 4, 2027' in another year; the same in every time zone. */
export function dayWords(day: string, today = localToday()): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? thisYearFormat : otherYearFormat;
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** Today in the reader's time zone. */
export function localToday(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The number of days since a day, in the reader's time zone; 0 for a future day. */
export const daysSince = (day: string, today = localToday()): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000));

/** The deadline of a saved application: 'Apply by Dec 12', 'Deadline was Dec 12'. */
export function deadlineWords(
  { status, deadline }: Pick<ApplicationSummary, 'status' | 'deadline'>,
  today = localToday(),
): { words: string; isUrgent: boolean } | undefined {
  if (deadline === null || status !== 'saved') return undefined;
  const words = `${deadline < today ? t('Deadline was') : t('Apply by')} ${dayWords(deadline, today)}`;
  const isUrgent = daysSince(today, deadline) <= deadlineNearDays;
  return { words, isUrgent };
}

/** Employers rarely answer later than this. */
const silentDays = 21;

export const isSilent = (
  { status, statusDay }: Pick<ApplicationSummary, 'status' | 'statusDay'>,
  today = localToday(),
): boolean => status === 'applied' && daysSince(statusDay, today) >= silentDays;
