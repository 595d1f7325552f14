import type { TenseContext } from '../../text/gerunds.ts';
import { languageOf } from '../../text/languages.ts';

export type ChangeKind = 'opening' | 'wording' | 'pronoun' | 'passive' | 'tense' | 'form';

/** A change in a rewrite, with the reason to show. */
export interface Change {
  kind: ChangeKind;
  before: string;
  after: string;
  reason: string;
}

/** Returns the reasons of the changes as one text, without duplicates. */
export const reasonOf = (changes: readonly Change[]): string =>
  [...new Set(changes.map(({ reason }) => reason))].join(' ');

export interface Improvement {
  text: string;
  changes: Change[];
  /** The text with a blank for a number that only the person knows. */
  suggestion?: string;
  /** Why the text was left unchanged. */
  reason?: string;
}

export interface WritingContext extends TenseContext {
  /** Kinds of changes to skip. */
  without?: readonly ChangeKind[];
}

export type Step = (text: string, context: WritingContext) => { text: string; reason: string };

const longestRead = 100_000;

/**
 * Returns the reason to show if a text can't be rewritten (empty, too long, not English); undefined
 * if it can.
 */
export function whyNotRewritten(text: string): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(text)) return 'There is no text to improve.';
  if (text.length > longestRead) return 'This text is too long to improve in one go.';
  const letters = text.slice(0, 2000).match(/\p{L}/gu)?.length ?? 0;
  const latin = text.slice(0, 2000).match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters * 0.7)
    return 'Rewriting works for English texts only, so this text was not changed.';
  if (languageOf(text) !== 'eng') {
    return 'Rewriting works for English texts only, so this text was not changed.';
  }
  return undefined;
}
