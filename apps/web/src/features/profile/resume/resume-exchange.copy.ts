import { t } from '../../../lib/words/words.ts';
import type { ToastMessage } from '../../../ui/toast.ts';

/** Notifications of filling the profile from a resume, and of making a resume from it. */
export const resumeExchangeCopy = {
  filled: {
    tone: 'good',
    get title() {
      return t('Profile filled in');
    },
    get description() {
      return t('Review it, then save.');
    },
  },
  notRead: {
    tone: 'error',
    get title() {
      return t('We couldn’t read that resume');
    },
  },
  made: {
    tone: 'good',
    get title() {
      return t('Resume created');
    },
    get description() {
      return t('It has everything from your profile.');
    },
  },
  notMade: {
    tone: 'error',
    get title() {
      return t('We couldn’t create the resume');
    },
  },
} as const satisfies Record<string, ToastMessage>;
