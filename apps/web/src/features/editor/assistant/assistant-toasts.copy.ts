import type { Improvement } from '@folio/contract/ai-answers';
import { type SectionName, sectionNames } from '@folio/contract/section-names';
import { t } from '../../../lib/words/words.ts';
import type { ToastMessage } from '../../../ui/toast.ts';
import { nameOf } from '../sections/listed-sections.ts';
import { enhanceCopy } from './enhance.copy.ts';
import { summaryPath } from './suggestion.ts';

const good = { tone: 'good' } as const;

export const toastCopy = {
  summaryApplied: {
    get title() {
      return t('Summary Applied');
    },
    get description() {
      return t('Your professional summary has been updated.');
    },
    ...good,
  },
  summaryUpdated: {
    get title() {
      return t('Summary Updated');
    },
    get description() {
      return t('Your professional summary has been improved.');
    },
    ...good,
  },
  experienceUpdated: {
    get title() {
      return t('Experience Updated');
    },
    get description() {
      return t('Your experience section has been improved with better metrics and action verbs.');
    },
    ...good,
  },
  noHandler: {
    get title() {
      return t('Error');
    },
    get description() {
      return t('Unable to apply improvement. Please try again.');
    },
    tone: 'error',
  },
  changedSince: {
    get title() {
      return t('This text has changed');
    },
    get description() {
      return t('It changed after the suggestion was made. Run it again.');
    },
    tone: 'error',
    isBrief: true,
  },
  skillAdded: (skill: string): ToastMessage => ({
    title: t('Skill Added'),
    description: t('{skill} has been added to your skills section.', { skill }),
    ...good,
  }),
  noContent: (section: string): ToastMessage => ({
    title: t('No content to enhance'),
    description: t("The {section} section doesn't have enough content to enhance.", { section }),
    tone: 'error',
    isBrief: true,
  }),
  enhanced: (section: string): ToastMessage => ({
    title: t('Section enhanced'),
    description: t('{section} has been enhanced with AI', { section }),
    ...good,
  }),
  unchanged: (section: string, notice: string = enhanceCopy.nothingBetter): ToastMessage => ({
    title: t('{section} stays as it is', { section }),
    description: notice,
  }),
  /** Mentions credits only if the request would have cost some. */
  canceled: (section: string, takesCredits: boolean): ToastMessage => ({
    title: t('Enhance canceled'),
    description: takesCredits
      ? t('{section} wasn’t changed, and no credits were used.', { section })
      : t('{section} wasn’t changed.', { section }),
    isBrief: true,
  }),
  /** Brief, because the section shows the message permanently. */
  enhanceFailed: (section: string, message: string): ToastMessage => ({
    title: t('Could not enhance {section}', { section }),
    description: message,
    tone: 'error',
    isBrief: true,
  }),
} as const;

/** The title of the improved part. */
export function sectionTitle({ section, path }: Pick<Improvement, 'section' | 'path'>): string {
  if (section === 'personalInfo' && path !== '' && path !== summaryPath) return t('Personal');
  return isSection(section) ? nameOf(section) : t('Resume');
}

/** The notification after an improvement is applied. */
export function appliedToast(improvement: Pick<Improvement, 'section' | 'path'>): ToastMessage {
  const { section } = improvement;
  if (section === 'workExperience') return toastCopy.experienceUpdated;
  if (section === 'personalInfo') return toastCopy.summaryUpdated;
  const title = t('{sectionTitle} Updated', { sectionTitle: sectionTitle(improvement) });
  return { title, description: t('This section has been improved.'), ...good };
}

const isSection = (section: string): section is SectionName =>
  sectionNames.some((name) => name === section);
