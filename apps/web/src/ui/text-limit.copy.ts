import type { ToastMessage } from './toast.ts';

const letters = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'letter' : 'letters'}`;

export const limitToasts = {
  /** Stays until it is read: what was left out is nowhere else on the page. */
  cut: (put: number, left: number, copyRest: () => void): ToastMessage => ({
    tone: 'error',
    title: 'Too long for this field',
    description:
      put === 0
        ? `Nothing was added: there is no room for ${letters(left)} more.`
        : `The first ${letters(put)} were added, ${letters(left)} were left out.`,
    action: { label: 'Copy what was left out', onClick: copyRest },
  }),
  copied: { tone: 'good', title: 'Copied', description: 'Paste it where it has room.' },
  notCopied: {
    tone: 'error',
    title: 'This could not be copied',
    description: 'Copy it once more from where it came from.',
  },
} as const;
