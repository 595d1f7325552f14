import type { Notice } from '../../lib/notices.ts';
import { t } from '../../lib/words/words.ts';
import type { ToastMessage } from '../../ui/toast.ts';

export const letterToasts = {
  notFound: {
    tone: 'error',
    get title() {
      return t('Resume not found');
    },
    get description() {
      return t("The resume you're looking for couldn't be found.");
    },
  },
  copied: {
    tone: 'good',
    get title() {
      return t('Letter copied');
    },
  },
  notCopied: {
    tone: 'error',
    get title() {
      return t('We couldn’t copy the letter');
    },
    get description() {
      return t('Select the text and copy it yourself.');
    },
  },
  downloaded: {
    tone: 'good',
    get title() {
      return t('Downloaded');
    },
  },
  downloadFailed: {
    tone: 'error',
    get title() {
      return t('We couldn’t create the letter');
    },
  },
  restored: {
    tone: 'good',
    get title() {
      return t('Previous letter restored');
    },
  },
  deleted: {
    tone: 'good',
    get title() {
      return t('Letter deleted');
    },
  },
  notDeleted: {
    tone: 'error',
    get title() {
      return t('We couldn’t delete the letter');
    },
  },
  broughtBack: {
    tone: 'good',
    get title() {
      return t('Letter restored');
    },
  },
  notBroughtBack: {
    tone: 'error',
    get title() {
      return t('We couldn’t restore the letter');
    },
  },
} as const satisfies Record<string, ToastMessage>;

/** Notifications for when another tab is open. */
export const letterNotices = {
  done: {
    get title() {
      return t('Your cover letter is written');
    },
    get body() {
      return t('It’s ready for your review.');
    },
  },
  failed: {
    get title() {
      return t('Your cover letter wasn’t written');
    },
    get body() {
      return t('Open Folio to see why.');
    },
  },
} as const satisfies Record<string, Notice>;
