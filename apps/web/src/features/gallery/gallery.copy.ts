import { isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';

/** Texts of the gallery. */
export const galleryCopy = {
  heading: 'Resume Templates',
  subtitle: 'Choose a template to create a new resume',
  search: 'Search templates...',
  created: { tone: 'good', title: 'Resume created' },
  createFailed: 'Error creating resume',
  createFailedOtherwise: 'There was an error creating your resume. Please try again.',
  noId: 'No resume ID received from server',
  loadFailed: 'Failed to load templates. Using locally stored templates.',
  usesLocal: 'These are the templates that come with the app.',
  empty: {
    title: 'No templates found',
    advice: 'Try adjusting your search criteria',
    support: 'If you believe this is an error, please contact support.',
  },
  hideQuestion: 'It’s hidden in this browser only. Use Show hidden templates to bring it back.',
  hidden: {
    title: 'Template hidden',
    description: 'Use Show hidden templates to bring it back.',
  },
  hideFailed: {
    tone: 'error',
    title: 'Failed to delete template',
    description: 'This browser is out of storage.',
  },
  showHiddenFailed: {
    tone: 'error',
    title: 'We couldn’t show the hidden templates',
    description: 'This browser is out of storage.',
  },
} as const;

export const createLabel = (isLocked: boolean, isCreating: boolean): string => {
  if (isCreating) return 'Creating...';
  return isLocked ? 'Upgrade to Use' : 'Create Resume';
};

/** The server's message, or a local one, or a default. */
export function createFailure(error: unknown): string {
  if (isApiError(error)) return error.serverMessage ?? galleryCopy.createFailedOtherwise;
  return messageOf(error) ?? galleryCopy.createFailedOtherwise;
}

export function loadFailure(error: unknown): string {
  if (isApiError(error)) return error.serverMessage ?? describeError(error);
  return messageOf(error) ?? 'Unknown error';
}

const messageOf = (error: unknown): string | undefined =>
  (error instanceof Error && error.message) || undefined;
