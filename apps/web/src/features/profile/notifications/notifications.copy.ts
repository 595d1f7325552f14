import { t } from '../../../lib/words/words.ts';

/** What the browser lets Folio show. */
export const noticesCopy = {
  get unsupported() {
    return t('This browser can’t show notifications.');
  },
  get denied() {
    return t(
      'Your browser blocks notifications from Folio. Allow them in its settings for this site, then reload this page.',
    );
  },
  get granted() {
    return t('Notifications are on in this browser.');
  },
  get notAsked() {
    return t('Notifications aren’t on in this browser yet.');
  },
} as const;
