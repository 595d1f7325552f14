import { t } from '../../lib/words/words.ts';
import type { ToastMessage } from '../../ui/toast.ts';

/** Notifications of the settings, as specified. */
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
  pictureSaved: {
    tone: 'good',
    get title() {
      return t('Profile picture updated');
    },
  },
  pictureFailed: {
    tone: 'error',
    get title() {
      return t('Failed to upload profile picture. Please try again.');
    },
  },
  pictureDeleted: {
    get title() {
      return t('Profile picture deleted');
    },
  },
  pictureNotDeleted: {
    tone: 'error',
    get title() {
      return t('We couldn’t delete the profile picture');
    },
  },
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
  deviceSignedOut: {
    get title() {
      return t('That device is signed out');
    },
  },
  deviceNotSignedOut: {
    tone: 'error',
    get title() {
      return t('We couldn’t sign out that device');
    },
  },
  notSignedOutEverywhere: {
    tone: 'error',
    get title() {
      return t('We couldn’t sign you out everywhere');
    },
  },
  keyRevoked: {
    get title() {
      return t('API key revoked');
    },
  },
  keyNotRevoked: {
    tone: 'error',
    get title() {
      return t('We couldn’t revoke the API key');
    },
  },
  appRemoved: {
    get title() {
      return t('App removed');
    },
  },
  appNotRemoved: {
    tone: 'error',
    get title() {
      return t('We couldn’t remove the app');
    },
  },
  dataFailed: {
    tone: 'error',
    get title() {
      return t('We couldn’t download your data');
    },
  },
  filled: {
    tone: 'good',
    get title() {
      return t('Profile filled in');
    },
    get description() {
      return t('Review it, then save.');
    },
  },
  resumeNotRead: {
    tone: 'error',
    get title() {
      return t('We couldn’t read that resume');
    },
  },
  resumeMade: {
    tone: 'good',
    get title() {
      return t('Resume created');
    },
    get description() {
      return t('It has everything from your profile.');
    },
  },
  resumeNotMade: {
    tone: 'error',
    get title() {
      return t('We couldn’t create the resume');
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

export const endedCopy = {
  get everywhere() {
    return t('You’re signed out everywhere.');
  },
  get deleted() {
    return t('Your account and everything in it have been deleted.');
  },
} as const;

/** Labels of fields in the list of conflicts. */
export const fieldLabels = {
  get fullName() {
    return t('Full name');
  },
  get email() {
    return t('Email');
  },
  get username() {
    return t('Username');
  },
  get title() {
    return t('Professional title');
  },
  get company() {
    return t('Current company');
  },
  get location() {
    return t('Location');
  },
  get phone() {
    return t('Phone');
  },
  get website() {
    return t('Website');
  },
  get bio() {
    return t('Bio');
  },
  'socialLinks.linkedin': 'LinkedIn',
  'socialLinks.github': 'GitHub',
  get 'socialLinks.twitter'() {
    return t('Twitter');
  },
  get workExperience() {
    return t('Work experience');
  },
  get education() {
    return t('Education');
  },
  get skills() {
    return t('Skills');
  },
  get projects() {
    return t('Projects');
  },
  get certifications() {
    return t('Certifications');
  },
  get 'visibility.public'() {
    return t('Public profile');
  },
  get 'visibility.workExperience'() {
    return t('Work experience is shown');
  },
  get 'visibility.education'() {
    return t('Education is shown');
  },
  get 'visibility.skills'() {
    return t('Skills are shown');
  },
  get 'visibility.projects'() {
    return t('Projects are shown');
  },
  get 'visibility.certifications'() {
    return t('Certifications are shown');
  },
  get 'visibility.phone'() {
    return t('Phone number is shown');
  },
  get 'visibility.profileLayout'() {
    return t('Profile layout');
  },
  get 'visibility.pageLayout'() {
    return t('Page layout');
  },
  get 'visibility.accent'() {
    return t('Accent color');
  },
  get 'visibility.resumeId'() {
    return t('Linked resume');
  },
  get 'visibility.download'() {
    return t('Visitors can download the PDF');
  },
  get 'notifications.email'() {
    return t('Email notifications');
  },
  get 'notifications.browser'() {
    return t('Browser notifications');
  },
} as const;

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

export const deleteCopy = {
  get title() {
    return t('Delete your account?');
  },
  get description() {
    return t('This can’t be undone. It permanently deletes:');
  },
  get goes() {
    return [
      t('your resumes and cover letters, and their shared links'),
      t('your profile, its picture and its public page'),
      t('your sessions on every device'),
    ];
  },
  get bought() {
    return t('the credits and the plan that you have left');
  },
  get stays() {
    return t('We keep payment records as the law requires, without your personal data.');
  },
  get confirm() {
    return t('Delete my account');
  },
} as const;

export const noticesCopy = {
  get unsupported() {
    return t('This browser can’t show notifications.');
  },
  get denied() {
    return t(
      'Your browser blocks notifications from Folio. Allow them in its settings for this site, then reload this page.',
    );
  },
  get granted() {
    return t('Notifications are on in this browser.');
  },
  get notAsked() {
    return t('Notifications aren’t on in this browser yet.');
  },
} as const;
