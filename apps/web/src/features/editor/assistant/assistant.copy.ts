import type { AiProvider } from '@folio/contract/ai-answers';
import { t } from '../../../lib/words/words.ts';
import type { AiAction } from './assistant-answers.ts';

/** The words of the AI tab. */
export const aiCopy = {
  get heading() {
    return t('AI optimizer');
  },
  get guest() {
    return t('AI suggestions need an account.');
  },
  get firstCredits() {
    return t('The first credits are free.');
  },
  get jobDescription() {
    return t('Job description (optional)');
  },
  get jobDescriptionHint() {
    return t('Paste a job description to tailor the suggestions.');
  },
  get analyzing() {
    return t('Analyzing...');
  },
  get tooFewCredits() {
    return t('You’re out of credits. Buy more to use these.');
  },
  get tooFewForGood() {
    return t('You’re out of credits.');
  },
  get purchase() {
    return t('Purchase Credits');
  },
  pricing: '/pricing',
  get sampleBadge() {
    return t('Sample Data');
  },
  get connected() {
    return t('Connected');
  },
  get samples() {
    return t(
      'Using Sample Data: API is currently unavailable. Showing sample AI analysis for demonstration.',
    );
  },
  get sampleNote() {
    return t('An example of what you’d get. It isn’t about your resume.');
  },
  get atsTitle() {
    return t('ATS Analysis & Optimization');
  },
  get generalTitle() {
    return t('AI Analysis & Suggestions');
  },
  get noAts() {
    return t('No ATS analysis data available');
  },
  get noAtsHint() {
    return t('Run ATS Optimize to see what hiring software reads.');
  },
  get noGeneral() {
    return t('No suggestions yet');
  },
  get noGeneralHint() {
    return t('Run Improve Resume to get your top fixes with rewrites.');
  },
  get noSkills() {
    return t('No skills suggested yet');
  },
  get noSkillsHint() {
    return t('Run Suggest Skills to find skills your experience implies but doesn’t mention.');
  },
  get onlyIfTrue() {
    return t('Add the ones you really have.');
  },
  get placesToFill() {
    return t('Replace the [brackets] with your own facts.');
  },
  get nothingToImprove() {
    return t('Looks good. Nothing to change.');
  },
  get nothingToAdd() {
    return t('No skills to add.');
  },
  get noJobDescription() {
    return t('Add a job description to see how well your resume matches it.');
  },
  get notCompared() {
    return t('Not compared');
  },
  get comparing() {
    return t('Comparing…');
  },
  get doubts() {
    return t('Check that this is true. Your text may not say it:');
  },
  get take() {
    return t('Use this one too');
  },
} as const;

/** Messages for failures without a message from the server. */
export const failureCopy = {
  panel: {
    get unknownAnswer() {
      return t('Unexpected data format from AI service');
    },
    get other() {
      return t('AI service request failed');
    },
  },
  section: {
    get unknownAnswer() {
      return t('We couldn’t use that suggestion, so nothing changed.');
    },
    get notFound() {
      return t(
        'The AI enhancement service is not available. Please make sure your server is running and the API route exists.',
      );
    },
    get other() {
      return t('Please try again later.');
    },
  },
} as const;

type ActionWords = {
  label: string;
  about: string;
  /** The description without a job description; by default the same. */
  aboutNoJob?: string;
};

export const actionCopy: Readonly<Record<AiAction, ActionWords>> = {
  improve: {
    get label() {
      return t('Improve Resume');
    },
    get about() {
      return t('Your biggest fixes, in order');
    },
  },
  'optimize-ats': {
    get label() {
      return t('ATS Optimize');
    },
    get about() {
      return t('Match against the job');
    },
    get aboutNoJob() {
      return t('Format and content; add a job description to match it');
    },
  },
  'suggest-skills': {
    get label() {
      return t('Suggest Skills');
    },
    get about() {
      return t('Skills you may have left out');
    },
  },
  'generate-summary': {
    get label() {
      return t('Generate Summary');
    },
    get about() {
      return t('A summary drafted from your resume');
    },
  },
  'improve-bullets': {
    get label() {
      return t('Improve bullets');
    },
    get about() {
      return t('Every bullet in your experience');
    },
  },
  'enhance-content': {
    get label() {
      return t('Improve wording');
    },
    get about() {
      return t('Your summary, reworded');
    },
  },
};

/** The announcement of an answer for screen readers. */
export const newsOf = (action: AiAction, isSample: boolean): string =>
  `${actionCopy[action].label}: ${isSample ? t('sample data is shown') : t('the results are ready')}.`;

const providers: Readonly<Record<Exclude<AiProvider, 'built-in'>, string>> = {
  openai: 'OpenAI',
  get 'openai-compatible'() {
    return t('a language model');
  },
  get anthropic() {
    return t('Anthropic');
  },
  get google() {
    return t('Google');
  },
  get ollama() {
    return t('Ollama');
  },
};

/** Names the engine or model that writes. */
export function writerText(provider: AiProvider, model: string | null): string {
  if (provider === 'built-in') return t('Powered by Folio’s built-in writer.');
  const name = providers[provider];
  return model
    ? t('Powered by {model} from {name}.', { model, name })
    : t('Powered by {name}.', { name });
}
