import { gerundsInTense, inTense, isOfResults, kindSigns } from '../../text/gerunds.ts';
import { clearlyOpensWithVerb } from '../../text/statement-opening.ts';
import { formsOf, isTenseless, nounUseOf, type Verb, verbOf } from '../../text/verbs.ts';
import { mayBeThing } from '../phrases/doing-words.ts';
import { determiner } from '../phrases/phrase-signs.ts';
import { capitalized } from '../words/first-letter.ts';
import { isNoun, isPlural, nounPhraseOf } from '../words/nouns.ts';
import type { Step, WritingContext } from './improvement.ts';
import { cannotBeVerb, isMixed, laterWords } from './one-tense.ts';

/**
 * Uses the present tense for a current role and the past for an ended one. Unchanged if unknown.
 */
export const steadyTense: Step = (text, { current }) => {
  const reason = current
    ? 'Puts a current role in the present tense.'
    : 'Puts a past role in the past tense.';
  const rewritten = current === undefined ? undefined : inOneTense(text, current);
  return { text: rewritten ?? text, reason };
};

function inOneTense(text: string, current: boolean): string | undefined {
  const word = /^[A-Z][a-z]+/.exec(text)?.[0] ?? '';
  const verb = verbOf(word);
  const rest = text.slice(word.length);
  // Work that continues 'since' a date keeps its tense.
  if (/\b(?:currently|since|still)\b/i.test(rest)) return undefined;
  if (!verb || isPastOrTenseless(verb) || isNotWork(verb.base, rest)) return undefined;
  if (isMixed(text, { current })) return undefined;
  // 'Increase sales' may be a goal; only the person knows whether it was reached.
  if ((!current || verb.form === 'gerund') && isOfResults(text)) return undefined;
  if (verb.form === 'gerund') return gerundsRewritten(text, { current });
  const isUnsure = mayBeThing(verb.base) && !determiner.test(rest);
  if (verb.form === 'base' && (current || isUnsure)) return undefined;
  return clearlyOpensWithVerb(text) ? inOtherTense(verb, rest, current) : undefined;
}

/** Whether a verb is in the past tense, or may be. It then stays unchanged. */
const isPastOrTenseless = ({ base, form }: Verb): boolean =>
  isTenseless(base) || form === 'past' || form === 'participle';

function inOtherTense({ base, form }: Verb, rest: string, current: boolean): string | undefined {
  if (/^\s+(?:of|and|or|for)\b/i.test(rest)) return undefined;
  const forms = formsOf(base);
  const after = form === 'third' ? thirdsInTense(rest, { current }) : withoutSecondVerb(rest);
  return after === undefined ? undefined : capitalized((current ? forms.base : forms.past) + after);
}

/** 'Check ins', 'Hires per month', 'Projects up to £2m', 'Loads secured before departure' are things. */
const nounAhead =
  /^\s+\d+(?:[,.;:]|$)|^\s+(?:ins|outs|ups|offs|overs|backs|downs|per|up to|worth|over|under|between)\b|^\s+\p{L}+ed\b(?=\s+(?:and|before|after|by|for|from|in|on|to|with)\b|$)|^\s*$/u;

/** 'Deploys went from weekly to daily' */
const hasVerbNext = (rest: string): boolean =>
  /^(?:past|participle)$/.test(verbOf(/^\s+(\p{L}+)/u.exec(rest)?.[1] ?? '')?.form ?? '');

const isState = /^(?:be|continue|do|have|include|involve|require|seek|understand)$/;

/** Whether the text is a state or a thing instead of work. */
const isNotWork = (base: string, rest: string): boolean =>
  isState.test(base) ||
  (base === 'make' && /^ sure\b/.test(rest)) ||
  nounAhead.test(rest) ||
  hasVerbNext(rest);

/**
 * Changes all verbs or none, as in 'Checks locks and reports faults'; 'books' may be a verb or a
 * noun.
 */
