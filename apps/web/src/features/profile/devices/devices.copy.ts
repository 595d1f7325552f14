import { t } from '../../../lib/words/words.ts';
import type { ToastMessage } from '../../../ui/toast.ts';

/** Notifications of the list of devices. */
export const devicesCopy = {
  signedOut: {
    get title() {
      return t('That device is signed out');
    },
  },
  notSignedOut: {
    tone: 'error',
    get title() {
      return t('We couldn’t sign out that device');
    },
  },
  signedOutEverywhere: {
    get title() {
      return t('You’re signed out everywhere.');
    },
  },
  notSignedOutEverywhere: {
    tone: 'error',
    get title() {
      return t('We couldn’t sign you out everywhere');
    },
  },
} as const satisfies Record<string, ToastMessage>;
