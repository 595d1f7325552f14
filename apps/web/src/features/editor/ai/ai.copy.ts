import type { AiProvider } from '@folio/contract/ai-answers';
import type { ToastMessage } from '../../../ui/toast.ts';
import type { AiAction } from './ai-answers.ts';

/** The words of the AI tab. */
export const aiCopy = {
  heading: 'AI optimizer',
  jobDescription: 'Job description (optional)',
  jobDescriptionHint: 'Paste the job advertisement, and the suggestions aim at it.',
  analyzing: 'Analyzing...',
  failed: 'AI service request failed',
  unknownAnswer: 'Unexpected data format from AI service',
  tooFewCredits: 'You have no credits left for these. A purchase adds more.',
  tooFewForGood: 'You have no credits left for these.',
  purchase: 'Purchase Credits',
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
} as const satisfies Record<string, ToastMessage>;

export const skillAdded = (skill: string): ToastMessage => ({
  title: 'Skill Added',
  description: `${skill} has been added to your skills section.`,
  ...good,
});

export const sectionUpdated = (section: string): ToastMessage => ({
  title: `${section} Updated`,
  description: 'This section has been improved.',
  ...good,
});

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