function thirdsInTense(rest: string, context: WritingContext): string | undefined {
  let isOpen = false;
  const rewritten = laterWords(rest, ({ word, verb, adverb, hasObject, isDescribed }) => {
    // In 'Books interviews' the first word may be an unknown verb.
    if (verb === undefined && /[^s]s$/.test(word) && hasObject) isOpen = true;
    // 'Attends meetings and follow the rules', 'and accurately record'
    if (verb?.form === 'base' || (adverb && verb === undefined)) isOpen = true;
    if (verb?.form !== 'third') return word;
    isOpen ||=
      isDescribed ||
      isState.test(verb.base) ||
      nounUseOf(verb.base) !== '' ||
      isNoun(word.replace(/s$/, ''));
    return inTense(word, context) ?? word;
  });
  return isOpen ? undefined : rewritten;
}

/**
 * Returns the rest of a line if it cannot have a second verb, which would need the same tense:
 * 'Plan menus and train cooks'. Undefined otherwise.
 */
function withoutSecondVerb(rest: string): string | undefined {
  let isOpen = false;
  laterWords(rest, (later) => {
    isOpen ||= later.adverb !== '' || !cannotBeVerb(later);
    return later.word;
  });
  return isOpen ? undefined : rest;
}

/** Gerunds used as adjectives: 'Rotating shifts'. */
const adjectives = /^(?:being|rotating|existing|growing|having|outstanding|working|ongoing)\b/i;

/** Rewrites either all gerunds or none. 'Checking in and checking out of guests' is nominal. */
function gerundsRewritten(text: string, context: WritingContext): string | undefined {
  if (adjectives.test(text) || !clearlyOpensWithVerb(text)) return undefined;
  // 'Washing up'
  if (/^\p{L}+ing (?:up|out|in|off|down|over)$/u.test(text)) return undefined;
  if (/ing\b(?: (?:in|out|up|over|off|after))? of\b/.test(text)) return undefined;
  if (kindSigns.noun.test(text) || isJobTitle(text) || hasVerb.test(text)) return undefined;
  if (isSubject(text) || namesThing(text)) return undefined;
  const rewritten = gerundsInTense(text, context);
  return rewritten && capitalized(rewritten);
}

/** 'Retaining walls were designed by others' */
const hasVerb =
  /^(?:(?!\b(?:how|if|that|what|where|whether|which|who|why)\b).)*?\b(?:are|is|was|were)\b/i;

/**
 * Whether the gerund is part of a name or compound: 'Eating Disorders', 'Underwriting authority'.
 */
function namesThing(text: string): boolean {
  const rest = text.replace(/^\p{L}+\s+/u, '');
  if (/^\p{Lu}\p{Ll}/u.test(rest)) return true;
  const { words } = nounPhraseOf(rest);
  const head = words.at(-1) ?? '';
  return (
    words.length > 0 && isNoun(head, 'count') && !isPlural(head) && !determiner.test(` ${rest}`)
  );
}

/** Whether the gerund is the subject: 'Using lean methods reduced costs'. */
const isSubject = (text: string): boolean =>
  [
    ...text.matchAll(
      /(?<![,)]|\band|\bor|\bthat|\bthe|\ba|\ban|\bof|\bwhich) (\p{Ll}+)(?= (?!(?:and|as|at|by|during|for|from|in|of|on|or|through|to|with|within)\b)[\p{L}\d])/gu,
    ),
  ].some(([, word = '']) => {
    const verb = verbOf(word);
    return verb?.form === 'past' || (verb?.form === 'third' && nounUseOf(verb.base) === '');
  });

/** 'Bottling line operator', 'Teaching assistant' */
function isJobTitle(text: string): boolean {
  const { words } = nounPhraseOf(text);
  const head = words.at(-1)?.toLowerCase() ?? '';
  return words.length > 1 && isNoun(head, 'person') && !isPlural(head);
}
