import { isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';

/** The words of the gallery. */
export const galleryCopy = {
  heading: 'Resume Templates',
  subtitle: 'Choose a template to create a new resume',
  search: 'Search templates...',
  created: { tone: 'good', title: 'Resume created' },
  createFailed: 'Error creating resume',
  createFailedOtherwise: 'There was an error creating your resume. Please try again.',
  noId: 'No resume ID received from server',
  loadFailed: 'Failed to load templates. Using locally stored templates.',
  usesLocal: 'These are the templates stored with the page.',
  empty: {
    title: 'No templates found',
    advice: 'Try adjusting your search criteria',
    support: 'If you believe this is an error, please contact support.',
  },
  hideQuestion: 'It leaves the gallery in this browser. Show hidden templates brings it back.',
  hidden: {
    title: 'Template hidden',
    description: 'Show hidden templates brings it back.',
  },
  hideFailed: {
    tone: 'error',
    title: 'Failed to delete template',
    description: 'This browser has no room to remember it.',
  },
  showHiddenFailed: {
    tone: 'error',
    title: 'Hidden templates could not be shown',
    description: 'This browser has no room to remember it.',
  },
} as const;

export const createLabel = (isLocked: boolean, isCreating: boolean): string => {
  if (isCreating) return 'Creating...';
  return isLocked ? 'Upgrade to Use' : 'Create Resume';
};

/** The server's sentence, or that of what went wrong here; ours where there is none. */
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
