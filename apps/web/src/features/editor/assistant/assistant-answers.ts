import { aiRoutes } from '@folio/contract/ai';
import { AiEdits, AtsOptimizations, Improvement, Origin } from '@folio/contract/ai-answers';
import type { EditedSection } from '@folio/contract/ai-requests';
import { z } from 'zod';
import { t } from '../../../lib/words/words.ts';
import type { TabId } from '../fields/field-ref.ts';

/** The AI tab's actions, by their billing names. */
export const aiActions = [
  'improve',
  'optimize-ats',
  'suggest-skills',
  'generate-summary',
  'improve-bullets',
  'enhance-content',
] as const;
export type AiAction = (typeof aiActions)[number];

/** The actions with a button at the top of the tab. */
export const mainActions = [
  'improve',
  'optimize-ats',
  'suggest-skills',
  'generate-summary',
] as const satisfies AiAction[];

export const enhancedSections = [
  'personalInfo',
  'workExperience',
  'education',
  'skills',
  'projects',
  'certifications',
] as const satisfies EditedSection[];
export type EnhancedSection = (typeof enhancedSections)[number];

/** The title and form tab of each section. */
export const sectionFacts: Readonly<Record<EnhancedSection, { label: string; tab: TabId }>> = {
  personalInfo: {
    get label() {
      return t('Summary');
    },
    tab: 'personalInfo',
  },
  workExperience: {
    get label() {
      return t('Work Experience');
    },
    tab: 'workExperience',
  },
  education: {
    get label() {
      return t('Education');
    },
    tab: 'education',
  },
  skills: {
    get label() {
      return t('Skills');
    },
    tab: 'skills',
  },
  projects: {
    get label() {
      return t('Projects');
    },
    tab: 'projects',
  },
  certifications: {
    get label() {
      return t('Certifications');
    },
    tab: 'certifications',
  },
};

/** A request to the assistant: an action of the AI tab, or better texts for a section. */
export type Task = AiAction | EnhancedSection;

const missingContentScore = 78;
const edits = { edits: AiEdits.default([]) };
const answered = <U extends keyof typeof aiRoutes>(name: U) =>
  aiRoutes[name].schema.response[200] as (typeof aiRoutes)[U]['schema']['response'][200];

/**
 * Schemas of the answers: the contract's, with optional parts where an answer may be incomplete.
 */
export const answerSchemas = {
  improve: z.object({
    overallScore: z.number(),
    improvements: z.array(Improvement),
    ...edits,
    ...Origin.shape,
  }),
  'optimize-ats': answered('optimizeAts').extend({
    ...edits,
    optimizations: AtsOptimizations.extend({
      contentScore: AtsOptimizations.shape.contentScore.default(missingContentScore),
    }).optional(),
  }),
  'suggest-skills': answered('suggestSkills'),
  'generate-summary': answered('generateSummary').extend(edits),
  'improve-bullets': answered('improveBullets').extend(edits),
  'enhance-content': answered('enhanceContent').extend(edits),
} as const satisfies Record<AiAction, z.ZodType>;

export type Answer<A extends AiAction> = z.output<(typeof answerSchemas)[A]>;
export const SectionAnswer = z.object({ edits: AiEdits, ...Origin.shape });
