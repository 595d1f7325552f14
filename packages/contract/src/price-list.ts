import type { CreditAction } from './credit-actions.ts';

/**
 * Everything in the app that costs credits, by the label of its control; the price list in the help
 * center is made from it. Actions that only callers of the API can request have no row.
 */
export const priceList: readonly { name: string; action: CreditAction }[] = [
  { name: 'Analysis of a resume', action: 'analysis' },
  { name: 'Cover letter', action: 'cover-letter' },
  { name: 'Improve Resume', action: 'improve' },
  { name: 'Enhance', action: 'improve' },
  { name: 'ATS Optimize', action: 'optimize-ats' },
  { name: 'Suggest Skills', action: 'suggest-skills' },
  { name: 'Generate Summary', action: 'generate-summary' },
  { name: 'Improve bullets', action: 'improve-bullets' },
  { name: 'Another way, for one bullet', action: 'improve-bullets' },
  { name: 'Improve wording', action: 'enhance-content' },
  { name: 'Suggest translations', action: 'improve' },
  { name: 'Write with AI, for a question of an application', action: 'answer-question' },
  { name: 'PDF of a resume on the free plan', action: 'pdf-export' },
];
