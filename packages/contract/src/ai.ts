import { z } from 'zod';
import {
  AiEdits,
  AiProvider,
  AtsOptimizations,
  BulletChange,
  CoverLetterAnswer,
  HeldTranslation,
  Improvement,
  Origin,
  QuestionAnswer,
  ScoringResult,
  SkillSuggestions,
} from './ai-answers.ts';
import {
  AiSection,
  aiLimits,
  CareerStageChoice,
  Experience,
  ImproveResume,
  ImproveSection,
  ImproveText,
  longText,
  ResumeData,
  SectionText,
  SomeText,
  shortText,
  Tone,
} from './ai-requests.ts';
import { letterMotivation, letterTarget } from './cover-letters.ts';
import type { CreditAction } from './credit-actions.ts';
import { languageTags } from './document-languages.ts';
import { answer } from './envelope.ts';
import { QuestionText } from './questions.ts';
import { bodyLimits, type Route } from './route.ts';

const paid = <
  C extends CreditAction,
  U extends `/api/${string}`,
  B extends z.ZodType,
  A extends z.ZodType,
>(
  credits: C,
  url: U,
  body: B,
  answered: A,
  bodyLimitBytes: Required<Route>['bodyLimitBytes'] = bodyLimits.document,
) =>
  ({
    method: 'POST',
    url,
    credits,
    bodyLimitBytes,
    schema: { body, response: { 200: answered } },
  }) as const;

/**
 * All routes except `suggestions` need a session. Each costs the credits of its `credits` action,
 * once per `Idempotency-Key` header.
 */
export const aiRoutes = {
  provider: {
    method: 'GET',
    url: '/api/ai/provider',
    schema: {
      response: {
        200: answer({ provider: AiProvider, model: z.string().nullable() }),
      },
    },
  },
  score: paid(
    'analysis',
    '/api/ai/score',
    z.strictObject({
      resumeData: ResumeData,
      /**
       * Whether the text was recognized in images (OCR), which applicant tracking systems can't
       * read.
       */
      isScan: z.boolean().optional(),
      careerStage: CareerStageChoice,
    }),
    answer({ data: ScoringResult }),
  ),
  optimize: paid(
    'optimize',
    '/api/ai/optimize',
    SectionText,
    answer({ optimized: z.string(), edits: AiEdits, ...Origin.shape }),
    bodyLimits.texts,
  ),
  /** Suggests skills or sentences. Without a session it is free and uses the built-in engine. */
  suggestions: paid(
    'suggestions',
    '/api/ai/suggestions',
    z.strictObject({
      section: AiSection,
      currentContent: longText,
      jobDescription: longText,
    }),
    answer({ suggestions: z.array(z.string()), ...Origin.shape }),
    bodyLimits.texts,
  ),
  improve: paid(
    'improve',
    '/api/ai/improve',
    ImproveText.or(z.discriminatedUnion('improvementType', [ImproveResume, ImproveSection])),
    z.union([
      answer({ improved: z.string(), edits: AiEdits, ...Origin.shape }),
      answer({
        overallScore: z.number(),
        improvements: z.array(Improvement),
        edits: AiEdits,
        ...Origin.shape,
      }),
      answer({ edits: AiEdits, ...Origin.shape }),
    ]),
  ),
  optimizeAts: paid(
    'optimize-ats',
    '/api/ai/optimize-ats',
    z.strictObject({
      resumeData: ResumeData,
      jobDescription: longText,
      careerStage: CareerStageChoice,
    }),
    answer({
      optimizations: AtsOptimizations,
      improvements: z.array(Improvement),
      edits: AiEdits,
      skillSuggestions: SkillSuggestions,
      ...Origin.shape,
    }),
  ),
  enhanceContent: paid(
    'enhance-content',
    '/api/ai/enhance-content',
    SectionText.extend({ context: longText }),
    answer({ enhancedContent: z.string(), edits: AiEdits, ...Origin.shape }),
    bodyLimits.texts,
  ),
  suggestSkills: paid(
    'suggest-skills',
    '/api/ai/suggest-skills',
    z.strictObject({
      resumeData: ResumeData,
      jobDescription: longText,
      industry: shortText,
    }),
    answer({ ...SkillSuggestions.shape, ...Origin.shape }),
  ),
  generateSummary: paid(
    'generate-summary',
    '/api/ai/generate-summary',
    z.strictObject({ resumeData: ResumeData, targetRole: shortText, tone: Tone }),
    answer({ summary: z.string(), edits: AiEdits, ...Origin.shape }),
  ),
  improveBullets: paid(
    'improve-bullets',
    '/api/ai/improve-bullets',
    z.strictObject({ experience: Experience, jobDescription: longText }),
    answer({
      /** Every bullet of every entry, in order. */
      improvedBullets: z.array(z.string()),
      changes: z.array(BulletChange),
      edits: AiEdits,
      ...Origin.shape,
    }),
  ),
  /** Translates texts of a language version. Without a language model there are no translations. */
  translate: paid(
    'improve',
    '/api/ai/translate',
    z.strictObject({
      language: z.enum(languageTags),
      texts: z
        .array(
          z.strictObject({
            path: z.string().min(1).max(500),
            /** The current text, in any language. */
            before: longText,
            /** The text to translate. */
            source: SomeText,
          }),
        )
        .min(1, 'Choose a text to translate.')
        .max(aiLimits.texts, `Up to ${aiLimits.texts} texts can be translated at once.`),
      /** Names of employers, schools, people and tools, which stay the same in every language. */
      names: z.array(shortText).max(1_000).default([]),
    }),
    answer({ edits: AiEdits, held: z.array(HeldTranslation), ...Origin.shape }),
    bodyLimits.document,
  ),
  /** Drafts an answer from facts of the resume, with `[brackets]` for what only its owner knows. */
  answerQuestion: paid(
    'answer-question',
    '/api/ai/answer-question',
    z.strictObject({
      resume: ResumeData,
      question: QuestionText,
      jobDescription: longText,
      role: letterTarget.role,
      company: letterTarget.company,
    }),
    QuestionAnswer,
  ),
  /** Streams the response as events if the caller accepts them (`ai-events.ts`). */
  coverLetter: paid(
    'cover-letter',
    '/api/ai/cover-letter',
    z.strictObject({
      resume: ResumeData,
      jobDescription: longText,
      ...letterTarget,
      motivation: letterMotivation,
      tone: Tone,
    }),
    CoverLetterAnswer,
  ),
} as const satisfies Record<string, Route>;
