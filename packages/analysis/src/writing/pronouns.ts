import { capitalized, type Step } from './improvement.ts';

const opening = /^(?:I|We)(?:['’]ve| have| also| currently|['’]m| am| was| were)*\s+/;
const kept = /^(?:am|was|were|['’]m)\s*$/;

/** Resumes are told without 'I' and 'my'. */
export const withoutPronouns: Step = (text) => {
  const reason = "Leaves out 'I', 'we', 'my' and 'our'.";
  const match = opening.exec(text);
  const bare = match ? withoutOpening(text, match[0]) : text;
  const told = bare
    .replace(/\b(?:my|our) own\s+/gi, 'own ')
    .replace(/(?<=\b(?:of|for|with|in|on|to|and|from|at|by|the)\s)(?:my|our)\s+/gi, 'the ')
    .replace(
      /(\.\s+)I\s+(?=\p{Ll}+ed\b)(\p{Ll})/gu,
      (_, end: string, letter: string) => end + letter.toUpperCase(),
    )
    .replace(/(,? and) I (?=\p{Ll}+)/gu, '$1 ');
  return { text: capitalized(told), reason };
};

function withoutOpening(text: string, pronoun: string): string {
  const verb = /\b(?:am|was|were)\s*$/.exec(pronoun)?.[0] ?? '';
  const rest = text.slice(pronoun.length);
  const isOpeningPhrase =
    /^(?:responsible|in charge|involved|tasked|able|part|a part|asked)\b/i.test(rest);
  if (verb === '' && !kept.test(pronoun)) return rest;
  return isOpeningPhrase ? `${verb}${rest}` : text;
}
