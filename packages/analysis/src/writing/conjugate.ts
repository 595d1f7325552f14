import { formsOf, verbOf } from '../text/verbs.ts';
import type { WritingContext } from './improvement.ts';

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
  return opening + rest;
}

/** 'Disposing of waste' is not 'ordering of goods'. */
const needsOf = /^(?:disposing|thinking|consisting)$/i;

function gerundInTense(word: string, context: WritingContext): string | undefined {
  const verb = /ing$/.test(word) ? verbOf(word) : undefined;
  return verb?.form === 'gerund' ? inTense(word, context) : undefined;
}
