import { trashDays } from '@folio/contract/trash-days';
import { isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { t } from '../../lib/words/words.ts';

export const resumesCopy = {
  created: {
    tone: 'good',
    get title() {
      return t('Resume created');
    },
  },
  updated: {
    tone: 'good',
    get title() {
      return t('Resume updated');
    },
  },
  deleted: {
    tone: 'good',
    get title() {
      return t('Resume deleted');
    },
  },
  restored: {
    tone: 'good',
    get title() {
      return t('Resume restored');
    },
  },
  duplicated: {
    tone: 'good',
    get title() {
      return t('Resume duplicated');
    },
    get description() {
      return t('A copy of your resume has been created.');
    },
  },
  get nothingFound() {
    return t('No resumes match your search.');
  },
  get loadFailed() {
    return t('Failed to load resumes');
  },
  get createFailed() {
    return t('Failed to create resume');
  },
  get updateFailed() {
    return t('Failed to update resume');
  },
  get deleteFailed() {
    return t('Failed to delete resume');
  },
  get restoreFailed() {
    return t('Failed to restore resume');
  },
  get deleteQuestion() {
    return t(
      'Are you sure you want to delete this resume? You can restore it from Recently deleted for {trashDays} days.',
      { trashDays },
    );
  },
  get createIntro() {
    return t('Choose a template to get started. You can change it anytime later.');
  },
} as const;

/** The plan that includes every template. */
export const premiumPath = '/subscribe/premium';

/** The server's message, or a default. */
export const reasonOf = (error: unknown): string =>
  (isApiError(error) && error.serverMessage) || describeError(error);

export const nameOr = (name: string, otherwise: string): string => name.trim() || otherwise;

export const lastUpdated = (days: number): string =>
  t('{days, plural, one {Last Updated # day ago} other {Last Updated # days ago}}', { days });

export const shownOf = (shown: number, total: number): string =>
  t(
    '{total, plural, one {Showing {shown} of {count} resume} other {Showing {shown} of {count} resumes}}',
    { total, shown: shown.toLocaleString(), count: total.toLocaleString() },
  );
