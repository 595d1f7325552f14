/**
 * The actions that cost credits. Separate from the schemas, because `entitlements.ts` needs them
 * before the app has loaded.
 */
export const creditActions = [
  'analysis',
  'cover-letter',
  'improve',
  'optimize',
  'suggestions',
  'optimize-ats',
  'enhance-content',
  'suggest-skills',
  'generate-summary',
  'improve-bullets',
  'answer-question',
  'pdf-export',
] as const;
export type CreditAction = (typeof creditActions)[number];
