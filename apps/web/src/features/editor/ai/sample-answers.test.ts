import { aiRoutes } from '@folio/contract/ai';
import { describe, expect, it } from 'vitest';
import { aiActions, answerSchemas } from './ai-answers.ts';
import { sampleAnswers } from './sample-answers.ts';

const routes = {
  improve: aiRoutes.improve,
  'optimize-ats': aiRoutes.optimizeAts,
  'suggest-skills': aiRoutes.suggestSkills,
  'generate-summary': aiRoutes.generateSummary,
  'improve-bullets': aiRoutes.improveBullets,
  'enhance-content': aiRoutes.enhanceContent,
};

describe('the sample data', () => {
  it.each(aiActions)('of %s has the shape of an answer', (action) => {
    const answer = { success: true, ...sampleAnswers[action] };
    expect(routes[action].schema.response[200].safeParse(answer).error).toBeUndefined();
    expect(answerSchemas[action].safeParse(answer).error).toBeUndefined();
  });

  it('speaks of no place in the resume, and claims no notice of the server', () => {
    for (const { path } of sampleAnswers.improve.improvements) expect(path).toBe('');
    for (const action of aiActions) expect(sampleAnswers[action].notice).toBeUndefined();
  });
});

describe('an answer', () => {
  it('without a content score has the one of 78', () => {
    const { optimizations, ...rest } = sampleAnswers['optimize-ats'];
    const { contentScore: _, ...scores } = optimizations ?? {};
    const read = answerSchemas['optimize-ats'].parse({ ...rest, optimizations: scores });
    expect(read.optimizations?.contentScore).toBe(78);
  });
});
