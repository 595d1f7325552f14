import { trashDays } from '@folio/contract/trash-days';
import { isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';

export const resumesCopy = {
  created: { tone: 'good', title: 'Resume created' },
  updated: { tone: 'good', title: 'Resume updated' },
  deleted: { tone: 'good', title: 'Resume deleted' },
  restored: { tone: 'good', title: 'Resume restored' },
  duplicated: {
    tone: 'good',
    title: 'Resume duplicated',
    description: 'A copy of your resume has been created.',
  },
  nothingFound: 'No resumes match your search.',
  loadFailed: 'Failed to load resumes',
  createFailed: 'Failed to create resume',
  updateFailed: 'Failed to update resume',
  deleteFailed: 'Failed to delete resume',
  restoreFailed: 'Failed to restore resume',
  deleteQuestion: `Are you sure you want to delete this resume? You can restore it from Recently deleted for ${trashDays} days.`,
  createIntro: 'Choose a template to get started. You can change it anytime later.',
} as const;

/** The plan that includes every template. */
export const premiumPath = '/subscribe/premium';

/** The server's message, or a default. */
export const reasonOf = (error: unknown): string =>
  (isApiError(error) && error.serverMessage) || describeError(error);

export const nameOr = (name: string, otherwise: string): string => name.trim() || otherwise;

export const lastUpdated = (days: number): string =>
  `Last Updated ${days} ${days === 1 ? 'day' : 'days'} ago`;

export const shownOf = (shown: number, total: number): string =>
  `Showing ${shown.toLocaleString()} of ${total.toLocaleString()} ${total === 1 ? 'resume' : 'resumes'}`;
