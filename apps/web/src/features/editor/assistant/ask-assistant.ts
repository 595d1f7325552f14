import { aiRoutes } from '@folio/contract/ai';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { CareerStage } from '@folio/contract/score-limits';
import type { TemplateId } from '@folio/contract/template-ids';
import type { z } from 'zod';
import { apiWith, isApiError } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
import type { PaidCallOptions } from '../../../lib/paid-call.ts';
import { UnreadableAnswer } from '../../../lib/paid-once.ts';
import { t } from '../../../lib/words/words.ts';
import { failureCopy } from './assistant.copy.ts';
import {
  type AiAction,
  type Answer,
  answerSchemas,
  type EnhancedSection,
  SectionAnswer,
} from './assistant-answers.ts';
import { sampleAnswers } from './sample-answers.ts';

export type Question = {
  content: ResumeContent;
  jobDescription: string;
  templateId: TemplateId;
  careerStage: CareerStage | null;
};

export type Answered<A extends AiAction> = { answer: Answer<A>; isSample: boolean };

/** Asks the server. Sample answers are used only if the server can't be reached. */
export async function ask<A extends AiAction>(
  question: Question,
  options: PaidCallOptions<A>,
): Promise<Answered<A>> {
  const { action } = options.price;
  try {
    const body = await calls[action](question, options);
    return { answer: read<z.ZodType>(answerSchemas[action], body) as Answer<A>, isSample: false };
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    return { answer: sampleAnswers[action], isSample: true };
  }
}

type Calls = {
  [A in AiAction]: (question: Question, options: PaidCallOptions<A>) => Promise<unknown>;
};

const calls: Calls = {
  improve: ({ content: resumeData, jobDescription, careerStage }, options) =>
    apiWith(options, aiRoutes.improve, { body: { resumeData, jobDescription, careerStage } }),
  'optimize-ats': ({ content: resumeData, jobDescription, careerStage }, options) =>
    apiWith(options, aiRoutes.optimizeAts, { body: { resumeData, jobDescription, careerStage } }),
  'suggest-skills': ({ content: resumeData, jobDescription }, options) => {
    const body = { resumeData, jobDescription, industry: '' };
    return apiWith(options, aiRoutes.suggestSkills, { body });
  },
  'generate-summary': ({ content: resumeData }, options) => {
    const body = { resumeData, targetRole: '', tone: 'professional' };
    return apiWith(options, aiRoutes.generateSummary, { body });
  },
  'improve-bullets': ({ content: { workExperience: experience }, jobDescription }, options) =>
    apiWith(options, aiRoutes.improveBullets, { body: { experience, jobDescription } }),
  'enhance-content': ({ content: { personalInfo }, jobDescription: context }, options) => {
    const body = { section: 'summary' as const, content: personalInfo.summary, context };
    return apiWith(options, aiRoutes.enhanceContent, { body });
  },
};

/** Asks the server to improve the texts of a section. There are no sample answers for this. */
export async function askForSection(
  section: EnhancedSection,
  { content: resumeData, templateId }: Question,
  options: PaidCallOptions<'improve'>,
): Promise<z.output<typeof SectionAnswer>> {
  const wanted = { improvementType: 'section' as const, section, templateId };
  const body = { resumeData, tone: t('Professional'), ...wanted };
  return read(SectionAnswer, await apiWith(options, aiRoutes.improve, { body }));
}

/** The server's answer does not match the schema. */
export class UnknownAnswer extends UnreadableAnswer {}

function read<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const { success, data } = schema.safeParse(body);
  if (!success) throw new UnknownAnswer();
  return data;
}

/**
 * Whether the server was not reached, or failed (5xx). Refusals with a reason are shown as they
 * are.
 */
export const isOutOfReach = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'OFFLINE' || (error.status ?? 0) >= 500);

/** The message for a failed request. */
export type Failure = { message: string; needsCredits: boolean };

export function describeFailure(error: unknown, isOfSection: boolean): Failure {
  const words = isOfSection ? failureCopy.section : failureCopy.panel;
  return {
    message: messageOf(error, words),
    needsCredits: isApiError(error, 'INSUFFICIENT_CREDITS'),
  };
}

function messageOf(error: unknown, words: (typeof failureCopy)['section' | 'panel']): string {
  if (error instanceof UnknownAnswer) return words.unknownAnswer;
  if (!isApiError(error)) return 'notFound' in words ? words.other : describeError(error);
  if ('notFound' in words && error.status === 404) return words.notFound;
  const [ofField] = Object.values(error.errors).flat();
  return ofField ?? error.serverMessage ?? words.other;
}
