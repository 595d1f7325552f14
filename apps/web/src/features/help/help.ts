import type { WrittenDocument } from '../../../scripts/markdown.ts';
import { t } from '../../lib/words/words.ts';
import ai from './guides/ai.md';
import creditsAndPlans from './guides/credits-and-plans.md';
import exportAndShare from './guides/export-and-share.md';
import firstResume from './guides/first-resume.md';
import fitToAJob from './guides/fit-to-a-job.md';
import importing from './guides/import.md';
import profile from './guides/profile.md';
import score from './guides/score.md';
import accountAndBilling from './questions/account-billing.md';
import gettingStarted from './questions/getting-started.md';
import usingThePlatform from './questions/using-the-platform.md';

/** In reading order for newcomers. */
export const guides = {
  'first-resume': firstResume,
  import: importing,
  score,
  ai,
  'fit-to-a-job': fitToAJob,
  'export-and-share': exportAndShare,
  'credits-and-plans': creditsAndPlans,
  profile,
} satisfies Record<string, WrittenDocument>;
export type GuideName = keyof typeof guides;

export const guideNames = Object.keys(guides) as GuideName[];

/**
 * The guides that apply to this server: if nothing is sold, guides about plans and receipts are
 * left out.
 */
export const guidesWhere = (isSold: boolean): GuideName[] =>
  guideNames.filter((name) => isSold || name !== 'credits-and-plans');
export const isGuideName = (name: string | undefined): name is GuideName =>
  name !== undefined && Object.hasOwn(guides, name);

export const guidesPath = '/help-center/guides';
export const guidePath = (name: GuideName) => `${guidesPath}/${name}`;

/** In display order. */
export const categories: readonly WrittenDocument[] = [
  gettingStarted,
  accountAndBilling,
  usingThePlatform,
];

export const helpCopy = {
  get title() {
    return t('How can we help?');
  },
  get search() {
    return t('Search questions and guides...');
  },
  documentation: {
    get title() {
      return t('Documentation');
    },
    get description() {
      return t('Step-by-step guides, from your first resume to your public page.');
    },
    get action() {
      return t('View Guides');
    },
  },
  support: {
    get title() {
      return t('Email Support');
    },
    get description() {
      return t('Write to us. We typically reply within 24 hours.');
    },
    get action() {
      return t('Write to us');
    },
  },
  get guides() {
    return t('Guides');
  },
  get noQuestions() {
    return t('Nothing found');
  },
  get noQuestionsHint() {
    return t('Try different words, or email us.');
  },
  get clear() {
    return t('Clear the search');
  },
  found: (questions: number, guides: number) =>
    t(
      '{questions, plural, one {# question} other {# questions}} and {guides, plural, one {# guide} other {# guides}} found',
      { questions, guides },
    ),
  get onThisPage() {
    return t('On this page');
  },
  get further() {
    return t('More guides');
  },
};
