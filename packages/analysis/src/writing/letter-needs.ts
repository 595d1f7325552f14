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
  const practised = distinct(names(true)).slice(0, 4);
  const certified = phraseKey(content.certifications.map(({ name }) => name).join('\n'));
  const known = distinct([...names(false), ...namedSkills(content, advertisement)])
    .filter((name) => !practised.includes(name) && !certified.includes(phraseKey(name)))
    .slice(0, 4);
  return [
    practisedTold(practised, key),
    known.length > 0
      ? `My skills ${practised.length > 0 ? 'also ' : ''}include ${listed(known)}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

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
