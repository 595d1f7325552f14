import { t } from '../../../lib/words/words.ts';
import type { ToastMessage } from '../../../ui/toast.ts';

/** Notifications of the list of connected apps. */
export const connectedAppsCopy = {
  removed: {
    get title() {
      return t('App removed');
    },
  },
  notRemoved: {
    tone: 'error',
    get title() {
      return t('We couldn’t remove the app');
    },
  },
} as const satisfies Record<string, ToastMessage>;
