import type { AiProvider, Improvement } from '@folio/contract/ai-answers';
import { type SectionName, sectionNames } from '@folio/contract/section-names';
import type { ToastMessage } from '../../../ui/toast.ts';
import { nameOf } from '../design/section-row.tsx';
import type { AiAction } from './answers.ts';
import { summaryPath } from './suggestion.ts';

/** The words of the AI tab. */
export const aiCopy = {
  heading: 'AI optimizer',
  jobDescription: 'Job description (optional)',
  jobDescriptionHint: 'Paste the job advertisement, and the suggestions aim at it.',
  analyzing: 'Analyzing...',
  tooFewCredits: 'You have no credits left for these. A purchase adds more.',
  tooFewForGood: 'You have no credits left for these.',
  purchase: 'Purchase Credits',
  pricing: '/pricing',
  sampleBadge: 'Sample Data',
  connected: 'Connected',
  samples:
    'Using Sample Data: API is currently unavailable. Showing sample AI analysis for demonstration.',
  sampleNote: 'An example of what you get. It is not about your resume.',
  atsTitle: 'ATS Analysis & Optimization',
  generalTitle: 'AI Analysis & Suggestions',
  noAts: 'No ATS analysis data available',
  noAtsHint: 'ATS Optimize reads your resume as applicant tracking systems do.',
  noGeneral: 'Nothing to show yet',
  noGeneralHint: 'Improve Resume lists what to change first, each with a better wording.',
  noSkills: 'No skills suggested yet',
  noSkillsHint: 'Suggest Skills names what your resume could say and does not.',
  onlyIfTrue: 'Add only if true.',
  placesToFill: 'Fill in what stands in [brackets]: only you know it.',
  nothingToImprove: 'There is nothing that we would change.',
  nothingToAdd: 'There is no skill that we would add.',
  noJobDescription: 'Add a job description to see how well your words match it.',
  heldBack: 'Held back, because your own text does not say it:',
} as const;

/** The words of Enhance. */
export const enhanceCopy = {
  button: 'Enhance',
  running: 'Enhancing...',
  dismiss: 'Dismiss',
  apply: 'Apply',
  keep: 'Keep as it is',
  cancel: 'Cancel',
  description: 'Nothing changes before you apply it.',
  changedMeanwhile:
    'You changed this section while it was being enhanced, so it was left as it is.',
  nothingBetter: 'There is nothing to say better here with the same facts.',
  buyCredits: 'Buy Credits',
} as const;

/** What is told where the server has no words for it. */
export const failureCopy = {
  panel: {
    unknownAnswer: 'Unexpected data format from AI service',
    other: 'AI service request failed',
  },
  section: {
    unknownAnswer: 'What came back could not be put in its places, so nothing was changed.',
    notFound:
      'The AI enhancement service is not available. Please make sure your server is running and the API route exists.',
    other: 'Please try again later.',
  },
} as const;

export const actionCopy: Readonly<Record<AiAction, { label: string; about: string }>> = {
  improve: { label: 'Improve Resume', about: 'What to change first, and how' },
  'optimize-ats': { label: 'ATS Optimize', about: 'How hiring software reads it' },
  'suggest-skills': { label: 'Suggest Skills', about: 'What it could name as well' },
  'generate-summary': { label: 'Generate Summary', about: 'A few lines from its facts' },
  'improve-bullets': { label: 'Improve bullets', about: 'All bullet points of your experience' },
  'enhance-content': { label: 'Improve wording', about: 'The summary as you wrote it' },
};

/** What is read out when an answer has come. */
export const newsOf = (action: AiAction, isSample: boolean): string =>
  `${actionCopy[action].label}: ${isSample ? 'sample data is shown' : 'the results are ready'}.`;

const good = { tone: 'good' } as const;

export const toastCopy = {
  summaryApplied: {
    title: 'Summary Applied',
    description: 'Your professional summary has been updated.',
    ...good,
  },
  summaryUpdated: {
    title: 'Summary Updated',
    description: 'Your professional summary has been improved.',
    ...good,
  },
  experienceUpdated: {
    title: 'Experience Updated',
    description: 'Your experience section has been improved with better metrics and action verbs.',
    ...good,
  },
  noHandler: {
    title: 'Error',
    description: 'Unable to apply improvement. Please try again.',
    tone: 'error',
  },
  changedSince: {
    title: 'This text has changed',
    description: 'It is not what the suggestion was made for any more. Ask again for a new one.',
    tone: 'error',
    isBrief: true,
  },
  skillAdded: (skill: string): ToastMessage => ({
    title: 'Skill Added',
    description: `${skill} has been added to your skills section.`,
    ...good,
  }),
  noContent: (section: string): ToastMessage => ({
    title: 'No content to enhance',
    description: `The ${section} section doesn't have enough content to enhance.`,
    tone: 'error',
    isBrief: true,
  }),
  enhanced: (section: string): ToastMessage => ({
    title: 'Section enhanced',
    description: `${section} has been enhanced with AI`,
    ...good,
  }),
  unchanged: (section: string, notice: string = enhanceCopy.nothingBetter): ToastMessage => ({
    title: `${section} stays as it is`,
    description: notice,
  }),
  cancelled: (section: string): ToastMessage => ({
    title: 'Enhance cancelled',
    description: `${section} stays as it is. An answer that has not come takes no credits.`,
    isBrief: true,
  }),
  /** It is told for good under the section. */
  enhanceFailed: (section: string, message: string): ToastMessage => ({
    title: `Could not enhance ${section}`,
    description: message,
    tone: 'error',
    isBrief: true,
  }),
} as const;

/** What an improvement is told to be about. */
export function sectionTitle({ section, path }: Pick<Improvement, 'section' | 'path'>): string {
  if (section === 'personalInfo' && path !== '' && path !== summaryPath) return 'Personal';
  return isSection(section) ? nameOf(section) : 'Resume';
}

/** What is said once an improvement is applied. */
export function appliedToast(improvement: Pick<Improvement, 'section' | 'path'>): ToastMessage {
  const { section } = improvement;
  if (section === 'workExperience') return toastCopy.experienceUpdated;
  if (section === 'personalInfo') return toastCopy.summaryUpdated;
  const title = `${sectionTitle(improvement)} Updated`;
  return { title, description: 'This section has been improved.', ...good };
}

const isSection = (section: string): section is SectionName =>
  sectionNames.some((name) => name === section);

const providers: Readonly<Record<Exclude<AiProvider, 'built-in'>, string>> = {
  openai: 'OpenAI',
  'openai-compatible': 'a language model',
  anthropic: 'Anthropic',
  google: 'Google',
  ollama: 'Ollama',
};

/** Who writes. */
export function writerText(provider: AiProvider, model: string | null): string {
  if (provider === 'built-in') return 'Our built-in engine writes.';
  const name = providers[provider];
  return model ? `${model} writes, by ${name}.` : `${name} writes.`;
}
