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
import { ContentInput, hasTooManyParts } from './content-input.ts';
import { contentLimits, count } from './content-limits.ts';
import { letterMotivation, letterTarget } from './cover-letters.ts';
import type { CreditAction } from './credit-actions.ts';
import { languageTags } from './document-languages.ts';
import { EditorExperience } from './editor-entries.ts';
import { answer } from './envelope.ts';
import { QuestionText } from './questions.ts';
import { WorkExperience } from './resume-content.ts';
import { bodyLimits, type Route } from './route.ts';
import { careerStages } from './score-limits.ts';
import { TemplateId } from './templates.ts';
import { EntryKey, limitedText, storableText } from './text-schemas.ts';
import { truncateInput } from './truncate-input.ts';

/** A model is sent this many `texts` per request; the built-in engine alone edits the rest. */
export const aiLimits = { resumeCharacters: 100_000, texts: 60, suggestions: 10 } as const;

/** Section names of both forms of the content. */
export const AiSection = z.enum([
  ...(['personalInfo', 'summary', 'workExperience', 'experience', 'education', 'skills'] as const),
  ...(['projects', 'certifications', 'certificates', 'languages', 'interests'] as const),
  'customSections',
]);
export type AiSection = z.infer<typeof AiSection>;

/** The sections whose texts can be edited in place, by their path in a content. */
export const EditedSection = z.enum([
  'personalInfo',
  'workExperience',
  'education',
  'skills',
  'projects',
  'certifications',
  'customSections',
]);
export type EditedSection = z.infer<typeof EditedSection>;

export const writingTones = ['professional', 'friendly', 'confident', 'formal'] as const;
export type WritingTone = (typeof writingTones)[number];
const Tone = z.string().max(40).toLowerCase().pipe(z.enum(writingTones)).default('professional');

const longText = limitedText(contentLimits.longText);
const shortText = limitedText(contentLimits.shortText);
const JobDescription = longText;
const SomeText = storableText(
  contentLimits.longText,
  `This text can have up to ${count(contentLimits.longText)} characters.`,
).refine((text) => text.trim() !== '', "This doesn't have enough content to enhance.");

const ResumeData = ContentInput.refine(
  (content) => characters(content) <= aiLimits.resumeCharacters,
  `This works on resumes of up to ${count(aiLimits.resumeCharacters)} characters.`,
);

function characters(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  const texts = Object.entries(value).filter(([key]) => key !== 'id' && key !== 'place');
  return texts.reduce((sum: number, [, part]) => sum + characters(part), 0);
}

/**
 * The career stage that the score uses, as in the settings of a resume; derived from the content
 * where it is null.
 */
const CareerStageChoice = z.enum(careerStages).nullish();

const SectionText = z.strictObject({ section: AiSection, content: SomeText });

/** A text of the resume with its section; the editor's layouts limit its length in words. */
const ImproveText = z.strictObject({
  text: SomeText,
  section: AiSection.optional(),
  targetLength: z.number().int().min(1).max(contentLimits.longText).optional(),
  tone: Tone,
  maxWords: z.number().int().min(1).max(5_000).optional(),
});
export type ImproveText = z.infer<typeof ImproveText>;

const ImproveResume = z.strictObject({
  resumeData: ResumeData,
  jobDescription: JobDescription,
  improvementType: z.literal('general').optional(),
  careerStage: CareerStageChoice,
});

/**
 * The texts of one section, or of one entry of it, by their paths; each is limited in length by its
 * template.
 */
const ImproveSection = z.strictObject({
  resumeData: ResumeData,
  improvementType: z.literal('section'),
  section: EditedSection,
  entryId: EntryKey,
  templateId: TemplateId.optional(),
  tone: Tone,
});

const EntriesOfEitherForm = z
  .array(WorkExperience)
  .max(contentLimits.entriesPerSection)
  .or(z.array(EditorExperience).max(contentLimits.entriesPerSection));

/** Entries of either form of the content. */
const Experience = z.preprocess((value, context) => {
  if (hasTooManyParts({ value }, context)) return z.NEVER;
  return truncateInput(EntriesOfEitherForm, value);
}, EntriesOfEitherForm) as unknown as typeof EntriesOfEitherForm;
export type Experience = z.infer<typeof Experience>;

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
 * All but `suggestions` need a session. Each costs the credits of its `credits` action, once per
 * `Idempotency-Key` header.
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
  /**
   * Suggests skills or sentences. Without a session it is free, and the built-in engine answers.
   */
  suggestions: paid(
    'suggestions',
    '/api/ai/suggestions',
    z.strictObject({
      section: AiSection,
      currentContent: longText,
      jobDescription: JobDescription,
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
      jobDescription: JobDescription,
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
      jobDescription: JobDescription,
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
    z.strictObject({ experience: Experience, jobDescription: JobDescription }),
    answer({
      /** Every bullet point of every entry, in their order. */
      improvedBullets: z.array(z.string()),
      changes: z.array(BulletChange),
      edits: AiEdits,
      ...Origin.shape,
    }),
  ),
  /** Translations of texts of a language version; without a language model there are none. */
  translate: paid(
    'improve',
    '/api/ai/translate',
    z.strictObject({
      language: z.enum(languageTags),
      texts: z
        .array(
          z.strictObject({
            path: z.string().min(1).max(500),
            /** The current text, in whichever language. */
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
  /** An answer from facts of the resume, with `[brackets]` where only its owner knows. */
  answerQuestion: paid(
    'answer-question',
    '/api/ai/answer-question',
    z.strictObject({
      resume: ResumeData,
      question: QuestionText,
      jobDescription: JobDescription,
      role: letterTarget.role,
      company: letterTarget.company,
    }),
    QuestionAnswer,
  ),
  /** Streams the answer as events if the caller accepts them (`ai-events.ts`). */
  coverLetter: paid(
    'cover-letter',
    '/api/ai/cover-letter',
    z.strictObject({
      resume: ResumeData,
      jobDescription: JobDescription,
      ...letterTarget,
      motivation: letterMotivation,
      tone: Tone,
    }),
    CoverLetterAnswer,
  ),
} as const satisfies Record<string, Route>;
