import { t } from '../../../lib/words/words.ts';
import type { ToastMessage } from '../../../ui/toast.ts';

/** Notifications of the account tab. */
export const accountCopy = {
  confirmationSent: {
    tone: 'good',
    get title() {
      return t('Verification email sent');
    },
    get description() {
      return t('Please check your email for the verification link.');
    },
  },
  confirmationFailed: {
    tone: 'error',
    get title() {
      return t('Failed to resend');
    },
    get description() {
      return t('Could not resend verification email. Please try again later.');
    },
  },
  addressKept: {
    get title() {
      return t('Your address wasn’t changed');
    },
  },
  dataFailed: {
    tone: 'error',
    get title() {
      return t('We couldn’t download your data');
    },
  },
} as const satisfies Record<string, ToastMessage>;

export const deleteCopy = {
  get title() {
    return t('Delete your account?');
  },
  get description() {
    return t(
      'This can’t be undone. Download your data first if you want a copy. It permanently deletes:',
    );
  },
  get goes() {
    return [
      t('your resumes and cover letters, and their shared links'),
      t('your applications, with their notes and what you sent'),
      t('your profile, its picture and its public page'),
      t('your sessions on every device'),
    ];
  },
  get bought() {
    return t('any credits and plan you have left');
  },
  get stays() {
    return t('We keep payment records as the law requires, without your personal data.');
  },
  get confirm() {
    return t('Delete my account');
  },
  /** After the deletion, on the page that is shown then. */
  get done() {
    return t('Your account and everything in it have been deleted.');
  },
} as const;
