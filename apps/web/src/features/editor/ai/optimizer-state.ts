import type { EditorForm } from '@folio/contract/editor-form';
import type { EditorDocument } from '../store/document.ts';
import type { AiAction } from './ai-answers.ts';
import type { Told } from './ask.ts';
import type { Failure } from './failure.ts';

/** An answer, and the resume and the job description that it was given for. */
export type Result<A extends AiAction> = Told<A> & {
  document: EditorDocument;
  jobDescription: string;
};
export type Results = { readonly [A in AiAction]?: Result<A> };
export type ResultTab = 'general' | 'ats' | 'skills';

export type OptimizerState = {
  readonly jobDescription: string;
  readonly running: AiAction | null;
  /** What was answered last. */
  readonly latest: AiAction | null;
  readonly failure: Failure | null;
  /** The last answer to each action. */
  readonly results: Results;
  readonly tab: ResultTab;
  /** Whether the last answer was a sample, because the server could not be reached. */
  readonly isSample: boolean;
  /** Whether the results are shown in a panel of their own. */
  readonly isOpen: boolean;
  /** The form that came of applying each suggestion, by the suggestion's key. */
  readonly applied: ReadonlyMap<string, EditorForm>;
};

export type OptimizerEvent =
  | { type: 'described'; jobDescription: string }
  | { type: 'asked'; action: AiAction }
  | { type: 'told'; results: Results; action: AiAction; isSample: boolean }
  | { type: 'failed'; failure: Failure }
  | { type: 'cancelled' }
  | { type: 'reconnected' }
  | { type: 'tabChosen'; tab: ResultTab }
  | { type: 'opened'; isOpen: boolean }
  | { type: 'applied'; keys: readonly string[]; form: EditorForm };

export const initialState: OptimizerState = {
  jobDescription: '',
  running: null,
  latest: null,
  failure: null,
  results: {},
  tab: 'general',
  isSample: false,
  isOpen: false,
  applied: new Map(),
};

export function reduceOptimizer(state: OptimizerState, event: OptimizerEvent): OptimizerState {
  switch (event.type) {
    case 'described':
      return { ...state, jobDescription: event.jobDescription };
    case 'asked':
      return { ...state, running: event.action, latest: null, failure: null };
    case 'told': {
      const { action, isSample } = event;
      const results = { ...state.results, ...event.results };
      return { ...state, results, isSample, running: null, latest: action, tab: tabOf(action) };
    }
    case 'failed':
      return { ...state, running: null, failure: event.failure };
    case 'cancelled':
      return { ...state, running: null };
    case 'reconnected':
      return { ...state, isSample: false };
    case 'tabChosen':
      return { ...state, tab: event.tab };
    case 'opened':
      return { ...state, isOpen: event.isOpen };
    case 'applied': {
      const added = event.keys.map((key) => [key, event.form] as const);
      return { ...state, applied: new Map([...state.applied, ...added]) };
    }
  }
}

/** The tab that shows what an action brings. */
function tabOf(action: AiAction): ResultTab {
  if (action === 'optimize-ats') return 'ats';
  return action === 'suggest-skills' ? 'skills' : 'general';
}

/** Whether samples are among what a tab shows. */
export function isSampleIn({ results, tab }: Pick<OptimizerState, 'results' | 'tab'>): boolean {
  const shown = Object.entries(results).filter(([action]) => tabOf(action as AiAction) === tab);
  return shown.some(([, { isSample }]) => isSample);
}
