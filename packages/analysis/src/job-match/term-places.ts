import type { ReadLanguage } from '../text/languages.ts';
import { broaderThan } from '../vocabulary/broader.ts';
import { findPhrases } from '../vocabulary/find-phrases.ts';
import { findSkills } from '../vocabulary/find-skills.ts';
import { namesIn } from '../vocabulary/names.ts';
import { phraseKey, phraseWords } from '../vocabulary/phrase.ts';
import type { Term } from './advertisement.ts';
import { otherWordings } from './other-wordings.ts';
import type { Field, FieldSpan } from './resume-fields.ts';

export type { Field, FieldSpan } from './resume-fields.ts';

/** Terms that texts contain, by key, each with its places. */
export interface TextTerms {
  skills: ReadonlyMap<string, readonly FieldSpan[]>;
  /** Terms that are named themselves, not only implied by a narrower skill. */
  named: ReadonlySet<string>;
  fields: readonly Field[];
  phrase: string;
  /** Where a need that is not a skill is met in other forms or another order of its words. */
  reworded: (term: Term) => readonly FieldSpan[];
}

/**
 * Returns the skills of texts. A narrower skill includes the broader ones: HPLC includes
 * chromatography. Fields are read as one text, because the other skills of a list decide the
 * meaning of ambiguous names.
 */
export function termsIn(fields: readonly Field[], language: ReadLanguage): TextTerms {
  const text = fields.map((field) => field.text).join('\n');
  const skills = new Map<string, FieldSpan[]>();
  const named = new Set<string>();
  const add = (id: string, span: FieldSpan) => {
    named.add(id);
    for (const key of [id, ...broaderThan(id)]) {
      const places = skills.get(key);
      if (places) places.push(span);
      else skills.set(key, [span]);
    }
  };
  const words = phraseWords(text);
  const found = [
    ...findSkills(text, namesIn(language), words),
    ...findPhrases(text, language, words),
  ];
  const places = placer(fields);
  for (const { skill, start, end } of found.sort((one, other) => one.start - other.start))
    add(skill.id, places(start, end));
  for (const { path, text: item, isItem } of fields)
    if (isItem)
      for (const { 0: part, index } of item.matchAll(/[^,;|/]+/g)) {
        const named = part.replace(inBrackets, '');
        const name = namesIn(language).get(phraseKey(named));
        if (name) add(name.skill.id, { path, start: index, end: index + named.length });
      }
  const reworded = otherWordings(fields, language);
  return { skills, named, fields, phrase: ` ${words.map(({ key }) => key).join(' ')} `, reworded };
}

/** A note on how well a skill is known: 'Creo (basics)'. */
const inBrackets = /(?<!\s)\s*\([^()]*\)\s*$/u;

/**
 * Returns a function that maps spans of the joined text to fields. Spans must come in ascending
 * order.
 */
function placer(fields: readonly Field[]): (start: number, end: number) => FieldSpan {
  let [at, from] = [0, 0];
  return (start, end) => {
    while (at + 1 < fields.length && start > from + (fields[at]?.text.length ?? 0)) {
      from += (fields[at]?.text.length ?? 0) + 1;
      at += 1;
    }
    return { path: fields[at]?.path ?? '', start: start - from, end: end - from };
  };
}

export const mentions = ({ skills, phrase, reworded }: TextTerms, term: Term): boolean =>
  isIn(skills, term) ||
  (!term.isSkill && (phrase.includes(` ${term.key} `) || reworded(term).length > 0));

/** Whether texts name the term itself: 'Excel' does not name 'Microsoft Office'. */
export const isNamedIn = ({ named, phrase }: TextTerms, term: Term): boolean =>
  isIn(named, term) || (!term.isSkill && phrase.includes(` ${term.key} `));

/** Whether a term, or everything that it is about, is among skills. */
const isIn = (skills: { has: (id: string) => boolean }, { key, about }: Term): boolean =>
  skills.has(key) || about?.every((id) => skills.has(id)) === true;

const mostPlaces = 20;

/** Returns the places where texts name a term, each once. */
export function placesOf({ skills, fields, reworded }: TextTerms, term: Term): FieldSpan[] {
  const own = skills.get(term.key) ?? fields.flatMap((field) => phrasesIn(field, term.key));
  const about = isIn(skills, term) ? (term.about ?? []) : [];
  const named = [...own, ...about.flatMap((id) => skills.get(id) ?? [])];
  const all = named.length > 0 || term.isSkill ? named : reworded(term);
  const once = new Map(all.map((span) => [`${span.path} ${span.start} ${span.end}`, span]));
  return [...once.values()].slice(0, mostPlaces);
}

function phrasesIn({ path, text }: Field, key: string): FieldSpan[] {
  const wanted = key.split(' ');
  const words = phraseWords(text);
  return words.flatMap((word, at) => {
    const last = words[at + wanted.length - 1];
    const isHere = last && wanted.every((one, offset) => words[at + offset]?.key === one);
    return isHere ? [{ path, start: word.start, end: last.end }] : [];
  });
}
