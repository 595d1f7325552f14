import { aiRoutes } from '@folio/contract/ai';
import { AtsOptimizations, Improvement, Origin } from '@folio/contract/ai-answers';
import { z } from 'zod';

/** What the optimizer can be asked for, by what it is billed as. */
export const aiActions = [
  'improve',
  'optimize-ats',
  'suggest-skills',
  'generate-summary',
  'improve-bullets',
  'enhance-content',
] as const;
export type AiAction = (typeof aiActions)[number];

const missingContentScore = 78;
const answered = <U extends keyof typeof aiRoutes>(name: U) =>
  aiRoutes[name].schema.response[200] as (typeof aiRoutes)[U]['schema']['response'][200];

/** How an answer is taken apart: as the contract has it, but for what may be missing in one. */
export const answerSchemas = {
  improve: z.object({
    overallScore: z.number(),
    improvements: z.array(Improvement),
    ...Origin.shape,
  }),
  'optimize-ats': answered('optimizeAts').extend({
    optimizations: AtsOptimizations.extend({
      contentScore: AtsOptimizations.shape.contentScore.default(missingContentScore),
    }).optional(),
  }),
  'suggest-skills': answered('suggestSkills'),
  'generate-summary': answered('generateSummary'),
  'improve-bullets': answered('improveBullets'),
  'enhance-content': answered('enhanceContent'),
} as const satisfies Record<AiAction, z.ZodType>;

export type Answer<A extends AiAction> = z.output<(typeof answerSchemas)[A]>;
