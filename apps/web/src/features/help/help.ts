import type { WrittenDocument } from '../../../scripts/markdown.ts';
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
 * The guides that apply to a server: where nothing is sold, those about plans and receipts are left
 * out.
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
  title: 'How can we help?',
  search: 'Search questions and guides...',
  documentation: {
    title: 'Documentation',
    description: 'Step-by-step guides, from your first resume to your public page.',
    action: 'View Guides',
  },
  support: {
    title: 'Email Support',
    description: 'Write to us. We typically reply within 24 hours.',
    action: 'Write to us',
  },
  guides: 'Guides',
  noQuestions: 'Nothing found',
  noQuestionsHint: 'Try different words, or email us.',
  clear: 'Clear the search',
  found: (questions: number, guides: number) =>
    `${questions} ${questions === 1 ? 'question' : 'questions'} and ${guides} ${guides === 1 ? 'guide' : 'guides'} found`,
  onThisPage: 'On this page',
  further: 'More guides',
};
