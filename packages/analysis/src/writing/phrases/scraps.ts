import { verbOf } from '../../text/verbs.ts';

/** Units after a number that state a duration or frequency. */
const units = '(?:days?|hours?|weeks?|months?|years?|terms?|times)';
/** Endings that are cut because the clause is complete without them. */
const cuts = [
  // 'Manage a team of 4 + 2 agencies'
  /\s\+\s.*$/su,
  // 'Launched 5 outlets including first in Abu Dhabi'
  /,?\s(?:including|incl\.?|inc\.?)\s(?:first|last|largest|biggest)\b.*$/su,
  // 'In 17 months against 18 months programme'
  new RegExp(
    String.raw`\s(?:against|over|under|within)\s\d+\s${units}\s(?!and\b|of\b|per\b)\p{Ll}+$`,
    'u',
  ),
  // 'Organised the sports day 3 years'
  new RegExp(
    String.raw`(?<!\b(?:about|after|at|by|every|for|from|in|last|of|over|past|than|to|under|within))\s\d+\s${units}$`,
    'u',
  ),
  // 'I finished my apprenticeship here'
  /\s(?:here|there|too|as well|so far|till now|at present)$/u,
];

/**
 * Removes words that lost their context, or never had one: 'here', ' + ', a size without a
 * connecting word.
 */
export const withoutScraps = (clause: string): string =>
  cuts
    .reduce((text, cut) => text.replace(cut, ''), clause)
    .replace(/(?<!\b(?:an|the|our|their) )\baverage of (?=\d)/, 'an average of ')
    .replace(/ (through|during) (?=(?:first|second|third|last) )/, ' $1 the ');

/**
 * Whether the apparent verb is the subject of the clause: 'Falls on the unit fell by a quarter'.
 */
export function hasOtherVerb(clause: string): boolean {
  const words = clause.split(/(?<=,)\s|\s/);
  const at = words.findIndex((word, index) => index > 1 && finite.test(word));
  if (at < 0) return false;
  const between = words.slice(1, at);
  return (
    !between.some((word) => links.test(word) || word.endsWith(',') || word.endsWith(';')) &&
    verbOf(words[0] ?? '') !== undefined
  );
}
const finite = /^(?:are|became|fell|grew|has|have|is|rose|was|went|were)$/;
const links =
  /^(?:after|and|as|because|before|but|how|I|if|once|or|since|so|than|that|then|they|until|we|what|when|where|whether|which|while|who|whose|why)$/;
