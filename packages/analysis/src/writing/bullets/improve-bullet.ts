import { checkFacts } from '../../fact-guard/check-facts.ts';
import { nounUseOf, verbOf } from '../../text/verbs.ts';
import { phraseKey } from '../../vocabulary/phrase.ts';
import { vocabulary } from '../../vocabulary/vocabulary.ts';
import { capitalized } from '../words/first-letter.ts';
import { withFigurePlace } from './figure-place.ts';
import {
  type Change,
  type ChangeKind,
  type Improvement,
  type Step,
  type WritingContext,
  whyNotRewritten,
} from './improvement.ts';
import { strongOpening } from './openings.ts';
import { withoutPronouns } from './pronouns.ts';
import { steadyTense } from './tense.ts';
import { activeVoice, plainWords } from './wording.ts';

const tidy: Step = (text) => ({
  text: opened(
    text
      .replace(/^[\s•◦▪●‣·–—*-]+/u, '')
      .replace(/^o\s+(?=\p{Lu})/u, '')
      .replace(/[ \t]{2,}/g, ' ')
      .trim(),
  ),
  reason: 'Tidies spaces, punctuation and the first letter.',
});

/**
 * Capitalizes a text that clearly begins a line: with a verb, 'I' or 'responsible'. A text such as
 * 'reports, mailings' may continue the previous line, and 'iOS' and 'pH' are names.
 */
function opened(text: string): string {
  const first = /^\S*/.exec(text)?.[0] ?? '';
  const known = vocabulary().names.get(phraseKey(first))?.written;
  if (/^\p{Ll}\S*[\p{Lu}\d]/u.test(first) || known === first) return text;
  const verb = verbOf(first);
  const opens =
    /^(?:i|in charge|my|responsible)\b/.test(text) ||
    verb?.form === 'past' ||
    (verb?.form === 'third' && nounUseOf(verb.base) === '');
  return opens ? capitalized(text) : text;
}

const steps: [ChangeKind, Step][] = [
  ['form', tidy],
  ['passive', activeVoice],
  ['pronoun', withoutPronouns],
  ['opening', strongOpening],
  ['wording', plainWords],
  ['tense', steadyTense],
];

const proseSteps = steps.filter(([kind]) => kind === 'form' || kind === 'wording');

/**
 * Rewrites a bullet point by rules, in steps by kind of change (active voice, no pronouns, strong
 * opening, plain words, one tense). Steps whose result the fact guard objects to are skipped, so
 * that no rewrite claims more than its source. Returns the text unchanged, with a `reason`, if it
 * can't be rewritten (`whyNotRewritten`).
 */
export function improveBullet(text: string, context: WritingContext = {}): Improvement {
  const taken = steps.filter(([kind]) => !context.without?.includes(kind));
  const improved = rewrite(text, taken, context);
  if (improved.reason) return improved;
  const suggestion = withFigurePlace(improved.text);
  return suggestion === undefined ? improved : { ...improved, suggestion };
}

/**
 * Rewrites prose as `improveBullet` does, but only in form and wording: the structure of its
 * sentences stays.
 */
export const improveProse = (text: string): Improvement => rewrite(text, proseSteps, {});

function rewrite(
  text: string,
  taken: readonly [ChangeKind, Step][],
  context: WritingContext,
): Improvement {
  const reason = whyNotRewritten(text);
  if (reason) return { text, changes: [], reason };
  const changes: Change[] = [];
  let rewritten = text;
  const isLoud = text === text.toUpperCase();
  for (const [kind, step] of taken) {
    // In a text in all capitals, a rewrite would mix cases.
    if (kind !== 'form' && isLoud) continue;
    const next = step(rewritten, context);
    if (next.text === rewritten || next.text === '' || checkFacts(text, next.text).held) continue;
    changes.push({ kind, before: rewritten, after: next.text, reason: next.reason });
    rewritten = next.text;
  }
  return { text: rewritten, changes };
}
