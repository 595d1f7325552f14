import { aiRoutes } from '@folio/contract/ai';
import type { ResumeContent } from '@folio/contract/resume-content';
import { isApiError } from '../../../lib/api-client.ts';
import { type PaidCallOptions, paidCall } from '../../../lib/paid-call.ts';
import { type AiAction, type Answer, answerSchemas } from './ai-answers.ts';
import { sampleAnswers } from './sample-answers.ts';

type Question = { content: ResumeContent; jobDescription: string };
export type Told<A extends AiAction> = { answer: Answer<A>; isSample: boolean };

/** Asks the server. Samples stand in for a server that is out of reach, and for nothing else. */
export async function ask<A extends AiAction>(
  question: Question,
  options: PaidCallOptions<A>,
): Promise<Told<A>> {
  const { action } = options.price;
  try {
    const body = await calls[action](question, options);
    return { answer: readAnswer(action, body), isSample: false };
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    return { answer: sampleAnswers[action], isSample: true };
  }
}

type Calls = {
  [A in AiAction]: (question: Question, options: PaidCallOptions<A>) => Promise<unknown>;
};

const calls: Calls = {
  improve: ({ content: resumeData, jobDescription }, options) => {
    const body = { resumeData, jobDescription, improvementType: 'general' as const };
    return paidCall(options, aiRoutes.improve, { body });
  },
  'optimize-ats': ({ content: resumeData, jobDescription }, options) =>
    paidCall(options, aiRoutes.optimizeAts, { body: { resumeData, jobDescription } }),
  'suggest-skills': ({ content: resumeData, jobDescription }, options) => {
    const body = { resumeData, jobDescription, industry: '' };
    return paidCall(options, aiRoutes.suggestSkills, { body });
  },
  'generate-summary': ({ content: resumeData }, options) => {
    const body = { resumeData, targetRole: '', tone: 'professional' };
    return paidCall(options, aiRoutes.generateSummary, { body });
  },
  'improve-bullets': ({ content: { workExperience: experience }, jobDescription }, options) =>
    paidCall(options, aiRoutes.improveBullets, { body: { experience, jobDescription } }),
  'enhance-content': ({ content: { personalInfo }, jobDescription: context }, options) => {
    const body = { section: 'summary' as const, content: personalInfo.summary, context };
    return paidCall(options, aiRoutes.enhanceContent, { body });
  },
};

/** An answer of the server that says nothing we know. */
export class UnknownAnswer extends Error {}

function readAnswer<A extends AiAction>(action: A, body: unknown): Answer<A> {
  const { success, data } = answerSchemas[action].safeParse(body);
  if (!success) throw new UnknownAnswer(`The answer to ${action} is not one`);
  return data as Answer<A>;
}

/** Not reached, or not able to answer: what it refuses for a reason is told as what it is. */
export const isOutOfReach = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'OFFLINE' || (error.status ?? 0) >= 500);
