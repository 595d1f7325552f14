import { deadlineNearDays, reminderHour } from '@folio/contract/step-reminders';
import type { QueryClient } from '@tanstack/react-query';
import { noticePermission, showNotice } from '../../../lib/notices.ts';
import { readStored, writeStored } from '../../../lib/stored-json.ts';
import { t } from '../../../lib/words/words.ts';
import { localToday } from '../applications.copy.ts';
import { dayAfter, dueStepsQuery } from './due-steps.queries.ts';

/** Per browser, as is the permission for notifications. */
const wantedKey = (userId: string) => `step-notices ${userId}`;
const shownKey = (userId: string) => `step-notices-told ${userId}`;

export const wantsStepNotices = (userId: string): boolean =>
  readStored(localStorage, wantedKey(userId)) === true;

/** Returns whether the browser could store it. */
export const wantStepNotices = (userId: string, isWanted: boolean): boolean =>
  writeStored(localStorage, wantedKey(userId), isWanted);

const lookEveryMs = 60_000;

/**
 * Shows a notification of the day's steps each morning, in one of the open tabs. Returns a function
 * that stops it.
 */
export function watchSteps(client: QueryClient, userId: string, onOpen: () => void): () => void {
  const look = () => void notifyOfSteps(client, userId, onOpen);
  const timer = setInterval(look, lookEveryMs);
  addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearInterval(timer);
    removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
  };
}

function noticeTitle(steps: number, deadlines: number): string | undefined {
  if (steps > 0 && deadlines > 0)
    return t('{number} next steps and deadlines', { number: steps + deadlines });
  if (deadlines > 0)
    return t(
      '{deadlines, plural, one {A deadline to apply is near} other {# deadlines to apply are near}}',
      { deadlines },
    );
  if (steps > 0)
    return t('{steps, plural, one {A next step is due today} other {# next steps are due today}}', {
      steps,
    });
  return undefined;
}

/**
 * Notifies once a day, from the hour of the reminder mail on. Names no step, since others may see
 * the screen. Shows nothing on a day without steps, and tries again if the steps can't be loaded.
 */
export async function notifyOfSteps(
  client: QueryClient,
  userId: string,
  onOpen: () => void,
  now = new Date(),
): Promise<void> {
  const today = localToday(now);
  const wasShown = () => readStored(localStorage, shownKey(userId)) === today;
  if (!wantsStepNotices(userId) || noticePermission() !== 'granted') return;
  if (now.getHours() < reminderHour || wasShown()) return;
  const steps = await client.fetchQuery(dueStepsQuery(today)).catch(() => undefined);
  // Another tab may have shown it meanwhile.
  if (!steps || wasShown()) return;
  writeStored(localStorage, shownKey(userId), today);
  const due = steps.due.filter(({ day }) => day === today).length;
  // Like the mail: once some days before the deadline, and on the day.
  const firstReminder = dayAfter(today, deadlineNearDays);
  const deadlines = steps.near.filter(
    ({ deadline: day }) => day === today || day === firstReminder,
  );
  const title = noticeTitle(due, deadlines.length);
  if (title === undefined) return;
  await showNotice({
    title,
    body: t('Open your applications to see what to do.'),
    tag: 'folio-steps',
    path: '/applications',
    onOpen,
  });
}
