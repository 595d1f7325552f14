import type { ToastMessage } from '../../ui/toast.ts';

/** Asked where a session is about to end with something unsaved. */
export const unsavedCopy = {
  'sign-out': {
    title: 'Sign out without saving?',
    description:
      'These changes couldn’t be saved to your account. Signing out removes them from this device.',
    stay: 'Stay signed in',
    leave: 'Sign out anyway',
  },
  'sign-out-everywhere': {
    title: 'Sign out without saving?',
    description:
      'These changes couldn’t be saved to your account. Signing out removes them from this device.',
    stay: 'Stay signed in',
    leave: 'Continue anyway',
  },
  'delete-account': {
    title: 'You have unsaved changes',
    description:
      'These changes couldn’t be saved. They’ll be deleted with your account, so you may want a copy first.',
    stay: 'Cancel',
    leave: 'Continue anyway',
  },
  keep: 'Keep for my next login',
  keepHint:
    'They can stay on this device, encrypted, until you log in here again. No one else can read them.',
  noKey:
    'We can’t keep them on this device, because the encryption key is missing. Download a copy instead.',
  noEncryption:
    'We can’t keep them on this device, because this browser can’t encrypt them here. Download a copy instead.',
  kept: {
    title: 'Kept for your next login',
    description: 'Your unsaved changes are encrypted on this device.',
    tone: 'good',
  },
  notKept: {
    title: 'We couldn’t keep your changes',
    description: 'This device is out of storage. Download a copy instead.',
    tone: 'error',
  },
  back: (count: number): ToastMessage => ({
    title: 'Your unsaved changes are back',
    description: `${count === 1 ? 'One document has' : `${count} documents have`} changes that were kept on this device.`,
    tone: 'good',
  }),
} as const satisfies Record<string, unknown>;
