import { clearlyOpensWithVerb } from '../../text/statement-opening.ts';
import { formsOf, isTenseless, nounUseOf, type Verb, verbOf } from '../../text/verbs.ts';
import { mayBeThing } from '../phrases/doing-words.ts';
import { determiner } from '../phrases/phrase-signs.ts';
import { capitalized } from '../words/first-letter.ts';
import { isNoun, isPlural, nounPhraseOf } from '../words/nouns.ts';
import { gerundsInTense, inTense, isOfResults, kindSigns } from './gerunds.ts';
import type { Step, WritingContext } from './improvement.ts';

/** Present for a role that is held now, past for one that has ended; unknown roles stay as they are. */
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
  // What goes on 'since' then is told as it is.
  if (/\b(?:currently|since|still)\b/i.test(rest)) return undefined;
  if (!verb || isPastOrTenseless(verb) || isNotWork(verb.base, rest)) return undefined;
  // 'Increase sales' is what was wanted: whether they were increased, only the person knows.
  if (!current && isOfResults(text)) return undefined;
  if (verb.form === 'gerund') return gerundsRewritten(text, { current });
  const isUnsure = mayBeThing(verb.base) && !determiner.test(rest);
  if (verb.form === 'base' && (current || isUnsure)) return undefined;
  return clearlyOpensWithVerb(text) ? inOtherTense(verb, rest, current) : undefined;
}

/** What is past, or may be, stays as it is. */
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
  /^\s+(?:ins|outs|ups|offs|overs|backs|downs|per|up to|worth|over|under|between)\b|^\s+\p{L}+ed\b(?=\s+(?:and|before|after|by|for|from|in|on|to|with)\b|$)|^\s*$/u;

/** 'Deploys went from weekly to daily' */
const hasVerbNext = (rest: string): boolean =>
  /^(?:past|participle)$/.test(verbOf(/^\s+(\p{L}+)/u.exec(rest)?.[1] ?? '')?.form ?? '');

/** What is told is no work, or is a thing and nothing that was done. */
const isNotWork = (base: string, rest: string): boolean =>
  /^(?:be|have)$/.test(base) || nounAhead.test(rest) || hasVerbNext(rest);

/** Further verbs after a comma or 'and'. */
const laterVerb = /(,\s+(?:and\s+)?|(?<!\s)\s+and\s+)([\p{Ll}-]+)(?=\s|[.,;]|$)/gu;

/** 'Checks locks and reports faults' changes both verbs or none: 'books' may be a verb and a thing. */
function thirdsInTense(rest: string, context: WritingContext): string | undefined {
  let isOpen = false;
  const rewritten = rest.replace(laterVerb, (match, link: string, word: string) => {
    const verb = verbOf(word);
    // 'Books interviews' may be a verb that is not known as one.
    if (verb === undefined && /[^s]s$/.test(word) && hasObject(rest, word)) isOpen = true;
    // 'Attends meetings and follow the rules'
    if (verb?.form === 'base') isOpen = true;
    if (verb?.form !== 'third') return match;
    isOpen ||= nounUseOf(verb.base) !== '' || isNoun(word.replace(/s$/, ''));
    return link + (inTense(word, context) ?? word);
  });
  return isOpen ? undefined : rewritten;
}

/** 'Circulates actions' may be a verb and its object; 'newsletters' at the end is a thing. */
const hasObject = (rest: string, word: string): boolean =>
  /^\s+\p{L}/u.test(rest.slice(rest.indexOf(word) + word.length));

/** 'Plan menus and train cooks' in the past would need both. */
function withoutSecondVerb(rest: string): string | undefined {
  const hasVerb = [...rest.matchAll(laterVerb)].some(
    ([, , word = '']) => verbOf(word)?.form === 'base',
  );
  return hasVerb ? undefined : rest;
}

/** 'Rotating shifts' are shifts. */
const adjectives = /^(?:being|rotating|existing|growing|having|outstanding|working|ongoing)\b/i;

/** 'Checking in and checking out of guests' tells of things, and where one of several stays so do the others. */
function gerundsRewritten(text: string, context: WritingContext): string | undefined {
  if (adjectives.test(text) || !clearlyOpensWithVerb(text)) return undefined;
  // 'Washing up'
  if (/^\p{L}+ing (?:up|out|in|off|down|over)$/u.test(text)) return undefined;
  if (/ing\b(?: (?:in|out|up|over|off|after))? of\b/.test(text)) return undefined;
  if (kindSigns.noun.test(text) || isJobTitle(text) || hasVerb.test(text)) return undefined;
  const rewritten = gerundsInTense(text, context);
  return rewritten && capitalized(rewritten);
}

/** 'Retaining walls were designed by others' */
const hasVerb =
  /^(?:(?!\b(?:how|if|that|what|where|whether|which|who|why)\b).)*?\b(?:are|is|was|were)\b/i;

/** 'Bottling line operator', 'Teaching assistant' */
function isJobTitle(text: string): boolean {
  const { words } = nounPhraseOf(text);
  const head = words.at(-1)?.toLowerCase() ?? '';
  return words.length > 1 && isNoun(head, 'person') && !isPlural(head);
}
