import { isTenseless, verbOf } from '../../text/verbs.ts';
import { capitalized } from '../words/first-letter.ts';
import type { Step } from './improvement.ts';

/** One 'have' for two: 'I have developed it and given training'. */
const sharesHave =
  /^I(?:['’]ve| have)\b[^.]*\band (?:also )?(?:been|chosen|done|driven|given|gone|grown|seen|shown|spoken|taken|written)\b/i;

const pronounOpening = /^I(?:['’]ve| have| also|['’]m| am| was| were)*\s+/;
/** 'I have keys', 'I have been laying bricks': nothing without whom it is of. */
const isOfState =
  /^I\s+(?:are|is|use to|had|need|want|love|like|enjoy|hope)\b|^I(?:['’]ve|\s+have)\s+(?!(?:also |since |recently |successfully )?(?:\p{L}+ed|built|brought|cut|done|driven|given|gone|grown|held|kept|led|made|met|run|set|sold|taken|taught|won|written)\b)/iu;

/** A second sentence of somebody else's. */
const hasOthers = /\.\s+(?:He|She|They|We)\b/;

const hasSince = /^I(?:['’]ve| have)\b.*\bsince\b/i;

const keptBe = /(?:am|was|were|['’]m)$/;

/**
 * Resumes do without 'I'. What 'we' did, and what is 'mine', is not the same without it; nor is a clause
 * behind one that is of somebody else ('Two wards merged and I managed both').
 */
export const withoutPronouns: Step = (text, context) => {
  const reason = "Leaves out 'I'.";
  const match = pronounOpening.exec(text);
  const bare = match ? withoutOpening(text, match[0]) : text;
  if (!match || keepsPronoun(text) || (!context.current && isOrder(bare))) return { text, reason };
  const rewritten = bare
    .replace(
      /(\.\s+)I\s+(?=\p{Ll}+ed\b)(\p{Ll})/gu,
      (_, end: string, letter: string) => end + letter.toUpperCase(),
    )
    .replace(/(,? and) i (?=\p{Ll}+)/giu, '$1 ');
  const isHalf = /(?<![\p{L}.])i\s/iu.test(rewritten);
  return { text: isHalf || rewritten === text ? text : capitalized(rewritten), reason };
};

const keepsPronoun = (text: string): boolean =>
  [sharesHave, isOfState, hasSince, hasOthers].some((pattern) => pattern.test(text));

/** 'Check crimps with a microscope' of a role that has ended would tell somebody to. */
function isOrder(text: string): boolean {
  const verb = verbOf(
    /^(?:(?:always|never|often|usually|\p{Ll}+ly) )?([\p{Ll}-]+)/u.exec(text)?.[1] ?? '',
  );
  return verb?.form === 'base' && !isTenseless(verb.base);
}

/** 'I was' stays: 'Was in charge of the shop' is no opening for a line. */
const withoutOpening = (text: string, pronoun: string): string =>
  keptBe.test(pronoun.slice(1).trim()) ? text : text.slice(pronoun.length);
