import type { ReadLanguage } from '../text/languages.ts';
import { findSkills } from '../vocabulary/find-skills.ts';
import { occupationsNamed } from '../vocabulary/occupations.ts';
import { patterns } from './advertisement-words.ts';

export const longestTitle = 80;

/** Endings of titles that are not in the list of occupations. */
const doer = new RegExp(`(?:${patterns.doer})s?$`, 'iu');
const rankOf =
  /^(?:(?:assistant|associate|deputy|global|regional) )?(?:head|director|manager|chief|vice president|vp|lead) of \p{L}/iu;
/** Words with such an ending that are not titles. */
const notDoer = new RegExp(String.raw`\b(?:${patterns['no-doer']})s?$`, 'i');

/** Whether a text reads as the name of a trade. */
export const namesOccupation = (title: string) =>
  occupationsNamed(title).length > 0 ||
  rankOf.test(title) ||
  (doer.test(title.trim()) && !notDoer.test(title.trim()));

/**
 * Removes place and employer: 'Dév full-stack (F/H/X) chez Mirabelle', 'ANALISTA N2 – PRESENCIAL –
 * Campinas/SP'.
 */
export const withoutWhere = (title: string): string =>
  title
    .replace(
      /(?<!\s)\s+(?:chez|bei|p\/|para|gesucht|com experiência|con experiencia)(?=\s|$).*$/isu,
      '',
    )
    .replace(/(?<!\s)\s+(?:in|en|em|à)\s+\p{Lu}(?!\p{Lu}).*$/su, '')
    .replace(
      /(?<!\s)\s+[–|-]\s+(?:presencial|remoto|híbrido|cdi|cdd|vollzeit|teilzeit|tempo inteiro|\d).*$/isu,
      '',
    )
    .trim();

/** Separators between a title and the rest of its line. */
const dashes = /(?<!\s)\s+[–—|-]\s+|(?:(?<!\s)\s+)?,\s+/;
/** Parts that do not belong to a title: pay, hours, contracts, employers, named places. */
const noQualifier = new RegExp(
  String.raw`[£$€₹]|\d{3}|^\d+$|\b(?:${patterns['no-qualifier']})\b`,
  'iu',
);

/**
 * Returns a title with its qualifiers: all of 'Sous Chef – Modern Levantine', but not the place in
 * 'Cook – Leeds'. A qualifier names a skill or occurs elsewhere in lowercase, which no place does.
 */
function withQualifiers(title: string, text: string): string {
  const [name = '', ...others] = title.split(dashes);
  let end = name.length;
  for (const qualifier of others) {
    if (!isAbout(qualifier, text)) break;
    end = title.indexOf(qualifier, end) + qualifier.length;
  }
  return title.slice(0, end);
}

const isAbout = (qualifier: string, text: string): boolean =>
  qualifier.length > 1 &&
  qualifier.split(/\s+/).length <= 6 &&
  !noQualifier.test(qualifier) &&
  !/^(?:The|Die|Der|Das|La|Le|El|O|A)\s/.test(qualifier) &&
  (/\S \/ \S/.test(qualifier) ||
    findSkills(qualifier).length > 0 ||
    isSaidElsewhere(qualifier, text));

/** Whether half of a qualifier's longer words occur in lowercase, in any form. */
function isSaidElsewhere(qualifier: string, text: string): boolean {
  const words = qualifier.match(/[\p{L}\p{M}]{4,}/gu) ?? [];
  if (words.length === 0) return false;
  const small = [...new Set(text.match(/(?<![\p{L}\p{M}@.])\p{Ll}[\p{L}\p{M}]{2,30}/gu))];
  const repeated = words.filter((word) => {
    const stem = word.toLowerCase().replace(/(?:s|ing|en|al)$/, '');
    return small.some((one) => one.startsWith(stem) && one.length <= stem.length + 3);
  });
  return repeated.length >= words.length / 2 || isNamedAgain(qualifier, text);
}

/** Whether a qualifier occurs again, and never like a place: 'in Leeds', 'Location: Leeds'. */
function isNamedAgain(qualifier: string, text: string): boolean {
  const around = text.split(qualifier);
  const isPlace = /(?:\b(?:in|near|at|from|around|outside|of|à|en|em|bei)|[:,|–-])\s+$/i;
  return around.length > 2 && !around.slice(1, -1).some((before) => isPlace.test(before));
}

/**
 * Removes gender marks, place and employer from a title. For a title in two languages, returns the
 * one in the language of the text.
 */
export function cleaned(title: string, text = '', language: ReadLanguage = 'en'): string {
  const ungendered = title
    .replace(/(?:(?<!\s)\s+)?[([](?:[mfdwxi]\s?[/|]\s?){1,4}[mfdwxi][)\]].*$/is, '')
    .replace(/(?:(?<!\s)\s+)?\((?:all genders|any gender)\)/i, '')
    .split(/(?<!\s)\s+(?:at|@|in(?=\s+\p{Lu}\p{Ll}+$))\s+/u)[0];
  const qualified = withQualifiers(ungendered ?? '', text);
  // Parentheses stay if more of the title follows.
  const bare = qualified.replace(/(?:(?<!\s)\s+)?\([^()]*\)?$/, '');
  const parts = bare.split(/(?<!\s)\s+\/\s+/);
  const named = parts.filter((part) => namesOccupation(part));
  const isWhole = named.length === parts.length || language !== 'en';
  const kept = isWhole ? bare : (named[0] ?? parts[0] ?? '');
  return kept
    .replace(leading, '')
    .replace(/(?<!\s)\s+(?:wanted|needed|required)!?$/i, '')
    .trim()
    .slice(0, longestTitle);
}

/** Words before the title in a headline. */
const leading =
  /^(?:(?:we['’]?re|we are|now|urgent(?:ly)?|immediately)\s+)?(?:hiring|wanted|required|looking for|recruiting|vacancy|job|urgent)\s?[:!–-]\s*/iu;
