import type { ResumeContent } from '@folio/contract/resume-content';
import type { Advertisement } from '../job-match/advertisement.ts';
import { contentStems } from '../job-match/content-stems.ts';
import { mentions, termsIn } from '../job-match/term-places.ts';
import { phraseKey } from '../vocabulary/phrase.ts';
import { skillNamed } from '../vocabulary/vocabulary.ts';
import { asItem, isToldIn, type LineGroup } from './letter-lines.ts';
import { oneLine } from './phrases.ts';
import { relevanceInWords } from './relevance.ts';
import { quiet } from './spelled-out.ts';

const mostNamed = 4;
const longest = 140;

/** What of the rest of a resume answers an advertisement: qualifications, skills and languages, as they stand there. */
export function listedFacts(
  content: ResumeContent,
  advertisement: Advertisement,
  groups: readonly LineGroup[],
): string[] {
  const qualified = qualifications(content, advertisement);
  const skilled = skills(content, advertisement, groups).filter((item) => !isSaid(item, qualified));
  const labelled: [string, string[]][] = [
    ['Qualifications', qualified],
    // One alone looks as if there were no others.
    ['Skills', skilled.length > 1 ? skilled.slice(0, mostNamed) : []],
    ['Languages', languages(content, advertisement)],
  ];
  return labelled
    .filter(([, items]) => items.length > 0)
    .map(([label, items]) => `${label}: ${joined(items)}`);
}

const joined = (items: readonly string[]): string =>
  items.join(items.some((item) => item.includes(', ')) ? '; ' : ', ');

/** Whether others say it already: 'Driver CPC' beside 'Driver CPC (35 hrs)', a diploma that is a certificate, too. */
function isSaid(item: string, others: readonly string[]): boolean {
  const all = phraseKey(item).split(' ');
  const long = all.filter((word) => word.length > 3);
  const words = long.length > 1 ? long : all;
  return others.some((other) => {
    const said = new Set(phraseKey(other).split(' '));
    return words.every((word) => said.has(word));
  });
}

/** Nobody tells in a letter of a school before any degree, of what ran out, or of having been there. */
const ofSchool =
  /^\+2$|\b(?:gcses?|o levels?|grade (?:10|11|12)|1[02]th|hsc|ssc|k\.?c\.?s\.?e|waec|leaving cert\w*|high school|hs diploma|vce|secondary|intermediate|highers)\b/i;
const ranOut = /\((?:expired|lapsed)[^();]*\)|\b(?:expired|lapsed)$|^medical$/i;
const grade = /,? (?:with )?\d[\d.]{0,6} ?(?:\/ ?\d{1,3} ?)?(?:[CS]?GPA\b|C\.G\.P\.A\b|%|marks\b)/i;
const isLicence = /\b(?:licen[cs]e|permit|ticket|certificate|card)\b/i;

/** Degrees, certificates and licences, what has most to do with what is asked for first. */
function qualifications(content: ResumeContent, advertisement: Advertisement): string[] {
  const byWorth = (names: readonly string[]) =>
    names
      .map((name, place) => ({ name, place, worth: relevanceInWords(name, advertisement) }))
      .toSorted((one, other) => other.worth - one.worth || one.place - other.place);
  const degrees = content.education
    .filter(({ degree, current }) => degree !== '' && !current && !ofSchool.test(degree))
    .map(({ degree, field, institution }) =>
      [degree.replace(grade, ''), field, institution]
        .filter(Boolean)
        .map((part) => quiet(oneLine(part, longest)))
        .join(', '),
    );
  const certificates = content.certifications.map(({ name }) => name);
  const licences = content.skills
    .flatMap(({ items }) => items)
    .filter((item) => isLicence.test(item) && relevanceInWords(item, advertisement) > 0);
  const others = [...certificates, ...licences]
    .filter((name) => name !== '' && !ranOut.test(name))
    .map((name) => quiet(oneLine(name, longest)).replace(/ [+&] ?\S?$/u, ''));
  const named = byWorth(degrees)
    .slice(0, 2)
    .filter(({ worth }, at) => at === 0 || worth > 0)
    .toSorted((one, other) => one.place - other.place)
    .map(({ name }) => asItem(name));
  for (const { name, worth } of byWorth(others)) {
    const isRoom = named.length < (worth > 0 ? mostNamed + 1 : mostNamed - 1);
    if (isRoom && !isSaid(name, named)) named.push(asItem(name));
  }
  return named;
}

/** Who says that they are still learning something does not have it yet to offer. */
const lessened =
  /\b(?:learn(?:ing|er)|basics?|beginner|elementary|intro\p{L}*|exposure|needs|observed|refresh\p{L}*|rusty|some|studying|with supervision|not included)\b/iu;

/** Skills that the advertisement names and no line tells of. */
function skills(
  content: ResumeContent,
  { required, preferred, wording }: Advertisement,
  groups: readonly LineGroup[],
): string[] {
  const asked = [...required, ...preferred];
  const told = contentStems(groups.flatMap(({ lines }) => lines).join('\n'));
  const items = content.skills
    .flatMap(({ items, itemsText }) => [...items, ...itemsText.split(/[,;\n]/)])
    .map((item) => quiet(oneLine(item)))
    .filter((item) => item !== '' && !lessened.test(item) && skillNamed(item)?.kind !== 'soft');
  const isAsked = (item: string) => {
    const said = termsIn([{ path: '', text: item, isItem: true }], 'en');
    const terms = asked.filter((term) => mentions(said, term));
    if (terms.length > 0) return terms.some((term) => !isToldIn(groups, term));
    const stems = [...contentStems(item)];
    return (
      stems.length > 0 &&
      stems.every((stem) => wording?.stems.has(stem)) &&
      stems.some((stem) => !told.has(stem))
    );
  };
  return [...new Set(items.filter(isAsked))].map((item, at) => (at === 0 ? asItem(item) : item));
}

/** All that are spoken, each with its level, where one of them is asked for. */
function languages(
  { languages: all }: ResumeContent,
  { wording, knockouts }: Advertisement,
): string[] {
  const needs = phraseKey(knockouts.map(({ text }) => text).join(' '));
  const asked = ` ${wording?.phrase ?? ''} ${needs} `;
  const isAsked = all.some(({ language }) => asked.includes(` ${phraseKey(language)} `));
  if (!isAsked || all.length < 2) return [];
  return all
    .filter(({ language }) => language !== '')
    .map(({ language, proficiency }) => {
      const level = oneLine(proficiency).replace(/^\p{Lu}(?=\p{Ll})/u, (first) =>
        first.toLowerCase(),
      );
      return level ? `${oneLine(language)} (${level})` : oneLine(language);
    });
}
