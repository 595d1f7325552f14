import { opensWithNoun } from '../../text/statement-opening.ts';
import { verbOf } from '../../text/verbs.ts';
import { uncapitalized } from '../words/first-letter.ts';
import { wordsOf } from '../words/word-limits.ts';

const longest = 34;
/** 'Picked to train drivers' was done by somebody else. */
const wasDone =
  /^(?:(?:picked|chosen|selected|asked|invited|appointed|promoted|hired|nominated|elected|named|trusted|trained|assigned|tasked|seconded|transferred|recruited|certified|licensed)\s+(?:to|as|by|for|in|from)|awarded)\b/i;

/** A text fit to follow 'I': it opens with a verb of the right tense, and is one sentence. */
export function personClause(text: string, current: boolean): string | undefined {
  const clause = uncapitalized(text).replace(/(?<![\s.;,])[\s.;,]+$/, '');
  const form = verbOf(/^[\p{L}-]+/u.exec(clause)?.[0] ?? '')?.form;
  const opensWithVerb = form === 'past' || (form === 'base' && current && !opensWithNoun(clause));
  if (wasDone.test(clause)) return undefined;
  const isSentence = !/[.!?\n]\s/.test(clause) && wordsOf(clause).length <= longest;
  return opensWithVerb && isSentence && wordsOf(clause).length >= 3 ? clause : undefined;
}
