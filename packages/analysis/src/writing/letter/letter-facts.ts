import type { ResumeContent } from '@folio/contract/resume-content';
import type { Advertisement } from '../../job-match/advertisement.ts';
import { contentStems } from '../../job-match/content-stems.ts';
import { mentions, termsIn } from '../../job-match/term-places.ts';
import { phraseKey } from '../../vocabulary/phrase.ts';
import { skillNamed } from '../../vocabulary/vocabulary.ts';
import { degreePhrase } from '../facts/credentials.ts';
import { certificateNamed, coursesTaken } from '../facts/papers.ts';
import { relevanceInWords } from '../facts/relevance.ts';
import { isUnfinished } from '../facts/unfinished.ts';
import { oneLine } from '../phrases/phrases.ts';
import { quiet } from '../words/spelled-out.ts';
import { asItem } from './item-text.ts';
import { languagesToTell } from './letter-languages.ts';
import { isNamedInLines, type LineGroup } from './letter-lines.ts';
import { common } from './line-sources.ts';
import { sentencesToTell } from './summary-sentences.ts';

const mostNamed = 4;
const mostSkills = 6;
const mostDegrees = 3;
const longest = 140;

/** What a letter mentions besides lines of work. Each part may be empty. */
export interface LetterFacts {
  /** Sentences of the summary, as written. */
  sentences: string[];
  /** Degrees in a form that follows 'hold': 'a BSc in Physics from …'. */
  held: string[];
  /** Other degrees, certificates and licenses, as written. */
  qualifications: string[];
  studies: string[];
  skills: string[];
  languages: string[];
}

/** Returns the qualifications, skills and languages of a resume that answer an advertisement. */
export function factsToTell(
  content: ResumeContent,
  advertisement: Advertisement,
  groups: readonly LineGroup[],
  answered = '',
): LetterFacts {
  const isOpen = (item: string) => !answered.includes(item);
  const { held, others } = qualifications(content, advertisement, answered);
  const skilled = skills(content, advertisement, groups).filter(
    (item) => !isCovered(item, [...held, ...others]) && isOpen(item),
  );
  return {
    sentences: sentencesToTell(content, advertisement),
    held: held.filter(isOpen),
    qualifications: others.filter(isOpen),
    studies: unfinishedStudies(content, advertisement),
    skills: isOneWeak(skilled) ? [] : skilled.slice(0, mostSkills),
    languages: languagesToTell(content, advertisement),
  };
}

/**
 * Whether another name covers it: 'Driver CPC' beside 'Driver CPC (35 hrs)', or a diploma that is
 * also a certificate.
 */
function isCovered(item: string, others: readonly string[]): boolean {
  const all = phraseKey(item).split(' ');
  const long = all.filter((word) => word.length > 3);
  const words = long.length > 1 ? long : all;
  return others.some((other) => {
    const covered = new Set(phraseKey(other).split(' '));
    return words.every((word) => covered.has(word));
  });
}

/** Qualifications left out of letters: school before any degree, expired ones, attendance. */
const ofSchool =
  /^\+2$|\b(?:abitur|gcses?|year 1[0-3]|wassce|ssce|neco|o levels?|grade (?:10|11|12)|1[02]th|hsc|ssc|k\.?c\.?s\.?e|waec|leaving cert\w*|high school|hs diploma|vce|secondary|intermediate|highers)\b/i;
const ofPaper = /^(?:[NS]VQ|BTEC|(?:Level|Grade) \d)\b/;
const ranOut = /\((?:expired|lapsed)[^();]*\)|\b(?:expired|lapsed)$|^medical$/i;
const grade = /,? (?:with )?\d[\d.]{0,6} ?(?:\/ ?\d{1,3} ?)?(?:[CS]?GPA\b|C\.G\.P\.A\b|%|marks\b)/i;
const isLicence = /\b(?:licen[cs]e|permit|ticket|certificate|card)\b/i;
/** Names of driving licenses. */
const ofDriving =
  /\bdriv(?:er|ing)\b|^(?:clean|full|valid)\b.{0,12}\blicen[cs]e|\bown (?:car|transport|vehicle)\b/i;
const wantsDriving = contentStems('driver driving vehicle travel');

