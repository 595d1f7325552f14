import { t } from '../words/words.ts';

/** Texts of replies between owner and reviewer. */
export const repliesCopy = {
  get reply() {
    return t('Reply');
  },
  replyTo: (number: number) => t('Reply to note {number}', { number }),
  get replies() {
    return t('Replies');
  },
  get yours() {
    return t('Your reply');
  },
  get send() {
    return t('Send reply');
  },
  get cancel() {
    return t('Cancel');
  },
  get you() {
    return t('You');
  },
} as const;
