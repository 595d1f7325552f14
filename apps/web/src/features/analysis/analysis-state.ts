import type { Resume } from '@folio/contract/resumes';
import type { CareerStage } from '@folio/contract/score-limits';
import type { Problem, Reading, ScanProgress } from '../../lib/reading/reading.ts';
import type { Failure } from './failure.ts';
import type { Scored } from './scored.ts';

/** What to analyze: a file, or one of the account's resumes. */
export type Source = { kind: 'file'; file: File } | { kind: 'resume'; id: string; name: string };

export type Step = 'opening' | 'reading' | 'scoring';
export const stepsOf = (source: Source): Step[] =>
  source.kind === 'file' ? ['opening', 'reading', 'scoring'] : ['opening', 'scoring'];

/** The extracted data; kept, so that scoring can be retried without reading again. */
export type Extracted = {
  reading: Reading;
  resume?: Resume;
  /** Whether it was read by OCR. */
  isScan?: boolean;
  /** The career stage set by its owner; otherwise it is derived from the content. */
  careerStage?: CareerStage | null;
  /** The id of this reading of the source. */
  id: string;
};

export type AnalysisState =
  | { phase: 'choosing'; source?: Source; problem?: Problem; isScan?: boolean }
  | Working
  | { phase: 'done'; source: Source; extracted: Extracted; scored: Scored }
  | { phase: 'failed'; source: Source; extracted?: Extracted | undefined; failure: Failure };

type Working = {
  phase: 'working';
  source: Source;
  step: Step;
  /** The progress of OCR. */
  scan?: ScanProgress;
  extracted?: Extracted | undefined;
};

export type AnalysisEvent =
  | { type: 'chosen'; source: Source }
  | { type: 'refused'; problem: Problem }
  | { type: 'started'; source: Source; extracted?: Extracted }
  | { type: 'stepped'; step: Step }
  | { type: 'progressed'; progress: ScanProgress }
  | { type: 'extracted'; extracted: Extracted }
  | { type: 'scored'; scored: Scored }
  | { type: 'rescored'; extracted: Extracted; scored: Scored }
  | { type: 'failed'; failure: Failure }
  | { type: 'unread'; problem: Problem; isScan: boolean }
  | { type: 'canceled' }
  | { type: 'reset' };

export const initialState: AnalysisState = { phase: 'choosing' };

export function reduceAnalysis(state: AnalysisState, event: AnalysisEvent): AnalysisState {
  switch (event.type) {
    case 'chosen':
      return { phase: 'choosing', source: event.source };
    case 'refused':
      return { phase: 'choosing', problem: event.problem };
    case 'started': {
      const { source, extracted } = event;
      return { phase: 'working', source, step: extracted ? 'scoring' : 'opening', extracted };
    }
    case 'rescored': {
      const { extracted, scored } = event;
      const isOfThis = state.phase === 'done' && isSame(state.extracted, extracted);
      return isOfThis ? { ...state, extracted, scored } : state;
    }
    case 'reset':
      return initialState;
    default:
      // Events of an aborted run are ignored.
      return state.phase === 'working' ? reduceWork(state, event) : state;
  }
}

/** Whether one is a rescore of the other. */
const isSame = (one: Extracted, other: Extracted) => one.id === other.id;

type WorkEvent = Exclude<
  AnalysisEvent,
  | { type: 'chosen' }
  | { type: 'refused' }
  | { type: 'started' }
  | { type: 'rescored' }
  | { type: 'reset' }
>;

function reduceWork(state: Working, event: WorkEvent): AnalysisState {
  const { source, extracted } = state;
  switch (event.type) {
    case 'stepped':
      return { ...state, step: event.step };
    case 'progressed':
      return { ...state, step: 'reading', scan: event.progress };
    case 'extracted':
      return { ...state, extracted: event.extracted, step: 'scoring' };
    case 'scored':
      return extracted
        ? { phase: 'done', source, extracted, scored: event.scored }
        : { phase: 'choosing', source };
    case 'failed':
      return { phase: 'failed', source, extracted, failure: event.failure };
    case 'unread':
      return { phase: 'choosing', source, problem: event.problem, isScan: event.isScan };
    case 'canceled':
      return { phase: 'choosing', source };
  }
}
