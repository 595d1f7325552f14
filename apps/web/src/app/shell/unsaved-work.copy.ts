import { t } from '../../lib/words/words.ts';
import type { ToastMessage } from '../../ui/toast.ts';

/** Texts of the question when a session is about to end with unsaved changes. */
export const unsavedCopy = {
  'sign-out': {
    get title() {
      return t('Sign out without saving?');
    },
    get description() {
      return t(
        'These changes couldn’t be saved to your account. Signing out removes them from this device.',
      );
    },
    get stay() {
      return t('Stay signed in');
    },
    get leave() {
      return t('Sign out anyway');
    },
  },
  'sign-out-everywhere': {
    get title() {
      return t('Sign out without saving?');
    },
    get description() {
      return t(
        'These changes couldn’t be saved to your account. Signing out removes them from this device.',
      );
    },
    get stay() {
      return t('Stay signed in');
    },
    get leave() {
      return t('Continue anyway');
    },
  },
  'delete-account': {
    get title() {
      return t('You have unsaved changes');
    },
    get description() {
      return t(
        'These changes couldn’t be saved. They’ll be deleted with your account, so you may want a copy first.',
      );
    },
    get stay() {
      return t('Cancel');
    },
    get leave() {
      return t('Continue anyway');
    },
  },
  get keep() {
    return t('Keep for my next login');
  },
  get keepHint() {
    return t(
      'They can stay on this device, encrypted, until you log in here again. No one else can read them.',
    );
  },
  get noKey() {
    return t(
      'We can’t keep them on this device, because the encryption key is missing. Download a copy instead.',
    );
  },
  get noEncryption() {
    return t(
      'We can’t keep them on this device, because this browser can’t encrypt them here. Download a copy instead.',
    );
  },
  kept: {
    get title() {
      return t('Kept for your next login');
    },
    get description() {
      return t('Your unsaved changes are encrypted on this device.');
    },
    tone: 'good',
  },
  notKept: {
    get title() {
      return t('We couldn’t keep your changes');
    },
    get description() {
      return t('This device is out of storage. Download a copy instead.');
    },
    tone: 'error',
  },
  back: (count: number): ToastMessage => ({
    title: t('Your unsaved changes are back'),
    description: t(
      '{count, plural, one {One document has changes that were kept on this device.} other {# documents have changes that were kept on this device.}}',
      { count },
    ),
    tone: 'good',
  }),
} as const satisfies Record<string, unknown>;
