import type { ToastMessage } from '../../ui/toast.ts';

/** Notifications of the settings, as specified. */
export const profileCopy = {
  loadFailed: {
    title: 'Error',
    description: 'Failed to load profile data. Please try again.',
  },
  saved: {
    tone: 'good',
    title: 'Profile updated',
    description: 'Your profile settings have been saved successfully.',
  },
  saveFailed: {
    tone: 'error',
    title: 'Error',
    description: 'Failed to save profile settings. Please try again.',
  },
  pictureSaved: { tone: 'good', title: 'Profile picture updated' },
  pictureFailed: {
    tone: 'error',
    title: 'Failed to upload profile picture. Please try again.',
  },
  pictureDeleted: { title: 'Profile picture deleted' },
  pictureNotDeleted: { tone: 'error', title: 'We couldn’t delete the profile picture' },
  confirmationSent: {
    tone: 'good',
    title: 'Verification email sent',
    description: 'Please check your email for the verification link.',
  },
  confirmationFailed: {
    tone: 'error',
    title: 'Failed to resend',
    description: 'Could not resend verification email. Please try again later.',
  },
  addressKept: { title: 'Your address wasn’t changed' },
  deviceSignedOut: { title: 'That device is signed out' },
  deviceNotSignedOut: { tone: 'error', title: 'We couldn’t sign out that device' },
  notSignedOutEverywhere: { tone: 'error', title: 'We couldn’t sign you out everywhere' },
  keyRevoked: { title: 'API key revoked' },
  keyNotRevoked: { tone: 'error', title: 'We couldn’t revoke the API key' },
  appRemoved: { title: 'App removed' },
  appNotRemoved: { tone: 'error', title: 'We couldn’t remove the app' },
  dataFailed: { tone: 'error', title: 'We couldn’t download your data' },
  filled: {
    tone: 'good',
    title: 'Profile filled in',
    description: 'Review it, then save.',
  },
  resumeNotRead: { tone: 'error', title: 'We couldn’t read that resume' },
  resumeMade: {
    tone: 'good',
    title: 'Resume created',
    description: 'It has everything from your profile.',
  },
  resumeNotMade: { tone: 'error', title: 'We couldn’t create the resume' },
  draftRestored: {
    title: 'Your unsaved changes are back',
    description: 'They’re kept on this device until you save them.',
  },
} as const satisfies Record<string, ToastMessage>;

export const unreadCopy = {
  title: 'We couldn’t read your profile',
  description:
    'We started a new one, and no one else sees it until you show it again under Visibility. The old one isn’t lost: it’s part of “Download all my data”.',
};

export const endedCopy = {
  everywhere: 'You’re signed out everywhere.',
  deleted: 'Your account and everything in it have been deleted.',
} as const;

/** Labels of fields in the list of conflicts. */
export const fieldLabels = {
  fullName: 'Full name',
  email: 'Email',
  username: 'Username',
  title: 'Professional title',
  company: 'Current company',
  location: 'Location',
  phone: 'Phone',
  website: 'Website',
  bio: 'Bio',
  'socialLinks.linkedin': 'LinkedIn',
  'socialLinks.github': 'GitHub',
  'socialLinks.twitter': 'Twitter',
  workExperience: 'Work experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  certifications: 'Certifications',
  'visibility.public': 'Public profile',
  'visibility.workExperience': 'Work experience is shown',
  'visibility.education': 'Education is shown',
  'visibility.skills': 'Skills are shown',
  'visibility.projects': 'Projects are shown',
  'visibility.certifications': 'Certifications are shown',
  'visibility.phone': 'Phone number is shown',
  'visibility.profileLayout': 'Profile layout',
  'visibility.pageLayout': 'Page layout',
  'visibility.accent': 'Accent color',
  'visibility.resumeId': 'Linked resume',
  'visibility.download': 'Visitors can download the PDF',
  'notifications.email': 'Email notifications',
  'notifications.browser': 'Browser notifications',
} as const;

export const leaveCopy = {
  description: 'Your changes on this page aren’t saved yet. You’ll lose them if you leave.',
} as const;

export const saveBarCopy = {
  unsaved: 'You have unsaved changes.',
  offline: 'You’re offline. Nothing you typed is lost; save it when you’re back online.',
  offlineNotKept: 'You’re offline, and this device couldn’t keep what you typed.',
} as const;

export const deleteCopy = {
  title: 'Delete your account?',
  description: 'This can’t be undone. It permanently deletes:',
  goes: [
    'your resumes and cover letters, and their shared links',
    'your profile, its picture and its public page',
    'your sessions on every device',
  ],
  bought: 'the credits and the plan that you have left',
  stays: 'We keep payment records as the law requires, without your personal data.',
  confirm: 'Delete my account',
} as const;

export const noticesCopy = {
  unsupported: 'This browser can’t show notifications.',
  denied:
    'Your browser blocks notifications from Folio. Allow them in its settings for this site, then reload this page.',
  granted: 'Notifications are on in this browser.',
  notAsked: 'Notifications aren’t on in this browser yet.',
} as const;
