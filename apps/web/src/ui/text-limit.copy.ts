import type { ToastMessage } from './toast.ts';

const letters = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'letter' : 'letters'}`;

export const limitToasts = {
  /** Stays until dismissed, since the cut text is nowhere else on the page. */
  cut: (put: number, left: number, copyRest: () => void): ToastMessage => ({
    tone: 'error',
    title: 'Too long for this field',
    description:
      put === 0
        ? `Nothing was added. There’s no room for ${letters(left)} more.`
        : `We added the first ${letters(put)} and left out ${letters(left)}.`,
    action: { label: 'Copy what was left out', onClick: copyRest },
  }),
  copied: { tone: 'good', title: 'Copied', description: 'Paste it where it has room.' },
  notCopied: {
    tone: 'error',
    title: 'We couldn’t copy this',
    description: 'Copy it again from where it came from.',
  },
} as const;
