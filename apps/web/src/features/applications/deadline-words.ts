import type { ApplicationSummary } from '@folio/contract/applications';
import { deadlineNearDays } from '@folio/contract/step-reminders';
import { t } from '../../lib/words/words.ts';
import { daysSince, dayWords, localToday } from './applications.copy.ts';

/** The last day to apply, as long as nothing was sent: 'Apply by Dec 12', 'Deadline was Dec 12'. */
export function deadlineWords(
  { status, deadline }: Pick<ApplicationSummary, 'status' | 'deadline'>,
  today = localToday(),
): { said: string; isUrgent: boolean } | undefined {
  if (deadline === null || status !== 'saved') return undefined;
  const said = `${deadline < today ? t('Deadline was') : t('Apply by')} ${dayWords(deadline, today)}`;
  const isUrgent = daysSince(today, deadline) <= deadlineNearDays;
  return { said, isUrgent };
}
