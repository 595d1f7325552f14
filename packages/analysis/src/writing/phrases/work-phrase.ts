import { isParticiple, verbOf } from '../../text/verbs.ts';
import { headOf, isNoun, isPlural, nounPhraseOf } from '../words/nouns.ts';
import { wordsOf } from '../words/word-limits.ts';
import { withArticlesBefore } from './articles.ts';
import { link, unfit, wordAt } from './phrase-signs.ts';
import { smallOpening } from './small-opening.ts';
import { firstChange, preposition, withSureArticles } from './whole-clause.ts';

/** A single word that would need an article, or says too little. */
const isBare = (part: string) =>
  wordsOf(part).length < 2 &&
  !isNoun(part, 'mass') &&
  !isPlural(part) &&
  !/ing$|^[A-Z]{2}/.test(part);

/** 'Testing and fault finding' */
const isPair = /^\S+ing and (?:\S+ )?\S+ing$/;

/** Splits a list into its things if all of them are short: 'cannulation, sampling'. */
export function workOf(text: string): { kind: 'work'; texts: string[] } | undefined {
  const parts = text.split(/, (?:and )?/).map((part) => part.trim());
  const isShort = (part: string) =>
    wordsOf(part).length <= 4 && !/[()\d]/.test(part) && !isParticiple(part.split(' ')[0] ?? '');
  const isList =
    parts.every(isShort) && !/ of /.test(parts[0] ?? '') && (parts.length > 1 || isPair.test(text));
  const texts = isList
    ? parts.flatMap((part) => part.split(isPair.test(part) ? ' and ' : / and (?=\S+$)/))
    : [withoutSize(joined(text))];
  const fitting = texts.filter(
    (part) => part !== '' && !unfit.test(part) && !isBare(part) && !isNames(part),
  );
  if (fitting.length === 0) return undefined;
  const things = fitting
    .filter((part) => !isNoun(headOf(part), 'person') || isPlural(headOf(part)))
    .flatMap((part) => thingPhrase(smallOpening(part)) || []);
  return things.length > 0 ? { kind: 'work', texts: things } : undefined;
}

/** 'LIMS and Empower 3' are tools, but 'Year 2 class of 29' would need an article before a name. */
const isNames = (part: string): boolean =>
  (/\s/.test(part) && part.split(/ and |,? /).every((word) => /^[\p{Lu}\d]/u.test(word))) ||
  /^\p{Lu}\p{Ll}+ \d+ \p{Ll}+(?<!(?<!s)s)(?: |$)/u.test(part);

/** A gerund has an object, like the verb of an action: 'setting up the stall'. */
function thingPhrase(part: string): string | undefined {
  if (verbOf(wordAt(part))?.form !== 'gerund') {
    // Each noun of 'Medical ward and labour room' would need its own article.
    const { words, end } = nounPhraseOf(part);
    const head = words.at(-1) ?? '';
    const other = headOf(/^\s(?:and|or)\s(.*)$/.exec(part.slice(end))?.[1] ?? '');
    const isSingle = (word: string) => isNoun(word, 'count') && !isPlural(word);
    const isLoosePair = isSingle(head) && isSingle(other);
    return isLoosePair ? undefined : untilUnsure(part);
  }
  const phrase = withSureArticles(part, false);
  // 'Opening team', 'training plan with super users': as likely a team and a plan as an activity.
  const { words } = nounPhraseOf(part.slice(wordAt(part).length + 1));
  return phrase !== undefined && words.length === 1 && /^\S+ an? /.test(phrase) && phrase !== part
    ? undefined
    : phrase;
}

/**
 * Cuts a phrase before a preposition with a missing article: 'calls for US process' becomes
 * 'calls'.
 */
function untilUnsure(part: string): string {
  const phrase = withArticlesBefore(part);
  const [start] = /^(?:the|an?) /.exec(phrase) ?? [''];
  if (phrase === part || phrase === start + part) return phrase;
  const at = firstChange(part, phrase.slice(start.length));
  const whole = part.slice(0, at).trimEnd().replace(preposition, '');
  return whole.includes(' ') ? start + whole : '';
}

/** Drops a size after a comma: 'First fix on new sites, up to 60 plots'. */
const withoutSize = (text: string): string =>
  text
    .replace(/, (?:no|zero) .*/, '')
    .replace(/(?:, | and )(?:about |around |over |up to |[\p{Sc}~])?\d.*/u, '');

/**
 * Adds the last 'and', which notes leave out: 'milking, mating records (MINDA)'. Keeps other text
 * after a comma unchanged.
 */
function joined(text: string): string {
  const at = text.replace(/\([^()]*\)/g, (inside) => '.'.repeat(inside.length)).lastIndexOf(', ');
  const end = text.slice(at + 2);
  // 'Serving customers, cash and card': drops a part that is not an activity.
  if (
    at > 0 &&
    verbOf(wordAt(text))?.form === 'gerund' &&
    !/^\S+ of /.test(text) &&
    verbOf(wordAt(end))?.form !== 'gerund' &&
    !link.test(end)
  )
    return text.slice(0, text.indexOf(', '));
  const isOpen =
    at < 0 ||
    link.test(end) ||
    unfit.test(end) ||
    /^(?:[\p{Sc}~±]?\d|\p{L}+ \d)/u.test(end) ||
    /^(?:and|about|all|at|many|most|more|no|over|up|used)\b/.test(end);
  const [first = ''] = /^[\p{L}-]+/u.exec(end) ?? [];
  if (isOpen || isParticiple(first)) return text;
  return `${text.slice(0, at)} and ${smallOpening(end)}`;
}