/** The level of a degree; the highest must be named. */
const levels = [
  /^(?:d\.?phil|doctor|dr\b|ed\.?d\b|ph\.?\s?d)/i,
  /^(?:dipl\.?-?ing|ll\.?m|m\.?\s?(?:a|arch|b\.?a|com|ed|eng|phil|ph|res|s|sc|sw|tech)\b|ma[gî]?ist|maestr|master|mestrado|pg|post[- ]?grad)/i,
  /^(?:b\.?\s?(?:a|arch|b\.?a|com|ed|eng|e|n|s|sc|sn|sw|tech)\b|bachelor|bacharel|grado|laurea|licen[cs]|ll\.?b)/i,
  /^(?:a\.?a\.?s?\b|associate|diploma|foundation degree|hn[cd]\b)/i,
];
const levelOf = (degree: string): number => {
  const name = degree.trim().replace(/^(?:executive|integrated|joint|professional) /i, '');
  const at = levels.findIndex((pattern) => pattern.test(name));
  return at < 0 ? levels.length : at;
};

/** Degrees, certificates and licenses, the most relevant first. */
function qualifications(
  content: ResumeContent,
  advertisement: Advertisement,
  answered: string,
): { held: string[]; others: string[] } {
  const { knockouts, wording } = advertisement;
  const bars = contentStems(knockouts.map(({ text }) => text).join('\n'));
  const isDriven = [...wantsDriving].some((stem) => wording?.all.has(stem));
  const worthOf = (name: string) =>
    relevanceInWords(name, advertisement) +
    [...contentStems(name)].filter((stem) => bars.has(stem)).length +
    (isDriven && ofDriving.test(name) ? 2 : 0);
  const byWorth = <One extends { name: string }>(all: readonly One[]) =>
    all
      .map((one, place) => ({
        ...one,
        place,
        worth: worthOf(one.name),
        level: levelOf(one.name),
      }))
      .toSorted((one, other) => other.worth - one.worth || one.place - other.place);
  const isAskedSchool = (school: string) =>
    [...contentStems(ofSchool.exec(school)?.[0] ?? '')].some(
      (stem) => !common.has(stem) && wording?.all.has(stem),
    );
  const degrees = content.education
    .filter(
      (entry) =>
        entry.degree !== '' &&
        !entry.current &&
        !isUnfinished(entry) &&
        // Two studies in one line are dropped, since it is unclear which is finished.
        !ofPaper.test(entry.institution) &&
        (!ofSchool.test(schoolOf(entry)) || isAskedSchool(entry.degree)),
    )
    .map((entry) => ({
      name: asItStands(entry),
      short: entry.field === '' ? '' : asItStands({ ...entry, institution: '' }),
      phrase: degreePhrase(entry),
    }))
    .filter(
      ({ name, short, phrase }) =>
        // 'History, Art. Hill Sixth Form' was parsed wrongly.
        !/\p{L}{3}\. \p{Lu}/u.test(name) &&
        ![name, short, phrase].some((one) => isTold(one, answered)),
    );
  const certificates = content.certifications.map((paper) => {
    const { name, issuer } = paper;
    const isOfBody = ofBody.test(name) && issuer !== '' && !name.includes(issuer);
    return isOfBody ? `${name}, ${issuer}` : certificateNamed(paper);
  });
  const courses = coursesTaken(content).filter((name) => worthOf(name) > 0);
  const licences = content.skills
    .flatMap(({ items }) => items)
    .filter((item) => isLicence.test(item) && relevanceInWords(item, advertisement) > 0);
  const others = [...certificates, ...courses, ...licences]
    .filter((name) => name !== '' && !ranOut.test(name) && !lessened.test(name))
    .map((name) => quiet(oneLine(name, longest)).replace(/ [+&] ?\S?$/u, ''));
  const sorted = byWorth(degrees);
  const highest = Math.min(...sorted.map(({ level }) => level));
  const best = [
    ...sorted.filter(({ level }) => level === highest),
    ...sorted.filter(({ level }) => level !== highest),
  ]
    .filter(
      ({ worth, level }, at) => at === 0 || (worth > 0 && (at === 1 || level < levels.length)),
    )
    .slice(0, mostDegrees)
    .toSorted((one, other) => one.place - other.place);
  const names = best.map(({ name }) => name);
  const rest = best.filter(({ phrase }) => phrase === '').map(({ name }) => asItem(name));
  for (const { name, worth } of byWorth(others.map((other) => ({ name: other })))) {
    const isRoom = names.length < (worth > 0 ? mostNamed + 2 : mostNamed - 1);
    if (!isRoom || isCovered(name, names)) continue;
    names.push(name);
    rest.push(asItem(name));
  }
  return { held: best.map(({ phrase }) => phrase).filter(Boolean), others: rest };
}

