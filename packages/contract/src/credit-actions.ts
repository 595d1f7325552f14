/**
 * What costs credits; apart from the schemas, since it is asked before the app is there
 * (`entitlements.ts`).
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
