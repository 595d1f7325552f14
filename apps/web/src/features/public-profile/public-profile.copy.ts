import { t } from '../../lib/words/words.ts';
import type { ToastMessage } from '../../ui/toast.ts';

/** The texts of a public page. */
export const profileCopy = {
  get privateTitle() {
    return t('Private Profile');
  },
  get privateText() {
    return t('This profile is private and cannot be viewed.');
  },
  get missingTitle() {
    return t('Profile Not Found');
  },
  get missingText() {
    return t('There’s no profile at this address. It may have been renamed.');
  },
  get failedTitle() {
    return t('We couldn’t load this profile');
  },
  get failedText() {
    return t('Failed to load profile data. Please try again.');
  },
  get emptyOwner() {
    return t('Your page is empty. Add your details in Profile Settings.');
  },
  get emptyVisitor() {
    return t('There’s nothing more on this page yet.');
  },
  get privateToOthers() {
    return t('This page is private. Only you can open it.');
  },
  get report() {
    return t('Report this page');
  },
  get ownerNote() {
    return t('Only you can see this line and your email.');
  },
} as const;

export const profileToasts = {
  linkCopied: {
    tone: 'good',
    get title() {
      return t('Link copied');
    },
    get description() {
      return t('Profile link copied to clipboard');
    },
  },
  linkNotCopied: {
    tone: 'error',
    get title() {
      return t('We couldn’t copy the link');
    },
    get description() {
      return t('Copy it from your browser’s address bar.');
    },
  },
  contactDownloaded: {
    tone: 'good',
    get title() {
      return t('Contact downloaded');
    },
    get description() {
      return t('vCard has been downloaded');
    },
  },
  notLoaded: {
    tone: 'error',
    get title() {
      return t('We couldn’t load this');
    },
    get description() {
      return t('Check your connection and try again.');
    },
  },
} as const satisfies Record<string, ToastMessage>;

export const loadFailure = (serverMessage: string | undefined): ToastMessage => ({
  tone: 'error',
  title: t('Error'),
  description: serverMessage ?? profileCopy.failedText,
});

export function viewsText(views: number): string {
  if (views === 0) return t('No views yet.');
  if (views === 1) return t('1 view.');
  return t('{views} views.', { views: views.toLocaleString('en') });
}

export const sectionTitles = {
  get about() {
    return t('About');
  },
  get workExperience() {
    return t('Experience');
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
  get contact() {
    return t('Contact');
  },
} as const;
