import type { ToastMessage } from '../../ui/toast.ts';

/** The words of a public page. */
export const profileCopy = {
  privateTitle: 'Private Profile',
  privateText: 'This profile is private and cannot be viewed.',
  missingTitle: 'Profile Not Found',
  missingText: 'There’s no profile at this address. It may have been renamed.',
  failedTitle: 'We couldn’t load this profile',
  failedText: 'Failed to load profile data. Please try again.',
  emptyOwner: 'Your page is empty. Add your details in Profile Settings.',
  emptyVisitor: 'There’s nothing more on this page yet.',
  privateToOthers: 'This page is private. Only you can open it.',
  report: 'Report this page',
  ownerNote: 'Only you can see this line and your email.',
} as const;

export const profileToasts = {
  linkCopied: {
    tone: 'good',
    title: 'Link copied',
    description: 'Profile link copied to clipboard',
  },
  linkNotCopied: {
    tone: 'error',
    title: 'We couldn’t copy the link',
    description: 'Copy it from your browser’s address bar.',
  },
  contactDownloaded: {
    tone: 'good',
    title: 'Contact downloaded',
    description: 'vCard has been downloaded',
  },
  notLoaded: {
    tone: 'error',
    title: 'We couldn’t load this',
    description: 'Check your connection and try again.',
  },
} as const satisfies Record<string, ToastMessage>;

export const loadFailure = (serverMessage: string | undefined): ToastMessage => ({
  tone: 'error',
  title: 'Error',
  description: serverMessage ?? profileCopy.failedText,
});

export function viewsText(views: number): string {
  if (views === 0) return 'No views yet.';
  if (views === 1) return '1 view.';
  return `${views.toLocaleString('en')} views.`;
}

export const sectionTitles = {
  about: 'About',
  workExperience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  certifications: 'Certifications',
  contact: 'Contact',
} as const;
