import type { AiEdit, Origin } from '@folio/contract/ai-answers';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { Answered, Failure } from './ask-assistant.ts';
import type { AiAction, EnhancedSection, Task } from './assistant-answers.ts';

/** An answer with the content and job description that it is for. */
export type Result<A extends AiAction> = Answered<A> & {
  content: ResumeContent;
  jobDescription: string;
};
export type Results = { readonly [A in AiAction]?: Result<A> };
export type ResultTab = 'general' | 'ats' | 'skills';

/** A section's edits, waiting for confirmation. */
export type Proposal = Omit<Origin, 'provider'> & {
  section: EnhancedSection;
  edits: readonly AiEdit[];
  content: ResumeContent;
};

/** Where a failure is shown: in the AI tab, or under a section. */
export type FailurePlace = 'panel' | EnhancedSection;

export type AssistantState = {
  readonly jobDescription: string;
  /** The running request; there is one at a time. */
  readonly running: Task | null;
  readonly failures: { readonly [P in FailurePlace]?: Failure | undefined };
  /** The latest answer to each action. */
  readonly results: Results;
  /** The action that was answered last. */
  readonly latest: AiAction | null;
  readonly tab: ResultTab;
  /** Whether the last answer was a sample because the server could not be reached. */
  readonly isSample: boolean;
  /** Whether the results are open in their own panel. */
  readonly isOpen: boolean;
  readonly proposal: Proposal | null;
  /** The content after applying each suggestion, by the suggestion's key. */
  readonly applied: ReadonlyMap<string, ResumeContent>;
};

export type AssistantEvent =
  | { type: 'described'; jobDescription: string }
  | { type: 'asked'; task: Task; place: FailurePlace }
  | { type: 'answered'; action: AiAction; results: Results; isSample: boolean }
  | { type: 'proposed'; proposal: Proposal }
  | { type: 'failed'; place: FailurePlace; failure: Failure }
  | { type: 'ended' }
  | { type: 'dismissed'; place: FailurePlace }
  | { type: 'decided' }
  | { type: 'reconnected' }
  | { type: 'tabChosen'; tab: ResultTab }
  | { type: 'opened'; isOpen: boolean }
  | { type: 'applied'; keys: readonly string[]; content: ResumeContent };

export const initialState: AssistantState = {
  jobDescription: '',
  running: null,
  failures: {},
  results: {},
  latest: null,
  tab: 'general',
  isSample: false,
  isOpen: false,
  proposal: null,
  applied: new Map(),
};

export function reduceAssistant(state: AssistantState, event: AssistantEvent): AssistantState {
  switch (event.type) {
    case 'described':
      return { ...state, jobDescription: event.jobDescription };
    case 'asked':
      return {
        ...withFailure(state, event.place, undefined),
        running: event.task,
        latest: event.place === 'panel' ? null : state.latest,
      };
    case 'answered': {
      const { action, isSample } = event;
      const results = { ...state.results, ...event.results };
      return { ...state, results, isSample, running: null, latest: action, tab: tabOf(action) };
    }
    case 'proposed':
      return { ...state, running: null, proposal: event.proposal };
    case 'failed':
      return { ...withFailure(state, event.place, event.failure), running: null };
    case 'ended':
      return { ...state, running: null };
    case 'dismissed':
      return withFailure(state, event.place, undefined);
    case 'decided':
      return { ...state, proposal: null };
    case 'reconnected':
      return { ...state, isSample: false };
    case 'tabChosen':
      return { ...state, tab: event.tab };
    case 'opened':
      return { ...state, isOpen: event.isOpen };
    case 'applied': {
      const added = event.keys.map((key) => [key, event.content] as const);
      return { ...state, applied: new Map([...state.applied, ...added]) };
    }
  }
}

const withFailure = (
  state: AssistantState,
  place: FailurePlace,
  failure: Failure | undefined,
): AssistantState => ({ ...state, failures: { ...state.failures, [place]: failure } });

/** The tab that shows an action's results. */
function tabOf(action: AiAction): ResultTab {
  if (action === 'optimize-ats') return 'ats';
  return action === 'suggest-skills' ? 'skills' : 'general';
}

/** Whether a tab shows sample answers. */
export function isSampleIn({ results, tab }: Pick<AssistantState, 'results' | 'tab'>): boolean {
  const shown = Object.entries(results).filter(([action]) => tabOf(action as AiAction) === tab);
  return shown.some(([, { isSample }]) => isSample);
}
