import type { ResumeContent } from '@folio/contract/resume-content';
import { verbOf } from '../../text/verbs.ts';
import { skillNamed } from '../../vocabulary/vocabulary.ts';
import { resumeText } from '../facts/resume-facts.ts';
import { wordAt } from '../phrases/phrase-signs.ts';
import { insideSentence, listed, sentence, series, withArticle } from '../phrases/phrases.ts';
import { smallOpening } from '../phrases/small-opening.ts';
import { uncapitalized } from '../words/first-letter.ts';
import type { LetterFacts } from './letter-facts.ts';
import { statementOf } from './own-statement.ts';

interface Telling {
  content: ResumeContent;
  /** Lines of no job. */
  asides: readonly string[];
  /** Whether only qualifications, studies and languages are mentioned. */
  isLean: boolean;
  isShort: boolean;
}

/**
 * Returns the facts besides the lines as sentences whose grammar suits any name: who the person is,
 * which belongs to the opening, and the rest as one paragraph.
 */
export function factSentences(
  facts: LetterFacts,
  { content, asides, isLean, isShort }: Telling,
): { identity: string[]; asides: string[]; rest: string } {
  const statements = isLean
    ? []
    : facts.sentences.map((text) => statementOf(text, content)).filter(Boolean);
  const besides = isLean ? [] : asides;
  const rest = [
    ...besides.map((text) => statementOf(text, content)),
    qualificationsTold(facts),
    isShort || facts.studies.length === 0 ? '' : `My studies so far: ${facts.studies.join('; ')}.`,
    isLean && !isShort ? '' : skillsTold(facts.skills, resumeText(content)),
    isShort ? '' : languagesTold(facts.languages),
  ];
  return {
    identity: statements,
    asides: besides.filter((text) => statementOf(text, content) === ''),
    rest: rest.filter(Boolean).join(' '),
  };
}

/** 'I hold a BSc in Physics from Rift University. My other qualifications include …' */
function qualificationsTold({ held, qualifications: others }: LetterFacts): string {
  const names = others.map(qualificationNamed);
  const which = held.length > 0 ? 'My other qualifications' : 'My qualifications';
  const isNamed = others.length === 1 && others[0]?.includes(',');
  const told =
    isNamed || others.some((name) => isState.test(name))
      ? `${which}: ${others.join('; ')}.`
      : sentence(`${which} include ${series(names)}`);
  return [
    held.length > 0 && sentence(`I hold ${listed(withoutRepeated(held))}`),
    names.length > 0 && told,
  ]
    .filter(Boolean)
    .join(' ');
}

/** If two degrees are from the same school, names it only after the second. */
const withoutRepeated = (held: readonly string[]): string[] =>
  held.map((phrase, at) => {
    const from = phrase.indexOf(' from ');
    return from >= 0 && held[at + 1]?.endsWith(phrase.slice(from)) ? phrase.slice(0, from) : phrase;
  });

/** 'CTET Paper II qualified' says what a person is, so it cannot follow 'include'. */
const isState =
  /[:;]|^(?:member|registered (?:with|as)|qualified|licensed|passed|completed)\b|\b(?:certified|cleared|holder|licensed|passed|qualified|registered|trained)(?: \([^()]*\))?$/i;
const isOne =
  /\b(?:card|certificate|certification|diploma|licen[cs]e|permit|ticket)(?: \([^()]*\))?$|^certificate in /i;

/** 'An immunization certificate', 'a TWIC card', 'OSHA 30' */
function qualificationNamed(name: string): string {
  if (!isOne.test(name) || name.includes(',')) return name;
  const isCommon = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)*(?: \([^()]*\))?$/u.test(name);
  return withArticle(isCommon ? smallOpening(name) : name);
}

function skillsTold(skills: readonly string[], source: string): string {
  const names = skills
    .filter((one) => !/,|^(?:able|can|good|have|i)\b/i.test(one))
    .map((one) => skillInside(one, source));
  return names.length === 0 ? '' : sentence(`My skills also include ${listed(names)}`);
}

/** 'Excel' for 'excel', 'carrying 3 plates' for 'Carrying 3 plates' */
function skillInside(written: string, source: string): string {
  const known = skillNamed(written)?.name ?? '';
  const isNamedSo =
    known.toLowerCase() === written.toLowerCase() && insideSentence(known) === known;
  if (isNamedSo) return known;
  const inside = insideSentence(written, source);
  return verbOf(wordAt(inside))?.form === 'gerund' ? uncapitalized(inside) : inside;
}

const languagesTold = (languages: readonly string[]): string => {
  const lead = languages.some((one) => /\bsign\b/i.test(one)) ? 'My languages are' : 'I speak';
  return languages.length === 0 ? '' : sentence(`${lead} ${listed(languages)}`);
};
