import { formsOf, isParticiple, verbOf } from '../../text/verbs.ts';
import { phrasePattern, plainFor, wordyPhrases } from '../../text/wordy-phrases.ts';
import { capitalized, uncapitalized } from '../words/first-letter.ts';
import type { Step } from './improvement.ts';

const wordy = phrasePattern(wordyPhrases.keys());

/**
 * An empty adverb, dropped before a verb. Too minor for the score to report. Kept if it carries
 * meaning, as in 'successfully appealed'.
 */
const idleAdverb =
  /(?<=^|[:,–-] |\b(?:and|I) )successfully\s+(?!(?:appeal|appl|argu|bid|campaign|challeng|claim|contest|defend|lobb|negotiat|petition|pitch|su(?:ed|ing)|tender))(\p{L}+)/giu;

const withoutIdleAdverb = (text: string): string =>
  text.replace(idleAdverb, (match, done: string, at: number) => {
    if (/\b(?:be|been|being|is|was|were)\b/i.test(text.slice(0, at))) return match;
    if (!/^(?:past|participle)$/.test(verbOf(done)?.form ?? '')) return match;
    return /^\p{Lu}/u.test(match) ? capitalized(done) : done;
  });

/**
 * Shortens wordy phrases, unless that would change what a verb refers to, as in 'Supervised and
 * performed maintenance on cranes'.
 */
export const plainWords: Step = (text) => {
  const plain = withoutIdleAdverb(
    text.replace(wordy, (phrase, at: number) => {
      const following = text.slice(at + phrase.length);
      const isShared =
        / (?:of|on|to)$/i.test(phrase) &&
        /(?:\p{L}ed|\p{L}saw|led|ran) and $/iu.test(text.slice(0, at));
      return (isShared ? undefined : plainFor(phrase, following)) ?? phrase;
    }),
  );
  return {
    text: asOpened(text, plain.replace(/ {2,}/g, ' ').trim()),
    reason: 'Says it with fewer words.',
  };
};

/** Keeps the capitalization of the original opening. */
const asOpened = (before: string, after: string) =>
  /^\p{Lu}/u.test(before) ? after.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : after;

const byMe =
  /^(?<thing>(?!.*\b(?:was|were)\b.*\b(?:was|were)\b)(?:The |A |An |All |\d+ )?[\p{L}\d' -]{2,80}?) (?:was|were) (?<how>\p{L}+ly )?(?<done>\p{L}+) by me(?:\s*alone)?(?<rest>\b(?!.*\b(?:and|by)\b).*)$/u;

/** Turns 'by me' into the active voice. Otherwise the agent is unknown. */
export const activeVoice: Step = (text) => {
  const reason = 'Says who did it.';
  const { thing, how = '', done, rest } = byMe.exec(text)?.groups ?? {};
  const verb = done && isParticiple(done) ? verbOf(done) : undefined;
  if (!verb || !thing) return { text, reason };
  // Completed work is in the past tense, even in the current job.
  return {
    text: capitalized(`${how}${formsOf(verb.base).past} ${uncapitalized(thing)}${rest ?? ''}`),
    reason,
  };
};
