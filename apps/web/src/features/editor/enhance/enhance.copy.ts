import type { ToastMessage } from '../../../ui/toast.ts';

/** The words of Enhance. */
export const enhanceCopy = {
  button: 'Enhance',
  running: 'Enhancing...',
  dismiss: 'Dismiss',
  apply: 'Apply',
  keep: 'Keep as it is',
  cancel: 'Cancel',
  heldBack: 'Held back, because your own text does not say it:',
  later: 'Please try again later.',
  unreachable:
    'The AI enhancement service is not available. Please make sure your server is running and the API route exists.',
  unusable: 'What came back could not be put in its places, so nothing was changed.',
  changedMeanwhile:
    'You changed this section while it was being enhanced, so it was left as it is.',
  buyCredits: 'Buy Credits',
  nothingBetter: 'There is nothing to say better here with the same facts.',
} as const;

export const pricingPath = '/pricing';

const title = (section: string) => `Enhance ${section}`;
export const dialogCopy = { title, description: 'Nothing changes before you apply it.' } as const;

export const emptyToast = (section: string): ToastMessage => ({
  title: 'No content to enhance',
  description: `The ${section} section doesn't have enough content to enhance.`,
  tone: 'error',
  isBrief: true,
});

export const enhancedToast = (section: string, undo: () => void): ToastMessage => ({
  title: 'Section enhanced',
  description: `${section} has been enhanced with AI`,
  tone: 'good',
  action: { label: 'Undo', onClick: undo },
});

export const unchangedToast = (section: string, notice: string | undefined): ToastMessage => ({
  title: `${section} stays as it is`,
  description: notice ?? enhanceCopy.nothingBetter,
});

export const cancelledToast = (section: string): ToastMessage => ({
  title: 'Enhance cancelled',
  description: `${section} stays as it is. An answer that has not come takes no credits.`,
  isBrief: true,
});

/** It is told for good under the section. */
export const failedToast = (section: string, message: string): ToastMessage => ({
  title: `Could not enhance ${section}`,
  description: message,
  tone: 'error',
  isBrief: true,
});
