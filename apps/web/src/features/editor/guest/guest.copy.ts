import { t } from '../../../lib/words/words.ts';

/** Texts for editing without an account. */
export const guestCopy = {
  get keep() {
    return t('Keep it in an account');
  },
  get logIn() {
    return t('Log in');
  },
  /**
   * The price of another PDF. A phone shows `signUp` instead, since this would truncate the
   * resume's name.
   */
  get withAccount() {
    return t('With an account');
  },
  get signUp() {
    return t('Sign up');
  },
  get back() {
    return t('Back to the home page');
  },
  deleted: {
    get title() {
      return t('Deleted from this device');
    },
    get description() {
      return t('Nothing you wrote is left here.');
    },
  },
  delete: {
    get title() {
      return t('Delete this resume from this device?');
    },
    get description() {
      return t(
        'It isn’t in an account, so there’s no other copy. Anyone who uses this browser can open it until you delete it.',
      );
    },
    get confirmLabel() {
      return t('Delete from this device');
    },
  },
} as const;
