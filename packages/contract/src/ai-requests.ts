import { z } from 'zod';
import { ContentInput, hasTooManyParts } from './content-input.ts';
import { contentLimits, count } from './content-limits.ts';
import { EditorExperience } from './editor-entries.ts';
import { WorkExperience } from './resume-content.ts';
import { careerStages } from './score-limits.ts';
import { TemplateId } from './templates.ts';
import { EntryKey, limitedText, storableText } from './text-schemas.ts';
import { truncateInput } from './truncate-input.ts';

/** Request schemas shared by the AI routes in `ai.ts`, with their limits. */

/** A model gets at most this many `texts` per request; only the built-in engine edits the rest. */
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
export const Tone = z
  .string()
  .max(40)
  .toLowerCase()
  .pipe(z.enum(writingTones))
  .default('professional');

export const longText = limitedText(contentLimits.longText);
export const shortText = limitedText(contentLimits.shortText);
export const SomeText = storableText(
  contentLimits.longText,
  `This text can have up to ${count(contentLimits.longText)} characters.`,
).refine((text) => text.trim() !== '', "This doesn't have enough content to enhance.");

export const ResumeData = ContentInput.refine(
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
 * The career stage for the score, as in the settings of a resume; null derives it from the content.
 */
export const CareerStageChoice = z.enum(careerStages).nullish();

export const SectionText = z.strictObject({ section: AiSection, content: SomeText });

/** A text of the resume with its section. The editor's layouts limit its length in words. */
export const ImproveText = z.strictObject({
  text: SomeText,
  section: AiSection.optional(),
  targetLength: z.number().int().min(1).max(contentLimits.longText).optional(),
  tone: Tone,
  maxWords: z.number().int().min(1).max(5_000).optional(),
});
export type ImproveText = z.infer<typeof ImproveText>;

export const ImproveResume = z.strictObject({
  resumeData: ResumeData,
  jobDescription: longText,
  improvementType: z.literal('general').optional(),
  careerStage: CareerStageChoice,
});

/**
 * The texts of one section, or of one entry of it, by path. The template limits the length of each.
 */
export const ImproveSection = z.strictObject({
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
export const Experience = z.preprocess((value, context) => {
  if (hasTooManyParts({ value }, context)) return z.NEVER;
  return truncateInput(EntriesOfEitherForm, value);
}, EntriesOfEitherForm) as unknown as typeof EntriesOfEitherForm;
export type Experience = z.infer<typeof Experience>;
