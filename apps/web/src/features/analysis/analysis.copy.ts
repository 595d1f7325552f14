import type { ToastMessage } from '../../ui/toast.ts';

export const pricingPath = '/pricing';

/** A problem in two sentences: beside the field, and as a notification. */
export type Problem = { title: string; description: string };

export const analysisCopy = {
  wrongType: { title: 'Invalid file type', description: 'Please upload a PDF file' },
  tooLarge: { title: 'File too large', description: 'Maximum file size is 5MB' },
  noFile: { title: 'No file selected', description: 'Please upload a resume PDF to analyze' },
  noData: { title: 'No resume data available', description: 'Please upload your resume again.' },
  premium: {
    title: 'AI Resume Analysis is a premium feature',
    description: 'Upgrade to Premium to analyze your resume with our AI.',
  },
  tooFewCredits:
    'You need at least 3 credit to use the AI Resume Analyzer. Please purchase credits to continue.',
  failed: 'Resume Analysis Failed',
  retryFailed: 'Analysis retry failed',
  invalidAnswer: 'Invalid response from AI service',
  unexpectedAnswer: 'Unexpected data format from AI service',
  support: 'If this issue persists, please contact support.',
} as const satisfies Record<string, Problem | string>;

export const problemToast = (problem: Problem): ToastMessage => ({
  ...problem,
  tone: 'error',
  isBrief: true,
});

/** Why a file gave no resume, and what to do then; by the reader's code. */
export const readingProblems = {
  empty: {
    title: 'This file is empty',
    description: 'There is nothing on its pages. Please choose another file.',
  },
  'too-large': { title: 'File too large', description: 'Maximum file size is 5MB' },
  encrypted: {
    title: 'This file is locked with a password',
    description: 'Save a copy without the password, then choose that one.',
  },
  'image-only': {
    title: 'This file is a picture of a resume',
    description:
      'Its pages hold no text, so a machine reads nothing in it, and neither can we. Export it as a PDF from the program it was written in.',
  },
  unreadable: {
    title: 'This file could not be read',
    description: 'It seems to be damaged. Save or export it again, then choose the new file.',
  },
  'unknown-kind': { title: 'Invalid file type', description: 'Please upload a PDF file' },
  'not-a-resume': {
    title: 'There is no resume in this file',
    description: 'We found text, but no name, job or school in it. Please choose another file.',
  },
  unopened: {
    title: 'This resume could not be opened',
    description: 'It may have been deleted. Please choose another one.',
  },
  failed: {
    title: 'Reading did not work',
    description: 'The reader stopped before it was done. Please try it once more.',
  },
} as const satisfies Record<string, Problem>;
