import type { User } from '@folio/contract/auth';
import { isIncluded } from '@folio/contract/entitlements';
import type { CreditPrice } from '../../lib/credit-price.ts';
import type { Notice } from '../../lib/notices.ts';
import { type Problem, type ReadingError, readingProblems } from '../../lib/reading/reading.ts';
import type { ToastMessage } from '../../ui/toast.ts';

export const pricingPath = '/pricing';

export const dropCopy = {
  title: 'Drop your resume to analyze it',
  hint: 'A PDF up to 5 MB. Your file stays in your browser.',
} as const;

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
  freeWithoutScore: 'Without a score, an analysis takes no credits.',
  scan: {
    title: 'Software can’t read this file',
    description:
      'Its pages are images, so we scored the text we could recognize. Open it as a resume and download it from there to get a file that software can read.',
  },
  stageFailed: 'Career stage not changed',
  failed: 'Resume Analysis Failed',
  retryFailed: 'Analysis retry failed',
  invalidAnswer: 'Invalid response from AI service',
  unexpectedAnswer: 'Unexpected data format from AI service',
  support: 'If this issue persists, please contact support.',
} as const satisfies Record<string, Problem | string>;

type Refused = { price: CreditPrice<'analysis'> } & Pick<User, 'credits' | 'subscription'>;

/**
 * An analysis requires a higher balance than its price, so that credits remain for working on the
 * findings.
 */
export const shortfallText = ({ price, credits }: Omit<Refused, 'subscription'>): string =>
  `An analysis takes ${price.words} and starts with at least ${price.needed} in your account. You have ${credits}.`;

/** Premium includes analyses, so others are told about it where it is sold. */
export const refusalOf = (refused: Refused): Problem =>
  !isIncluded('analysis', { ...refused, hasBoughtPack: false }) && refused.price.isSold
    ? analysisCopy.premium
    : { title: 'Not enough credits', description: shortfallText(refused) };

/** Notifications for people who are in another tab when it ends. */
export const analysisNotices = {
  done: {
    title: 'Your resume analysis is ready',
    body: 'See your score and what to do next.',
  },
  failed: {
    title: 'Your resume analysis has failed',
    body: 'Open Folio to see why and try again.',
  },
} as const satisfies Record<string, Notice>;

export const problemToast = (problem: Problem): ToastMessage => ({
  ...problem,
  tone: 'error',
  isBrief: true,
});

/** Why a file gave no resume, in this page's words where it has its own. */
export function problemOf({ problem, reason }: ReadingError): Problem {
  const own = { 'too-large': analysisCopy.tooLarge, 'unknown-kind': analysisCopy.wrongType };
  const { title, description } = { ...readingProblems, ...own }[problem];
  return { title, description: reason ?? description };
}
