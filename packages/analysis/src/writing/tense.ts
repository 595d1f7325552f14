import { surelyOpensWithVerb } from '../text/statement-opening.ts';
import { formsOf, isTenseless, verbOf } from '../text/verbs.ts';
import { capitalized } from './first-letter.ts';
import type { Step, WritingContext } from './improvement.ts';

/** Present for a role that is held now, past for one that has ended; unknown roles stay as they are. */
export const steadyTense: Step = (text, { current }) => {
  const reason = current
    ? 'Puts a current role in the present tense.'
    : 'Puts a past role in the past tense.';
  const word = /^[A-Z][a-z]+/.exec(text)?.[0] ?? '';
  const verb = current === undefined ? undefined : verbOf(word);
  const rest = text.slice(word.length);
  if (!verb || isTenseless(verb.base) || verb.form === 'past' || verb.form === 'participle') {
    return { text, reason };
  }
  if (verb.form === 'base' && current) return { text, reason };
  if (verb.form === 'gerund') return { text: gerundsRewritten(text, { current }) ?? text, reason };
  if (!surelyOpensWithVerb(text) || /^\s+(?:of|and|or|for)\b/i.test(rest)) return { text, reason };
  const forms = formsOf(verb.base);
  return { text: capitalized((current ? forms.base : forms.past) + rest), reason };
};

/** 'Rotating shifts' are shifts. */
const adjectives = /^(?:rotating|existing|growing|having|outstanding|working|ongoing)\b/i;

/** 'Checking in and checking out of guests' tells of things, and where one of several stays so do the others. */
function gerundsRewritten(text: string, context: WritingContext): string | undefined {
  if (adjectives.test(text) || !surelyOpensWithVerb(text)) return undefined;
  if (/ing\b(?: (?:in|out|up|over|off|after))? of\b/.test(text)) return undefined;
  if (isMixed.test(text)) return undefined;
  const rewritten = gerundsInTense(text, context);
  return rewritten && !/(?:,|\band)\s+\p{Ll}+ing\s/u.test(rewritten)
    ? capitalized(rewritten)
    : undefined;
}

/** 'Caring and compassionate', 'pruning and harvest', 'changing nappies, feeding, observations'. */
const isMixed = /^\p{L}+ing and (?!\p{L}+ing\b)|,\s*\p{L}+ing(?=,|$)/u;

/** A verb in the tense of its role; undefined for a word that is not known as a verb. */
export function inTense(word: string, { current }: WritingContext): string | undefined {
  const verb = verbOf(word);
  if (!verb) return undefined;
  const forms = formsOf(verb.base);
  return current ? forms.base : forms.past;
}

/** 'answering calls and writing reports' as 'answered calls and wrote reports'. */
export function gerundsInTense(text: string, context: WritingContext): string | undefined {
  const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? '';
  const opening = gerundInTense(first, context);
  if (opening === undefined) return undefined;
  const rest = text
    .slice(first.length)
    .replace(/^\s+of\s+(?=\p{L})/u, needsOf.test(first) ? '$&' : ' ')
    .replace(
      /(,\s+(?:and\s+)?|(?<!\s)\s+and\s+)(\p{L}+ing)\b(?=\s+(?!of\b)\p{L})/gu,
      (whole, link, word) => {
        const verb = gerundInTense(word, context);
        return verb === undefined ? whole : `${link}${verb}`;
      },
    );
  // 'Coding and debugging of modules' tells of things.
  return /\band \p{L}+ing of\b/u.test(rest) ? undefined : opening + rest;
}

/** 'Disposing of waste' is not 'ordering of goods'. */
const needsOf = /^(?:disposing|thinking|consisting)$/i;

function gerundInTense(word: string, context: WritingContext): string | undefined {
  const verb = /ing$/.test(word) ? verbOf(word) : undefined;
  return verb?.form === 'gerund' ? inTense(word, context) : undefined;
}
