import { t } from '../../../lib/words/words.ts';
import type { ToastMessage } from '../../../ui/toast.ts';

/** Notifications of the profile picture. */
export const pictureCopy = {
  saved: {
    tone: 'good',
    get title() {
      return t('Profile picture updated');
    },
  },
  failed: {
    tone: 'error',
    get title() {
      return t('Failed to upload profile picture. Please try again.');
    },
  },
  deleted: {
    get title() {
      return t('Profile picture deleted');
    },
  },
  notDeleted: {
    tone: 'error',
    get title() {
      return t('We couldn’t delete the profile picture');
    },
  },
} as const satisfies Record<string, ToastMessage>;
