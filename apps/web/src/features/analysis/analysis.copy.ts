import type { User } from '@folio/contract/auth';
import { isIncluded } from '@folio/contract/entitlements';
import type { CreditPrice } from '../../lib/credit-price.ts';
import type { Notice } from '../../lib/notices.ts';
import { type Problem, type ReadingError, readingProblems } from '../../lib/reading/reading.ts';
import { t } from '../../lib/words/words.ts';
import type { ToastMessage } from '../../ui/toast.ts';

export const pricingPath = '/pricing';

export const dropCopy = {
  get title() {
    return t('Drop your resume to analyze it');
  },
  get hint() {
    return t('A PDF up to 5 MB. Your file stays in your browser.');
  },
} as const;

export const analysisCopy = {
  wrongType: {
    get title() {
      return t('Invalid file type');
    },
    get description() {
      return t('Please upload a PDF file');
    },
  },
  tooLarge: {
    get title() {
      return t('File too large');
    },
    get description() {
      return t('Maximum file size is 5MB');
    },
  },
  noFile: {
    get title() {
      return t('No file selected');
    },
    get description() {
      return t('Please upload a resume PDF to analyze');
    },
  },
  noData: {
    get title() {
      return t('No resume data available');
    },
    get description() {
      return t('Please upload your resume again.');
    },
  },
  premium: {
    get title() {
      return t('AI Resume Analysis is a premium feature');
    },
    get description() {
      return t('Upgrade to Premium to analyze your resume with our AI.');
    },
  },
  get tooFewCredits() {
    return t(
      'You need at least 3 credit to use the AI Resume Analyzer. Please purchase credits to continue.',
    );
  },
  get freeWithoutScore() {
    return t('Without a score, an analysis takes no credits.');
  },
  scan: {
    get title() {
      return t('Software can’t read this file');
    },
    get description() {
      return t(
        'Its pages are images, so we scored the text we could recognize. Open it as a resume and download it from there to get a file that software can read.',
      );
    },
  },
  get stageFailed() {
    return t('Career stage not changed');
  },
  get failed() {
    return t('Resume Analysis Failed');
  },
  get retryFailed() {
    return t('Analysis retry failed');
  },
  get invalidAnswer() {
    return t('Invalid response from AI service');
  },
  get unexpectedAnswer() {
    return t('Unexpected data format from AI service');
  },
  get support() {
    return t('If this issue persists, please contact support.');
  },
} as const satisfies Record<string, Problem | string>;

type Refused = { price: CreditPrice<'analysis'> } & Pick<User, 'credits' | 'subscription'>;

/**
 * An analysis requires a higher balance than its price, so that credits remain for working on the
 * findings.
 */
export const shortfallText = ({ price, credits }: Omit<Refused, 'subscription'>): string =>
  t(
    'An analysis takes {words} and starts with at least {needed} in your account. You have {credits}.',
    { words: price.words, needed: price.needed, credits },
  );

/** Premium includes analyses, so a refusal mentions it if it is sold. */
export const refusalOf = (refused: Refused): Problem =>
  !isIncluded('analysis', { ...refused, hasBoughtPack: false }) && refused.price.isSold
    ? analysisCopy.premium
    : { title: t('Not enough credits'), description: shortfallText(refused) };

/** Notifications for people who are in another tab when it ends. */
export const analysisNotices = {
  done: {
    get title() {
      return t('Your resume analysis is ready');
    },
    get body() {
      return t('See your score and what to do next.');
    },
  },
  failed: {
    get title() {
      return t('Your resume analysis has failed');
    },
    get body() {
      return t('Open Folio to see why and try again.');
    },
  },
} as const satisfies Record<string, Notice>;

export const problemToast = (problem: Problem): ToastMessage => ({
  ...problem,
  tone: 'error',
  isBrief: true,
});

/** Why a file gave no resume, in this page's own words if it has any. */
export function problemOf({ problem, reason }: ReadingError): Problem {
  const own = { 'too-large': analysisCopy.tooLarge, 'unknown-kind': analysisCopy.wrongType };
  const { title, description } = { ...readingProblems, ...own }[problem];
  return { title, description: reason ?? description };
}
