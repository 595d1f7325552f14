import { isParticiple, nounUseOf, verbOf } from '../text/verbs.ts';
import { isNoun, isPlural, nounPhraseOf } from './nouns.ts';
import { wordAt } from './phrase-signs.ts';
import { wordsOf } from './word-limits.ts';

/** Names of what is done, also where the table of nouns does not know them. */
const ofDoing = /(?:tion|sion|ment|ance|ence|ysis|thesis|graphy|keeping)s?$/;
const unsure = /[&()[\]:;+<>=]|(?<!\p{Lu})\/|\/(?!\p{Lu})|^(?:an?|the) /u;
/** What one works with, and does not do. */
const means = /^(?:equipment|machinery|platforms?|software|systems?|tools?)$/i;
/** A size or a time behind what was done: 'upselling rooms €1,900 per month', 'MOT testing since 2022'. */
const remark = / (?:\/ |\p{Lu}|[\p{Sc}~]?\d|about |around |over |since |once |twice |up to )|,/gu;
const preposition = /^ (?:of|for|in|on|with|to|from|at|by|using|across)(?= )/;
const size = /^(?:about |around |over |up to )?\d[\d,.]*(?:–\d+)? (?=\p{L})/u;

/**
 * A fragment of a resume as it may stand in a list of what work includes; undefined where it may be
 * anything else than something that one does: a size, a thing, a person, or a verb of another form.
 */
export function activityOf(text: string): string | undefined {
  if (isDoing(text)) return text;
  const ends = [...text.matchAll(remark)].map(({ index }) => text.slice(0, index)).toReversed();
  const [bare = text] = ends.slice(-1);
  return [...ends, bare.split(' and ')[0] ?? ''].find(
    (told) => told !== text && wordsOf(told).length > 1 && isDoing(told),
  );
}

/** 'Billing and filing of claims': what 'and' joins are both; of three each would need its own verb. */
function isDoing(text: string): boolean {
  if (unsure.test(text)) return false;
  const parts = text.split(' and ');
  if (parts.length > 2) return false;
  const [first = '', second] = parts;
  if (second === undefined || / (?:of|for|in|on|with|to|from|at) /.test(first)) return isOne(text);
  return isOne(first) && (isOne(second) || verbOf(wordAt(first))?.form === 'gerund');
}

function isOne(text: string): boolean {
  const first = wordAt(text);
  const verb = verbOf(first);
  if (verb?.form === 'gerund' || /^\p{L}{4,}ing \d/u.test(text))
    return isComplement(afterGerund(text.slice(first.length)));
  const { words, end } = nounPhraseOf(text);
  if (words.length === 0 || isParticiple(first) || words.some((word) => /\d/.test(word)))
    return false;
  // 'Image laptops', 'cover council': what may be a verb is no sure thing.
  if (verb && words.length > 1 && nounUseOf(verb.base) !== 'mostly') return false;
  if (verb?.form === 'base' && words.length === 1 && !isNoun(first, 'mass')) return false;
  const rest = text.slice(end);
  const head = words.at(-1) ?? '';
  // 'HR for 2 plants'
  const isNamed = words.length === 1 && /^\p{Lu}{2,4}$/u.test(head) && / \d/.test(rest);
  return (isDoingWord(head) || isNamed) && isComplement(rest);
}

/** 'Answering 40 calls' goes on as 'care of 40 patients' does. */
const afterGerund = (rest: string): string =>
  /^ (?:up|out|off|down|in|over)(?: |$)/.test(rest) ? rest.replace(/^ \p{L}+/u, '') : rest;

function isDoingWord(word: string): boolean {
  const single = singularsOf(word);
  if (means.test(word)) return false;
  if ([word, ...single].some((one) => isNoun(one, 'person'))) return false;
  if (verbOf(word)?.form === 'gerund' || isNoun(word, 'mass') || ofDoing.test(word)) return true;
  if (/\p{L}{3}ing$/u.test(word)) return !isNoun(word, 'count');
  return isPlural(word) && single.some((one) => isNoun(one, 'count'));
}

const singularsOf = (word: string) => [
  word.replace(/s$/, ''),
  word.replace(/es$/, ''),
  word.replace(/ies$/, 'y'),
];

/** What follows the thing or the gerund: nothing, or things that are known to be some, counted or not. */
function isComplement(rest: string): boolean {
  if (rest === '') return true;
  const link = preposition.exec(rest)?.[0] ?? '';
  const after = rest
    .slice(link.length)
    .trimStart()
    .replace(/^(?:an?|the) /, '');
  const counted = size.exec(after)?.[0] ?? '';
  const { words, end } = nounPhraseOf(after.slice(counted.length));
  const named = words.filter((word) => !/^(?:per|each|every|daily|weekly|monthly)$/.test(word));
  const head = named.at(-1) ?? '';
  const isKnown = counted === '' ? isThing(head) : isPlural(head);
  if (!isKnown || /\d/.test(named.join(' '))) return false;
  const more = after.slice(counted.length + end);
  if (/^ and /.test(more)) return isThing(nounPhraseOf(more.slice(5)).words.at(-1) ?? '');
  return more === '' || /^ (?:per|a|an|each|every) \S/.test(more) || isFurther(more);
}

const isThing = (word: string): boolean =>
  /^\p{Lu}/u.test(word) || isNoun(word) || isPlural(word) || isDoingWord(word);

/** A second prepositional phrase without figures of its own: 'for print in two colors'. */
const isFurther = (more: string): boolean => preposition.test(more) && !/ \d/.test(more);

/** Of a list of what was done: two at the least, or one that says by itself what it is about. */
export function activitiesIn(texts: readonly string[]): string[] {
  const told = [...new Set(texts.flatMap((text) => activityOf(text) ?? []))];
  const [only = ''] = told;
  return told.length > 1 || wordsOf(only).length > 2 ? told : [];
}
