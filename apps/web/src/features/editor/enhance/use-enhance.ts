import { createContext, use } from 'react';
import type { EnhanceState } from './enhance-state.ts';
import type { EnhancedSection } from './sections.ts';

export type Enhancing = {
  state: EnhanceState;
  enhance: (section: EnhancedSection) => void;
  /** What enhancing the section takes, in words. */
  priceOf: (section: EnhancedSection) => string;
  /** Breaks off what is under way; its credits come back. */
  cancel: () => void;
  forget: (section: EnhancedSection) => void;
  /** Does what was proposed, in one step. */
  apply: () => void;
  close: () => void;
};

export const EnhanceContext = createContext<Enhancing | null>(null);

export function useEnhance(): Enhancing {
  const enhancing = use(EnhanceContext);
  if (!enhancing) throw new Error('Enhance is missing above this component');
  return enhancing;
}
