import { isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { t } from '../../lib/words/words.ts';

/** Texts of the gallery. */
export const galleryCopy = {
  get heading() {
    return t('Resume Templates');
  },
  get subtitle() {
    return t('Choose a template to create a new resume');
  },
  get search() {
    return t('Search templates...');
  },
  created: {
    tone: 'good',
    get title() {
      return t('Resume created');
    },
  },
  get createFailed() {
    return t('Error creating resume');
  },
  get createFailedOtherwise() {
    return t('There was an error creating your resume. Please try again.');
  },
  get noId() {
    return t('No resume ID received from server');
  },
  get loadFailed() {
    return t('Failed to load templates. Using locally stored templates.');
  },
  get usesLocal() {
    return t('These are the templates that come with the app.');
  },
  empty: {
    get title() {
      return t('No templates found');
    },
    get advice() {
      return t('Try adjusting your search criteria');
    },
    get support() {
      return t('If you believe this is an error, please contact support.');
    },
  },
  get hideQuestion() {
    return t('It’s hidden in this browser only. Use Show hidden templates to bring it back.');
  },
  hidden: {
    get title() {
      return t('Template hidden');
    },
    get description() {
      return t('Use Show hidden templates to bring it back.');
    },
  },
  hideFailed: {
    tone: 'error',
    get title() {
      return t('Failed to delete template');
    },
    get description() {
      return t('This browser is out of storage.');
    },
  },
  showHiddenFailed: {
    tone: 'error',
    get title() {
      return t('We couldn’t show the hidden templates');
    },
    get description() {
      return t('This browser is out of storage.');
    },
  },
} as const;

export const createLabel = (isLocked: boolean, isCreating: boolean): string => {
  if (isCreating) return t('Creating...');
  return isLocked ? t('Upgrade to Use') : t('Create Resume');
};

/** The server's message, or a local one, or a default. */
export function createFailure(error: unknown): string {
  if (isApiError(error)) return error.serverMessage ?? galleryCopy.createFailedOtherwise;
  return messageOf(error) ?? galleryCopy.createFailedOtherwise;
}

export function loadFailure(error: unknown): string {
  if (isApiError(error)) return error.serverMessage ?? describeError(error);
  return messageOf(error) ?? t('Unknown error');
}

const messageOf = (error: unknown): string | undefined =>
  (error instanceof Error && error.message) || undefined;
