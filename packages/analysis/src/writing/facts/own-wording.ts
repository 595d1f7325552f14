import type { ResumeContent } from '@folio/contract/resume-content';
import { findSkills } from '../../vocabulary/find-skills.ts';
import { phraseKey } from '../../vocabulary/phrase.ts';
import { skillNamed, vocabulary } from '../../vocabulary/vocabulary.ts';
import { insideSentence, oneLine } from '../phrases/phrases.ts';
import { headOf, isNoun, isPlural } from '../words/nouns.ts';
import { quiet } from '../words/spelled-out.ts';
import { proseText } from './resume-facts.ts';

const nameOf = (item: string): string | undefined =>
  vocabulary().names.get(phraseKey(item))?.written;

/** Whether a name can follow 'experience with', unlike 'bilingual' and 'set up'. */
const isNounLike = (name: string) =>
  !/^(?:[\p{L}-]+(?:lingual|able|ible|ful|ous|ive)|set ?up|\p{L}+ed)$/iu.test(name) &&
  !/^(?:on-call|remote|night shift)$/i.test(name) &&
  !(
    /^\p{Lu}?\p{Ll}+$/u.test(headOf(name)) &&
    isNoun(headOf(name), 'count') &&
    !isPlural(headOf(name))
  );

/**
 * Returns a skill in its owner's wording, for the middle of a sentence: an item of the skills, else
 * a mention that is not part of a longer term ('unit test' in 'unit test cases').
 */
export function ownWording(content: ResumeContent, source: string, id: string): string | undefined {
  const item = content.skills
    .flatMap(({ items }) => items)
    .find((one) => skillNamed(withoutNote(one))?.id === id);
  if (item && lessened.test(item)) return undefined;
  // Only mentions in sentences count, since titles and headings are capitalized.
  const found = item ? withoutNote(item) : mentionOf(proseText(content), id);
  return found && isNounLike(found) ? asKnown(insideSentence(found, source)) : undefined;
}

/** Uses the usual capitals of names such as 'AWS' and 'Python'; 'copywriting' stays lower case. */
function asKnown(item: string): string {
  const known = nameOf(item) ?? '';
  if (known.toLowerCase() !== item || item.includes(' ') || isNoun(item)) return item;
  return commonEnding.test(item) && !/.\p{Lu}/u.test(known) ? item : known;
}

const commonEnding = /(?:age|ance|ence|graphy|ics|ing|ity|logy|ment|omy|ship|sis|tion|work)s?$/;

/** Notes for skills that are still being learned: 'Kafka (learning)', 'GMP (module)'. */
const lessened =
  /\((?:[^()]*[^\p{L}()])?(?:learn(?:ing|er)|basics?|beginner|elementary|module|intro(?:duction|ductory)?|exposure|studying|level 1)\b[^()]*\)/iu;

/** Drops a note in brackets: 'Kafka (daily)'. */
const withoutNote = (item: string) => oneLine(quiet(item).replace(/(?<!\s)\s*\([^()]*\)$/, ''), 40);

function mentionOf(source: string, id: string): string | undefined {
  for (const { skill, start, end } of findSkills(source)) {
    if (skill.id !== id) continue;
    const before =
      /(?<![^\s,;:.(])[^\s,;:.(]*$/.exec(source.slice(Math.max(0, start - 20), start))?.[0] ?? '';
    const after = /^[^\s,;:.)]*/.exec(source.slice(end, end + 20))?.[0] ?? '';
    const extended = before + source.slice(start, end) + after;
    const isPart =
      /^\s+\p{Ll}{3,}s?\b/u.test(source.slice(end)) && !followers.test(source.slice(end));
    const isBareGerund = /^\p{Ll}+ing$/u.test(extended);
    if (!isPart && !isBareGerund) return extended;
  }
  return undefined;
}
const followers =
  /^\s+(?:about|across|after|and|as|at|before|during|for|from|into|over|per|through|under|using|via|when|while|with|within|without)\b/;

/** Removes duplicates, and names contained in longer ones. */
export const distinct = (names: readonly string[]): string[] =>
  [...new Map(names.map((name) => [name.toLowerCase(), name])).values()].filter(
    (name, place, all) =>
      !all.some(
        (other, at) =>
          at !== place &&
          other.length > name.length &&
          other.toLowerCase().includes(name.toLowerCase()),
      ),
  );
