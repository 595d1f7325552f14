import { formsOf, isParticiple, verbOf } from '../text/verbs.ts';
import { capitalized, uncapitalized } from './first-letter.ts';
import type { Step } from './improvement.ts';

const phrases: [RegExp, string][] = [
  [/\bin order to\b/gi, 'to'],
  [/\bso as to\b/gi, 'to'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bin spite of the fact that\b/gi, 'although'],
  [/\bfor the purposes? of\b/gi, 'for'],
  [/\bwith (?:regard|respect|reference) to\b/gi, 'on'],
  [/\bin (?:regard|relation) to\b/gi, 'on'],
  [/\bon an? (daily|weekly|monthly|yearly|regular) basis\b/gi, '$1'],
  [/\ba (?:large|great|high) number of\b(?! (?:the|our|my|their|these|those)\b)/gi, 'many'],
  [/\ba (?:wide )?(?:variety|range) of\b/gi, 'various'],
  [/\bvarious different\b/gi, 'various'],
  [/\b(?:a|the|a large) majority of\b(?= (?:the|our|my|their|these|those)\b)/gi, 'most of'],
  [/\b(?:a|the|a large) majority of\b/gi, 'most'],
  [/\bprior to\b/gi, 'before'],
  [/\bsubsequent to\b/gi, 'after'],
  [/\bin the event that\b/gi, 'if'],
  [/\bat (?:this|that) point in time\b/gi, 'then'],
  [/\bon account of\b/gi, 'because of'],
  [/\bby means of\b/gi, 'by'],
  [/\bin close (?:collaboration|cooperation) with\b/gi, 'with'],
  [/\bas well as\b/gi, 'and'],
  [/\bmade use of\b/gi, 'used'],
  [/\bmaking use of\b/gi, 'using'],
  [/\butili[sz]ed\b/gi, 'used'],
  [/\butili[sz]ing\b/gi, 'using'],
  [/\butili[sz]e\b/gi, 'use'],
  [/\b(?:conducted|performed|carried out) (?:an? |the )?analys[ie]s of\b/gi, 'analyzed'],
  [/\b(?:conducted|performed|carried out) (?:an? |the )?(?:review|reviews) of\b/gi, 'reviewed'],
  [/\b(?:conducted|performed|carried out) (?:an? |the )?tests? of\b/gi, 'tested'],
  [/\b(?:performed|carried out|did) (?:the )?maintenance (?:of|on)\b/gi, 'maintained'],
  [/\bprovided assistance to\b/gi, 'assisted'],
  [/\bprovided support to\b/gi, 'supported'],
  [/\bprovided training (?:to|for)\b/gi, 'trained'],
  [/\bgave training to\b/gi, 'trained'],
  [/\bhas the ability to\b/gi, 'can'],
  [/\b(?:successfully|basically|actually)\s+/gi, ''],
  [/\band also\b/gi, 'and'],
];

/** Says the same with fewer words. */
export const plainWords: Step = (text) => {
  let plain = text;
  for (const [wordy, short] of phrases) plain = plain.replace(wordy, short);
  return {
    text: asOpened(text, plain.replace(/ {2,}/g, ' ').trim()),
    reason: 'Says it with fewer words.',
  };
};

/** Keeps the capital of what it opened with. */
const asOpened = (before: string, after: string) =>
  /^\p{Lu}/u.test(before) ? after.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : after;

const byMe =
  /^(?<thing>(?:The |A |An |All |\d+ )?[\p{L}\d' -]{2,80}?) (?:was|were) (?<how>\p{L}+ly )?(?<done>\p{L}+) by me(?:\s*alone)?(?<rest>\b.*)$/u;

/** Only what the text itself says was done 'by me' becomes active: who else did it is not known. */
export const activeVoice: Step = (text, { current }) => {
  const reason = 'Says who did it.';
  const { thing, how = '', done, rest } = byMe.exec(text)?.groups ?? {};
  const verb = done && isParticiple(done) ? verbOf(done) : undefined;
  if (!verb || !thing) return { text, reason };
  const rewritten = current ? formsOf(verb.base).base : formsOf(verb.base).past;
  return { text: capitalized(`${how}${rewritten} ${uncapitalized(thing)}${rest ?? ''}`), reason };
};
