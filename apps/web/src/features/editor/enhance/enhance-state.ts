import type { Enhancement } from './ask-enhance.ts';
import type { Failure } from './failure.ts';
import type { EnhancedSection } from './sections.ts';

/** One section at a time is enhanced; what went wrong stays with its section until its next try. */
export type EnhanceState = {
  running: EnhancedSection | undefined;
  failures: Partial<Record<EnhancedSection, Failure>>;
  /** What waits to be looked at. */
  proposal: (Enhancement & { section: EnhancedSection }) | undefined;
};

export type EnhanceEvent =
  | { type: 'started'; section: EnhancedSection }
  | { type: 'proposed'; section: EnhancedSection; enhancement: Enhancement }
  | { type: 'unchanged' }
  | { type: 'cancelled' }
  | { type: 'failed'; section: EnhancedSection; failure: Failure }
  | { type: 'forgotten'; section: EnhancedSection }
  | { type: 'closed' };

export const initialState: EnhanceState = {
  running: undefined,
  failures: {},
  proposal: undefined,
};

export function reduceEnhance(state: EnhanceState, event: EnhanceEvent): EnhanceState {
  switch (event.type) {
    case 'started':
      return { ...without(state, event.section), running: event.section };
    case 'proposed':
      return {
        ...state,
        running: undefined,
        proposal: { section: event.section, ...event.enhancement },
      };
    case 'unchanged':
    case 'cancelled':
      return { ...state, running: undefined };
    case 'failed':
      return {
        ...state,
        running: undefined,
        failures: { ...state.failures, [event.section]: event.failure },
      };
    case 'forgotten':
      return without(state, event.section);
    case 'closed':
      return { ...state, proposal: undefined };
  }
}

function without(state: EnhanceState, section: EnhancedSection): EnhanceState {
  const { [section]: _, ...failures } = state.failures;
  return { ...state, failures };
}
