import { MissingFontError } from '@folio/documents/missing-faces';
import { isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import type { ToastMessage } from '../../ui/toast.ts';

/** The words of a resume's page. */
export const previewCopy = {
  madePublic: {
    tone: 'good',
    title: 'Your resume is public',
    description: 'Anyone with the link can read it now.',
  },
  madePrivate: {
    tone: 'good',
    title: 'Your resume is private',
    description: 'The link leads nowhere for everybody but you.',
  },
  sharingFailed: { tone: 'error', title: 'Sharing could not be changed' },
  linkCopied: { tone: 'good', title: 'Link copied' },
  linkNotCopied: {
    tone: 'error',
    title: 'The link could not be copied',
    description: 'Copy it from the address bar of your browser.',
  },
  downloaded: { tone: 'good', title: 'Downloaded' },
  downloadFailed: { tone: 'error', title: 'The document could not be made' },
} as const satisfies Record<string, ToastMessage>;

export const shareCopy = {
  title: 'Share this resume',
  private:
    'Only you can see this resume. Make it public, and anyone with its link can read, print and download it, without an account. They see these pages with all that is written on them, such as your phone number. Nobody but you can change it, and search engines are asked to leave it out.',
  public:
    'Anyone with this link can read, print and download this resume, without an account. What you change in it shows at the link, too. You can make it private again at any time.',
} as const;

/** The server's sentence where it has one for people, else ours. */
export const reasonOf = (error: unknown): string =>
  (error instanceof MissingFontError && error.message) ||
  (isApiError(error) && error.serverMessage) ||
  describeError(error);
