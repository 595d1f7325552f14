import { resumeRoutes } from '@folio/contract/resumes';
import { MissingFontError } from '@folio/documents/missing-faces';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { previewQuery } from '../../lib/shown-resume.ts';
import { t } from '../../lib/words/words.ts';
import { type ToastMessage, toast } from '../../ui/toast.ts';

/** Makes the resume public by link, or private again. */
export function useSetPublic(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (isPublic: boolean) =>
      (await api(resumeRoutes.update, { params: { id }, body: { isPublic } })).data,
    onSuccess: ({ isPublic, version }) => {
      client.setQueryData(previewQuery(id, true).queryKey, (known) => {
        // If versions were skipped, there are changes that are not displayed.
        const isNext = known?.version !== undefined && version === known.version + 1;
        return known && { ...known, isPublic, ...(isNext ? { version } : {}) };
      });
      void client.invalidateQueries({ queryKey: ['resumes'] });
      toast(isPublic ? previewCopy.madePublic : previewCopy.madePrivate);
    },
    onError: (error) => toast({ ...previewCopy.sharingFailed, description: reasonOf(error) }),
  });
}

/** Texts of a resume's page. */
export const previewCopy = {
  madePublic: {
    tone: 'good',
    get title() {
      return t('Your resume is public');
    },
    get description() {
      return t('Anyone with the link can view it now.');
    },
  },
  madePrivate: {
    tone: 'good',
    get title() {
      return t('Your resume is private');
    },
    get description() {
      return t('The link no longer works for anyone else.');
    },
  },
  sharingFailed: {
    tone: 'error',
    get title() {
      return t('We couldn’t change sharing');
    },
  },
  linkCopied: {
    tone: 'good',
    get title() {
      return t('Link copied');
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
  downloaded: {
    tone: 'good',
    get title() {
      return t('Downloaded');
    },
  },
  downloadedRefreshed: {
    tone: 'good',
    get title() {
      return t('Downloaded');
    },
    get description() {
      return t('It includes changes made elsewhere, which you now see.');
    },
  },
  printFailed: {
    tone: 'error',
    get title() {
      return t('We couldn’t print the pages');
    },
  },
  downloadFailed: {
    tone: 'error',
    get title() {
      return t('We couldn’t make the document');
    },
  },
} as const satisfies Record<string, ToastMessage>;

export const shareCopy = {
  get title() {
    return t('Share this resume');
  },
  get private() {
    return t(
      'Only you can see this resume. Make it public to let anyone with the link read, print and download it, no account needed. They see everything on these pages, including your phone number. Only you can change it, and we ask search engines not to list it.',
    );
  },
  get public() {
    return t(
      'Anyone with this link can read, print and download this resume, including future edits, no account needed. You can make it private again at any time.',
    );
  },
} as const;

/** The server's message, or a default. */
export const reasonOf = (error: unknown): string =>
  (error instanceof MissingFontError && error.message) ||
  (isApiError(error) && error.serverMessage) ||
  describeError(error);
