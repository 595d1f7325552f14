import type { AiProvider, Improvement } from '@folio/contract/ai-answers';
import { type SectionName, sectionNames } from '@folio/contract/section-names';
import type { ToastMessage } from '../../../ui/toast.ts';
import { nameOf } from '../sections/listed-sections.ts';
import type { AiAction } from './assistant-answers.ts';
import { summaryPath } from './suggestion.ts';

/** The words of the AI tab. */
export const aiCopy = {
  heading: 'AI optimizer',
  guest: 'AI suggestions need an account.',
  firstCredits: 'The first credits are free.',
  jobDescription: 'Job description (optional)',
  jobDescriptionHint: 'Paste a job description to tailor the suggestions.',
  analyzing: 'Analyzing...',
  tooFewCredits: 'You’re out of credits. Buy more to use these.',
  tooFewForGood: 'You’re out of credits.',
  purchase: 'Purchase Credits',
  pricing: '/pricing',
  sampleBadge: 'Sample Data',
  connected: 'Connected',
  samples:
    'Using Sample Data: API is currently unavailable. Showing sample AI analysis for demonstration.',
  sampleNote: 'An example of what you’d get. It isn’t about your resume.',
  atsTitle: 'ATS Analysis & Optimization',
  generalTitle: 'AI Analysis & Suggestions',
  noAts: 'No ATS analysis data available',
  noAtsHint: 'Run ATS Optimize to see what hiring software reads.',
  noGeneral: 'No suggestions yet',
  noGeneralHint: 'Run Improve Resume to get your top fixes with rewrites.',
  noSkills: 'No skills suggested yet',
  noSkillsHint: 'Run Suggest Skills to find skills your experience implies but doesn’t mention.',
  onlyIfTrue: 'Add the ones you really have.',
  placesToFill: 'Replace the [brackets] with your own facts.',
  nothingToImprove: 'Looks good. Nothing to change.',
  nothingToAdd: 'No skills to add.',
  noJobDescription: 'Add a job description to see how well your resume matches it.',
  notCompared: 'Not compared',
  comparing: 'Comparing…',
  heldBack: 'Left out because your resume doesn’t mention it:',
  doubts: 'Check that this is true. Your text may not say it:',
  take: 'Use this one too',
} as const;

/** The words of Enhance. */
export const enhanceCopy = {
  button: 'Enhance',
  running: 'Enhancing...',
  dismiss: 'Dismiss',
  apply: 'Apply',
  keep: 'Keep my text',
  cancel: 'Cancel',
  description: 'Nothing changes until you apply it.',
  changedMeanwhile:
    'You changed this section while it was being enhanced, so it was left as it is.',
  nothingBetter: 'This section already reads well.',
  buyCredits: 'Buy Credits',
} as const;

/** Messages for failures without a message from the server. */
export const failureCopy = {
  panel: {
    unknownAnswer: 'Unexpected data format from AI service',
    other: 'AI service request failed',
  },
  section: {
    unknownAnswer: 'We couldn’t use that suggestion, so nothing changed.',
    notFound:
      'The AI enhancement service is not available. Please make sure your server is running and the API route exists.',
    other: 'Please try again later.',
  },
} as const;

export const actionCopy: Readonly<Record<AiAction, { label: string; about: string }>> = {
  improve: { label: 'Improve Resume', about: 'Your biggest fixes, in order' },
  'optimize-ats': { label: 'ATS Optimize', about: 'Match against the job' },
  'suggest-skills': { label: 'Suggest Skills', about: 'Skills you may have left out' },
  'generate-summary': { label: 'Generate Summary', about: 'A summary drafted from your resume' },
  'improve-bullets': { label: 'Improve bullets', about: 'Every bullet in your experience' },
  'enhance-content': { label: 'Improve wording', about: 'Your summary, reworded' },
};

/** The announcement of an answer for screen readers. */
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
    description: 'It changed after the suggestion was made. Run it again.',
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
  /** Mentions credits only where the request would have taken some. */
  cancelled: (section: string, takesCredits: boolean): ToastMessage => ({
    title: 'Enhance cancelled',
    description: `${section} wasn’t changed${takesCredits ? ', and no credits were used' : ''}.`,
    isBrief: true,
  }),
  /** Brief, because the section shows the message permanently. */
  enhanceFailed: (section: string, message: string): ToastMessage => ({
    title: `Could not enhance ${section}`,
    description: message,
    tone: 'error',
    isBrief: true,
  }),
} as const;

/** The title of what an improvement is about. */
export function sectionTitle({ section, path }: Pick<Improvement, 'section' | 'path'>): string {
  if (section === 'personalInfo' && path !== '' && path !== summaryPath) return 'Personal';
  return isSection(section) ? nameOf(section) : 'Resume';
}

/** The notification after an improvement is applied. */
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
  if (provider === 'built-in') return 'Powered by Folio’s built-in writer.';
  const name = providers[provider];
  return model ? `Powered by ${model} from ${name}.` : `Powered by ${name}.`;
}
