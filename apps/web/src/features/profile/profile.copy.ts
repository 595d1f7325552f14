import { t } from '../../lib/words/words.ts';
import type { ToastMessage } from '../../ui/toast.ts';

/** Notifications of the profile page, as specified. */
export const profileCopy = {
  loadFailed: {
    get title() {
      return t('Error');
    },
    get description() {
      return t('Failed to load profile data. Please try again.');
    },
  },
  saved: {
    tone: 'good',
    get title() {
      return t('Profile updated');
    },
    get description() {
      return t('Your profile settings have been saved successfully.');
    },
  },
  saveFailed: {
    tone: 'error',
    get title() {
      return t('Error');
    },
    get description() {
      return t('Failed to save profile settings. Please try again.');
    },
  },
  draftRestored: {
    get title() {
      return t('Your unsaved changes are back');
    },
    get description() {
      return t('They’re kept on this device until you save them.');
    },
  },
} as const satisfies Record<string, ToastMessage>;

export const unreadCopy = {
  get title() {
    return t('We couldn’t read your profile');
  },
  get description() {
    return t(
      'We started a new one, and no one else sees it until you show it again under Visibility. The old one isn’t lost: it’s part of “Download all my data”.',
    );
  },
};

export const leaveCopy = {
  get description() {
    return t('Your changes on this page aren’t saved yet. You’ll lose them if you leave.');
  },
} as const;

export const saveBarCopy = {
  get unsaved() {
    return t('You have unsaved changes.');
  },
  get offline() {
    return t('You’re offline. Nothing you typed is lost; save it when you’re back online.');
  },
  get offlineNotKept() {
    return t('You’re offline, and this device couldn’t keep what you typed.');
  },
} as const;
