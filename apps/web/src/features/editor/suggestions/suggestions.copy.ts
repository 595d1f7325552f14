import { t } from '../../../lib/words/words.ts';
import type { ToastMessage } from '../../../ui/toast.ts';

/** Texts about suggestions, in the editor. */
export const suggestionCopy = {
  get title() {
    return t('Suggestions');
  },
  get all() {
    return t('What others say about this resume. You decide what to use.');
  },
  get none() {
    return t('Nothing is waiting. Share a review link to ask someone.');
  },
  number: (number: number) => t('Suggestion {number}', { number }),
  count: (count: number) =>
    t('{count, plural, one {# suggestion} other {# suggestions}}', { count }),
  arrived: (name: string) => t('{name} left a note', { name }),
  replied: (name: string) => t('{name} replied', { name }),
  arrivedMany: (count: number) => t('{count} new notes or replies', { count }),
  get show() {
    return t('Show');
  },
  get take() {
    return t('Take');
  },
  get leave() {
    return t('Decline');
  },
  get done() {
    return t('Done');
  },
  takeNamed: (number: number) => t('Take suggestion {number}', { number }),
  leaveNamed: (number: number) => t('Decline suggestion {number}', { number }),
  doneNamed: (number: number) => t('Done with note {number}', { number }),
  get byKey() {
    return t('API key');
  },
  get newBullet() {
    return t('A new bullet');
  },
  get outdated() {
    return t('You’ve changed this text since. It was:');
  },
  get gone() {
    return t('This text is no longer in your resume. It was:');
  },
} as const;

export const suggestionToasts = {
  taken: {
    tone: 'good',
    get title() {
      return t('Suggestion taken');
    },
  },
  left: {
    get title() {
      return t('Suggestion declined');
    },
  },
  done: {
    get title() {
      return t('Note marked as done');
    },
  },
  notFitting: {
    tone: 'error',
    get title() {
      return t('This text has changed since');
    },
    get description() {
      return t('Nothing was taken. Look at the suggestion again.');
    },
  },
  failed: {
    tone: 'error',
    get title() {
      return t('We couldn’t save your decision');
    },
  },
} as const satisfies Record<string, ToastMessage>;
