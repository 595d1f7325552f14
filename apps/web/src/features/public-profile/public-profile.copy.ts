import type { ToastMessage } from '../../ui/toast.ts';

/** The words of a public page. */
export const profileCopy = {
  privateTitle: 'Private Profile',
  privateText: 'This profile is private and cannot be viewed.',
  missingTitle: 'Profile Not Found',
  missingText: 'There is no profile at this address. It may have been renamed.',
  failedTitle: 'This profile could not be loaded',
  failedText: 'Failed to load profile data. Please try again.',
  emptyOwner:
    'Your page has nothing but your name yet. What you write in your profile settings shows here.',
  emptyVisitor: 'There is nothing more on this page yet.',
  privateToOthers: 'This page is private: nobody else can open it.',
  ownerNote: 'Only you see this line and your e-mail address.',
} as const;

export const profileToasts = {
  linkCopied: {
    tone: 'good',
    title: 'Link copied',
    description: 'Profile link copied to clipboard',
  },
  linkNotCopied: {
    tone: 'error',
    title: 'The link could not be copied',
    description: 'Copy it from the address bar of your browser.',
  },
  contactDownloaded: {
    tone: 'good',
    title: 'Contact downloaded',
    description: 'vCard has been downloaded',
  },
  notLoaded: {
    tone: 'error',
    title: 'This could not be loaded',
    description: 'Check your connection and try again.',
  },
} as const satisfies Record<string, ToastMessage>;

export const loadFailure = (serverMessage: string | undefined): ToastMessage => ({
  tone: 'error',
  title: 'Error',
  description: serverMessage ?? profileCopy.failedText,
});

export function viewsText(views: number): string {
  if (views === 0) return 'Nobody else has opened this page yet.';
  if (views === 1) return 'Opened once by somebody else.';
  return `Opened ${views.toLocaleString('en')} times by others.`;
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