const isTold = (phrase: string, text: string): boolean => phrase !== '' && text.includes(phrase);

/** A degree with its field and school, without repetitions ('BSc Nursing, Nursing'). */
const asItStands = ({ degree, field, institution }: School): string =>
  [degree.replace(grade, ''), field, institution]
    .filter((part, at, parts) => part !== '' && !isCovered(part, parts.slice(0, at)))
    .map((part) => quiet(oneLine(part, longest)))
    .join(', ');

type School = ResumeContent['education'][number];

/** A diploma of a school may be identified by the school: 'Lima HS'. */
const schoolOf = ({ degree, institution }: School): string =>
  levelOf(degree) === levels.length - 1 && /\b(?:HS|High School)\b/.test(institution)
    ? `${degree} High School`
    : degree;

/** A membership is named with its issuer: 'Licentiate member'. */
const ofBody = /\b(?:fellow|licentiate|member)$/i;

/** Abandoned studies are left to the person. */
const gaveUp =
  /\b(?:deferred|dropped out|incomplete|not (?:completed|finished)|unfinished|withdr[ae]wn?)\b/i;

/** Generic words such as 'management' are no requirement. */
const isAsked = (name: string, { wording }: Advertisement): boolean =>
  [...contentStems(name)].some((stem) => !common.has(stem) && wording?.stems.has(stem));

/** Unfinished studies are no qualification; they state their progress. */
const unfinishedStudies = (content: ResumeContent, advertisement: Advertisement): string[] =>
  content.education
    .filter(
      (entry) =>
        entry.degree !== '' &&
        !entry.current &&
        isUnfinished(entry) &&
        !gaveUp.test(asItStands(entry)),
    )
    .map(asItStands)
    .filter((name) => isAsked(name, advertisement))
    .slice(0, 1)
    .map((name) => asItem(name));

/** Skills that are still being learned don't count. */
const lessened =
  /\b(?:a (?:bit|little)|booked|expires|in progress|limited|not yet|ok(?:ay)?|pending|provisional|work(?:ing)? (?:on it|towards?)|learn(?:ing|er)|basics?|beginner|elementary|intro\p{L}*|exposure|needs|observed|refresh(?!ed\b)\p{L}*|rusty|some|studying|with supervision|not included)\b/iu;

/** A single generic skill would look poor, unless it is a name. */
const isOneWeak = ([first = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && !/^\p{Lu}[\p{L}\d+#.]*(?: \p{Lu}[\p{L}\d+#.]*){0,2}$/u.test(first);

/** Skills that the advertisement names and no chosen line mentions. */
function skills(
  content: ResumeContent,
  { required, preferred, wording }: Advertisement,
  groups: readonly LineGroup[],
): string[] {
  const asked = [...required, ...preferred];
  const usedStems = contentStems(groups.flatMap(({ lines }) => lines).join('\n'));
  const items = content.skills
    .flatMap(({ items, itemsText }) => [...items, ...itemsText.split(/[,;\n]/)])
    .map((item) => quiet(oneLine(item)))
    .filter((item) => item !== '' && !lessened.test(item) && skillNamed(item)?.kind !== 'soft');
  const isAsked = (item: string) => {
    // 'No handball' does not ask for handball.
    if (wording?.phrase.includes(` no ${phraseKey(item).replace(/ing$/, '')}`)) return false;
    const itemTerms = termsIn([{ path: '', text: item, isItem: true }], 'en');
    const terms = asked.filter((term) => mentions(itemTerms, term));
    if (terms.length > 0) return terms.some((term) => !isNamedInLines(groups, term));
    // Matches 'Hand-tied' if 'hand tied' is asked for.
    const spelled = item.replaceAll('-', ' ');
    const isSpelledSo = [...contentStems(spelled)].every((stem) => wording?.stems.has(stem));
    const stems = [...contentStems(isSpelledSo ? spelled : item)];
    return (
      stems.length > 0 &&
      // Matches 'Opera PMS' if 'Opera' is asked for.
      stems.filter((stem) => wording?.stems.has(stem)).length >=
        (/^\p{Lu}/u.test(item) ? stems.length / 2 : stems.length) &&
      stems.some((stem) => wording?.stems.has(stem) && !usedStems.has(stem) && !common.has(stem))
    );
  };
  return [...new Set(items.filter(isAsked))].map((item, at) => (at === 0 ? asItem(item) : item));
}
