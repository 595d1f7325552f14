import { trashDays } from '@folio/contract/trash-days';
import type { ToastMessage } from '../../../ui/toast.ts';

export const lettersCopy = {
  title: 'Letters',
  loadFailed: 'We couldn’t load your letters',
  none: 'No letters yet',
  noneHint: 'Write one for each application, or start one you can reuse.',
  nothingFound: 'No letters match your search.',
  newHint: 'We fill in the job from the application. You can change all of this later.',
  addFailed: 'We couldn’t create the letter',
  deleted: 'Letter deleted',
  deletedHint: `You can restore it from Recently deleted for ${trashDays} days.`,
  deleteFailed: 'We couldn’t delete the letter',
  copied: { tone: 'good', title: 'Letter duplicated' },
  copyFailed: 'We couldn’t duplicate the letter',
  renamed: { tone: 'good', title: 'Letter renamed' },
  renameFailed: 'We couldn’t rename the letter',
  restored: { tone: 'good', title: 'Letter restored' },
  restoreFailed: 'We couldn’t restore the letter',
  arrangeFailed: 'We couldn’t save this',
  gone: {
    tone: 'error',
    title: 'Letter not found',
    description: 'It may have been deleted elsewhere.',
  },
} as const satisfies Record<string, string | ToastMessage>;

/** The name of a copy, within the limit of names. */
export const copyName = (name: string): string => `${name.slice(0, 280)} (copy)`;

export const countOf = (count: number): string =>
  count === 1 ? '1 letter' : `${count.toLocaleString('en')} letters`;
