import { formsOf, isTenseless, verbOf } from '../text/verbs.ts';
import { capitalized, type Step } from './improvement.ts';

/** Verbs whose forms are as often nouns: 'Reports', 'Training', 'Lead generation'. */
const alsoNouns = new Set(
  'report design test support work sale research plan market project lead program code repair order call account document train process file study record control transport review purchase audit interview display visit post contact engineer nurse clean price model score schedule stock staff budget coach cook guide judge host head drive answer question help benefit brand model board bank farm land supply demand trade exchange market manufacture publish accounting cater consult counsel build fund insure learn teach'.split(
    ' ',
  ),
);
const determiner = /^\s+(?:the|a|an|our|my|all|new|each|every|their|up to|\d+)\s/i;

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
  const isSureVerb =
    determiner.test(rest) || (!alsoNouns.has(verb.base) && /^\s+\p{L}/u.test(rest));
  if (!isSureVerb || /^\s+(?:of|and|or|for)\b/i.test(rest)) return { text, reason };
  const forms = formsOf(verb.base);
  return { text: capitalized((current ? forms.base : forms.past) + rest), reason };
};
