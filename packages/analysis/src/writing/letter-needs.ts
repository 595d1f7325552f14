import type { ResumeContent } from '@folio/contract/resume-content';
import type { Advertisement } from '../job-match/advertisement.ts';
import { matchJob } from '../job-match/match-job.ts';
import { readResumeTerms } from '../job-match/resume-terms.ts';
import { isNamedIn } from '../job-match/term-places.ts';
import { phraseKey } from '../vocabulary/phrase.ts';
import { skillNamed } from '../vocabulary/vocabulary.ts';
import { isLicence } from './credentials.ts';
import { variantOf } from './letter-tones.ts';
import { isNoun, isPlural } from './nouns.ts';
import { asKnown, distinct, ownWording } from './own-wording.ts';
import { insideSentence, listed, oneLine } from './phrases.ts';
import { resumeText } from './resume-facts.ts';
import { quiet } from './spelled-out.ts';

/**
 * What of the advertisement the resume has: told in work first, named in a list after it.
 *
 * @param key by which one of the ways to say it is taken; '' for the plainest.
 */
export function needsTold(
  content: ResumeContent,
  advertisement: Advertisement,
  key: string,
): string {
  const terms = readResumeTerms(content);
  const source = resumeText(content);
  const found = matchJob(content, advertisement).found.filter(
    (term) =>
      term.isSkill &&
      skillNamed(term.name)?.kind !== 'soft' &&
      Object.values(terms).some((place) => isNamedIn(place, term)),
  );
  const names = (isTold: boolean) =>
    found
      .filter((term) =>
        isTold
          ? isNamedIn(terms.prose, term)
          : !isNamedIn(terms.prose, term) && isNamedIn(terms.listed, term),
      )
      .flatMap((term) => ownWording(content, source, term.key) ?? []);
  const practised = distinct(names(true).map(inSentence).filter(isSkillName)).slice(0, 4);
  const certified = phraseKey(content.certifications.map(({ name }) => name).join('\n'));
  const known = distinct([...names(false), ...namedSkills(content, advertisement)].map(inSentence))
    .filter(
      (name) =>
        isSkillName(name) && !practised.includes(name) && !certified.includes(phraseKey(name)),
    )
    .slice(0, 4);
  return [practisedTold(practised, key), knownTold(known, practised.length > 0)]
    .filter(Boolean)
    .join(' ');
}

/** Of one alone nobody says 'my skills'. */
function knownTold(names: readonly string[], isSecond: boolean): string {
  const [only = '', ...more] = names;
  if (only === '') return '';
  const also = isSecond ? 'also ' : '';
  if (more.length > 0) return `My skills ${also}include ${listed(names)}.`;
  return `You ${also}ask for ${only}, which ${/^\p{Ll}/u.test(only) && isPlural(only) ? 'are' : 'is'} among my skills.`;
}

/** 'WELDING' is welding, and 'SQL' is SQL: a word in capitals that is no abbreviation is loud. */
const inSentence = (name: string): string =>
  insideSentence(
    quiet(name).replace(/\p{Lu}{5,}/gu, (word) =>
      skillNamed(word)?.name === word || !/[AEIOU]/.test(word)
        ? word
        : word.slice(0, 1) + word.slice(1).toLowerCase(),
    ),
  ).replace(/^(\p{Lu})(?=\p{Ll}+$)/u, (letter) =>
    isCommonWord(name) ? letter.toLowerCase() : letter,
  );

/** 'Horticulture', 'Fieldwork': a skill by a word of the language, and no name of a product. */
const isCommonWord = (name: string): boolean =>
  isNoun(name.toLowerCase()) ||
  /(?:age|ance|culture|ence|graphy|ics|ing|ity|logy|ment|omy|ship|tion|work)s?$/i.test(name);

/** By which work is measured, what is only a thing, or somebody: nobody has experience with it. */
const noSkill =
  /^(?:AHT|CSAT|EBITDA|FCR|KPIs?|NPS|OKRs?|QA|ROI|SLAs?|SEND?|TAT|budgets?|calendars?|contracts?|customers?|deadlines?|documents?|first aiders?|insurance|phones?|projects?|reports?|risks?|safety|sales|schedules?|shifts?|targets?|teams?)$/i;

const isSkillName = (name: string): boolean => {
  if (noSkill.test(name) || isPlainThing(name)) return false;
  // Of one word only what a vocabulary knows is one, or has capitals of its own: not 'Rewires', but 'GeoGebra'.
  return / |\p{L}\p{Lu}/u.test(name) || skillNamed(name) !== undefined;
};

/** Skills as they stand in the resume's list, which the advertisement names: 'Sage 100 Contractor'. */
function namedSkills({ skills }: ResumeContent, { wording }: Advertisement): string[] {
  const asked = ` ${wording?.phrase ?? ''} `;
  return skills
    .flatMap(({ items, itemsText }) => [...items, ...itemsText.split(/[,;\n]/)])
    .map((item) => asKnown(insideSentence(oneLine(item))))
    .filter(
      (item) =>
        /^\p{L}[^():]{2,40}$/u.test(item) &&
        !isLicence(item) &&
        skillNamed(item)?.kind !== 'soft' &&
        !isPlainThing(item) &&
        asked.includes(` ${phraseKey(item)} `),
    );
}

/** 'Drivers', among the skills, are none that could be told of. */
const isPlainThing = (item: string): boolean =>
  /^\p{Ll}+$/u.test(item) && (isPlural(item) || isNoun(item, 'person'));

function practisedTold(names: readonly string[], key: string): string {
  if (names.length === 0) return '';
  const all = names.length === 1 ? '' : names.length === 2 ? 'both of ' : 'all of ';
  const told = `I have experience with ${listed(names)}, ${all}which you ask for.`;
  if (names.length === 1 || key === '') return told;
  const them = names.length === 2 ? 'both' : 'all of them';
  const other = `You ask for ${listed(names)}; I have experience with ${them}.`;
  return variantOf([told, other], key) ?? '';
}
