import { t } from '../lib/words/words.ts';
import type { ToastMessage } from './toast.ts';

const letters = (count: number): string =>
  t('{count, plural, one {# letter} other {# letters}}', { count });

export const limitToasts = {
  /** Stays until dismissed, since the cut text is nowhere else on the page. */
  cut: (put: number, left: number, copyRest: () => void): ToastMessage => ({
    tone: 'error',
    title: t('Too long for this field'),
    description:
      put === 0
        ? t('Nothing was added. There’s no room for {letters} more.', { letters: letters(left) })
        : t('We added the first {letters} and left out {rest}.', {
            letters: letters(put),
            rest: letters(left),
          }),
    action: { label: t('Copy what was left out'), onClick: copyRest },
  }),
  copied: {
    tone: 'good',
    get title() {
      return t('Copied');
    },
    get description() {
      return t('Paste it where it has room.');
    },
  },
  notCopied: {
    tone: 'error',
    get title() {
      return t('We couldn’t copy this');
    },
    get description() {
      return t('Copy it again from where it came from.');
    },
  },
} as const;
