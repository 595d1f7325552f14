import { t } from '../../../lib/words/words.ts';
import type { ToastMessage } from '../../../ui/toast.ts';

/** Notifications of the list of API keys. */
export const apiKeysCopy = {
  revoked: {
    get title() {
      return t('API key revoked');
    },
  },
  notRevoked: {
    tone: 'error',
    get title() {
      return t('We couldn’t revoke the API key');
    },
  },
} as const satisfies Record<string, ToastMessage>;
