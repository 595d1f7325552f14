import { isTenseless, verbOf } from '../../text/verbs.ts';
import { capitalized } from '../words/first-letter.ts';
import type { Step } from './improvement.ts';

/** One 'have' shared by two verbs: 'I have developed it and given training'. */
const sharesHave =
  /^I(?:['’]ve| have)\b[^.]*\band (?:also )?(?:been|chosen|done|driven|given|gone|grown|seen|shown|spoken|taken|written)\b/i;

const pronounOpening = /^I(?:['’]ve| have| also|['’]m| am| was| were)*\s+/;
/** 'I have keys', 'I have been laying bricks' and 'I have taken over' need their subject. */
const isOfState =
  /^I\s+(?:are|is|use to|had|need|want|love|like|enjoy|hope)\b|^I(?:['’]ve|\s+have)\s+(?!(?:also |since |recently |successfully )?(?:\p{L}+ed|built|brought|cut|held|kept|led|made|met|set|sold|taught|won)\b)/iu;

/** A second sentence with another subject. */
const hasOthers = /\.\s+(?:He|She|They|We)\b/;

const hasSince = /^I(?:['’]ve| have)\b.*\bsince\b/i;

const keptBe = /(?:am|was|were|['’]m)$/;

/**
 * Drops 'I', which resumes omit. Keeps 'we' and 'my', which carry meaning, and 'I' after a clause
 * with another subject ('Two wards merged and I managed both').
 */
export const withoutPronouns: Step = (text, context) => {
  const reason = "Leaves out 'I'.";
  const match = pronounOpening.exec(text);
  const bare = match ? withoutOpening(text, match[0]) : text;
  if (!match || keepsPronoun(text) || !describesWork(bare) || (!context.current && isOrder(bare)))
    return { text, reason };
  const rewritten = bare
    .replace(
      /(\.\s+)I\s+(?=\p{Ll}+ed\b)(\p{Ll})/gu,
      (_, end: string, letter: string) => end + letter.toUpperCase(),
    )
    .replace(/(,? and) i (?=\p{Ll}+)/giu, '$1 ');
  const isHalf = /(?<![\p{L}.])i\s/iu.test(rewritten);
  return { text: isHalf || rewritten === text ? text : capitalized(rewritten), reason };
};

/** 'I use it daily' refers to the preceding text. */
const pointsBack = /^I (?:\p{L}+ly )?\p{L}+ (?:it|that|them|this)\b/u;

/** 'I was also sent abroad' */
const isPassive = /^I(?:['’]m| am| was| were) also \p{L}+(?:ed|en|nt|ht)\b/u;

const keepsPronoun = (text: string): boolean =>
  [isPassive, pointsBack, sharesHave, isOfState, hasSince, hasOthers].some((pattern) =>
    pattern.test(text),
  );

const isOfMind =
  /^(?:agree|appreciate|be|believe|consider|enjoy|expect|feel|find|have|know|think|trust|understand|value)$/;

/**
 * Whether the rest describes work without its subject, unlike 'I still am on their list', 'I would
 * help', 'I believe in teams'.
 */
function describesWork(bare: string): boolean {
  if (/^I\b/.test(bare)) return true;
  const word =
    /^(?:(?:also|always|never|now|often|still|then|\p{Ll}+ly)(?: and)? )*([\p{L}-]+)/u.exec(
      bare,
    )?.[1] ?? '';
  const verb = verbOf(word);
  return verb !== undefined && !isOfMind.test(verb.base);
}

/**
 * Whether the rest would read as an order, such as 'Check crimps with a microscope' for a past
 * role.
 */
function isOrder(text: string): boolean {
  const verb = verbOf(
    /^(?:(?:always|never|often|usually|\p{Ll}+ly) )?([\p{Ll}-]+)/u.exec(text)?.[1] ?? '',
  );
  return verb?.form === 'base' && !isTenseless(verb.base);
}

/** Drops the pronoun, except in 'I was': 'Was in charge of the shop' is not a valid opening. */
const withoutOpening = (text: string, pronoun: string): string =>
  keptBe.test(pronoun.slice(1).trim()) ? text : text.slice(pronoun.length);
