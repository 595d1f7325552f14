import { deadlineNearDays, reminderHour } from '@folio/contract/step-reminders';
import type { QueryClient } from '@tanstack/react-query';
import { noticePermission, showNotice } from '../../../lib/notices.ts';
import { readStored, writeStored } from '../../../lib/stored-json.ts';
import { t } from '../../../lib/words/words.ts';
import { localToday } from '../applications.copy.ts';
import { dueStepsQuery } from './due-steps.queries.ts';

/** Of this browser alone, as the leave to show notifications is. */
const wantedKey = (userId: string) => `step-notices ${userId}`;
const shownKey = (userId: string) => `step-notices-told ${userId}`;

export const wantsStepNotices = (userId: string): boolean =>
  readStored(localStorage, wantedKey(userId)) === true;

/** Whether this browser keeps it. */
export const wantStepNotices = (userId: string, isWanted: boolean): boolean =>
  writeStored(localStorage, wantedKey(userId), isWanted);

const lookEveryMs = 60_000;

/** Tells of the day's steps each morning, in whatever tab is open. Returns how to stop. */
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

const dayMs = 86_400_000;

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
 * Once a day, from the hour on at which the mail would come. It names no step: others may see the
 * screen. A day without any is told of by nothing, and where nobody could be asked it is tried again.
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
  // Another tab may have been faster.
  if (!steps || wasShown()) return;
  writeStored(localStorage, shownKey(userId), today);
  const due = steps.due.filter(({ day }) => day === today).length;
  // As the mail does: once when it comes near, and on its day.
  const firstReminder = localToday(new Date(now.getTime() + deadlineNearDays * dayMs));
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
