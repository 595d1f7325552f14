import { surelyOpensWithVerb } from '../text/noun-openings.ts';
import { formsOf, isTenseless, verbOf } from '../text/verbs.ts';
import { capitalized, type Step } from './improvement.ts';

/** Present for a role that is held now, past for one that has ended; unknown roles stay as they are. */
export const steadyTense: Step = (text, { current }) => {
  const reason = current
    ? 'Tells a current role in the present.'
    : 'Tells a past role in the past.';
  const word = /^[A-Z][a-z]+/.exec(text)?.[0] ?? '';
  const verb = current === undefined ? undefined : verbOf(word);
  const rest = text.slice(word.length);
  if (!verb || isTenseless(verb.base) || verb.form === 'past' || verb.form === 'participle') {
    return { text, reason };
  }
  if (verb.form === 'base' && current) return { text, reason };
  if (!surelyOpensWithVerb(text) || /^\s+(?:of|and|or|for)\b/i.test(rest)) return { text, reason };
  const forms = formsOf(verb.base);
  return { text: capitalized((current ? forms.base : forms.past) + rest), reason };
};
