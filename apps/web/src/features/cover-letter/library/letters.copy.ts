import { trashDays } from '@folio/contract/trash-days';
import { t } from '../../../lib/words/words.ts';
import type { ToastMessage } from '../../../ui/toast.ts';

export const lettersCopy = {
  get title() {
    return t('Letters');
  },
  get loadFailed() {
    return t('We couldn’t load your letters');
  },
  get none() {
    return t('No letters yet');
  },
  get noneHint() {
    return t('Write one for each application, or start one you can reuse.');
  },
  get nothingFound() {
    return t('No letters match your search.');
  },
  get newHint() {
    return t('We fill in the job from the application. You can change all of this later.');
  },
  get addFailed() {
    return t('We couldn’t create the letter');
  },
  get deleted() {
    return t('Letter deleted');
  },
  get deletedHint() {
    return t('You can restore it from Recently deleted for {trashDays} days.', { trashDays });
  },
  get deleteFailed() {
    return t('We couldn’t delete the letter');
  },
  copied: {
    tone: 'good',
    get title() {
      return t('Letter duplicated');
    },
  },
  get copyFailed() {
    return t('We couldn’t duplicate the letter');
  },
  renamed: {
    tone: 'good',
    get title() {
      return t('Letter renamed');
    },
  },
  get renameFailed() {
    return t('We couldn’t rename the letter');
  },
  restored: {
    tone: 'good',
    get title() {
      return t('Letter restored');
    },
  },
  get restoreFailed() {
    return t('We couldn’t restore the letter');
  },
  get arrangeFailed() {
    return t('We couldn’t save this');
  },
  gone: {
    tone: 'error',
    get title() {
      return t('Letter not found');
    },
    get description() {
      return t('It may have been deleted elsewhere.');
    },
  },
} as const satisfies Record<string, string | ToastMessage>;

/** The name of a copy, within the limit of names. */
export const copyName = (name: string): string => t('{name} (copy)', { name: name.slice(0, 280) });

export const countOf = (count: number): string =>
  t('{count, plural, one {# letter} other {# letters}}', { count });
