import { formsOf, isParticiple, verbOf } from '../../text/verbs.ts';
import { phrasePattern, plainFor, wordyPhrases } from '../../text/wordy-phrases.ts';
import { capitalized, uncapitalized } from '../words/first-letter.ts';
import type { Step } from './improvement.ts';

const wordy = phrasePattern(wordyPhrases.keys());

/** Cut from a rewrite, but too slight for the score to speak of; an appeal is won by 'successfully' alone. */
const idleAdverb =
  /\b(?:successfully(?!\s+(?:appeal|appl|argu|bid|campaign|challeng|claim|contest|defend|lobb|negotiat|petition|pitch|su(?:ed|ing)|tender))|basically)\s+/gi;

/** Says the same with fewer words. */
export const plainWords: Step = (text) => {
  const plain = text
    .replace(
      wordy,
      (phrase, at: number) => plainFor(phrase, text.slice(at + phrase.length)) ?? phrase,
    )
    .replace(idleAdverb, '');
  return {
    text: asOpened(text, plain.replace(/ {2,}/g, ' ').trim()),
    reason: 'Says it with fewer words.',
  };
};

/** Keeps the capital of what it opened with. */
const asOpened = (before: string, after: string) =>
  /^\p{Lu}/u.test(before) ? after.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : after;

const byMe =
  /^(?<thing>(?!.*\b(?:was|were)\b.*\b(?:was|were)\b)(?:The |A |An |All |\d+ )?[\p{L}\d' -]{2,80}?) (?:was|were) (?<how>\p{L}+ly )?(?<done>\p{L}+) by me(?:\s*alone)?(?<rest>\b(?!.*\b(?:and|by)\b).*)$/u;

/** Only what the text itself says was done 'by me' becomes active: who else did it is not known. */
export const activeVoice: Step = (text, { current }) => {
  const reason = 'Says who did it.';
  const { thing, how = '', done, rest } = byMe.exec(text)?.groups ?? {};
  const verb = done && isParticiple(done) ? verbOf(done) : undefined;
  if (!verb || !thing) return { text, reason };
  const rewritten = current ? formsOf(verb.base).base : formsOf(verb.base).past;
  return { text: capitalized(`${how}${rewritten} ${uncapitalized(thing)}${rest ?? ''}`), reason };
};
