import { sentencesOf } from '../text/segmentation.ts';
import type { Knockout, KnockoutKind } from './advertisement.ts';
import type { Line } from './advertisement-lines.ts';
import { patternOf } from './advertisement-words.ts';
import { isOffer, isOptional } from './requirements.ts';

/**
 * Degrees and licences whose letters are other words as well ('but', 'bed', 'eso'), or which others hold
 * ('harbour master').
 */
const degreeAsWritten =
  /(?<![\p{L}\p{N}])(?:BUT|B\.?Ed|ESO|FP|CAP|Master (?:of|in|im|en|em|oder|ou|o|or)(?= )|(?:[Bb]achelor|[Ll]icence)[^.\n]{1,12}Master\b)(?!\p{L})/u;
const licenceAsWritten = /(?<![\p{L}\p{N}])(?:TIP|COC|CoC)(?![\p{L}\p{N}])/u;

const named: readonly [KnockoutKind, RegExp][] = [
  ['licence', patternOf('ko-licence')],
  ['licence', licenceAsWritten],
  ['degree', patternOf('ko-degree')],
  ['degree', degreeAsWritten],
  ['right-to-work', patternOf('ko-right-to-work')],
  ['shift', patternOf('ko-shift')],
  ['place', patternOf('ko-place')],
  ['other', patternOf('ko-other')],
];
const languageName = patternOf('language-name');
const languageLevel = patternOf('language-level');
const experience = patternOf('experience');

const numberWords: readonly (readonly [number, RegExp])[] = [
  [1, /^(?:one|einem|einer?|ein|une?|uno?a?|um|uma|एक)$/iu],
  [2, /^(?:two|zwei|deux|dos|dois|duas|दो)$/iu],
  [3, /^(?:three|drei|trois|tres|três|तीन)$/iu],
  [4, /^(?:four|vier|quatre|cuatro|quatro|चार)$/iu],
  [5, /^(?:five|fünf|cinq|cinco|पाँच|पांच)$/iu],
  [6, /^(?:six|sechs|seis|छह)$/iu],
  [7, /^(?:seven|sieben|sept|siete|sete|सात)$/iu],
  [8, /^(?:eight|acht|huit|ocho|oito|आठ)$/iu],
  [10, /^(?:ten|zehn|dix|diez|dez|दस)$/iu],
];
const number = String.raw`(?<number>\d{1,2}|one|two|three|four|five|six|seven|eight|ten|einem|einer?|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|une?|deux|trois|quatre|cinq|sept|huit|dix|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|diez|uma?|dois|duas|três|quatro|sete|oito|dez|एक|दो|तीन|चार|पाँच|पांच|छह|सात|आठ|दस)`;
const years = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}.,])${number}(?:\s?\(\d{1,2}\))?\s?\+?(?:\s?(?:[-–]|to|bis|à|a|से|/)\s?\d{1,2})?\s?\+?(?:\s(?:or more|full|ganze|continuous))?[\s-]?(?:years?|yrs?|jahren?|jahre|jährige|ans?|années?|années|años?|anos?|साल|वर्ष)(?![\p{L}\p{M}\p{N}])`,
  'iu',
);

/**
 * Finds needs that are met or not whatever a resume says; they are listed by kind and not scored.
 */
export function knockoutsOf(lines: readonly Line[]): { knockouts: Knockout[]; years?: number } {
  const found = new Map<string, Knockout>();
  let least: number | undefined;
  for (const { section, sentence, clause } of clausesIn(lines)) {
    const asked = yearsIn(clause, sentence, section);
    least ??= asked;
    if (asked !== undefined) add(found, 'years', clause);
    if (section === 'about' || isOffer(clause)) continue;
    for (const kind of kindsOf(clause)) add(found, kind, clause);
  }
  const knockouts = [...found.values()];
  return least === undefined ? { knockouts } : { knockouts, years: least };
}

type Clause = { section: Line['kind']; sentence: string; clause: string };

/** Returns the clauses that state needs, each with its sentence. */
const clausesIn = (lines: readonly Line[]): Clause[] =>
  lines
    .filter(({ kind }) => kind !== 'preferred')
    .flatMap(({ kind: section, text }) =>
      sentencesOf(text).flatMap(({ start, end }) => {
        const sentence = text.slice(start, end);
        return clausesOf(sentence)
          .filter((clause) => !isOptional(clause))
          .map((clause) => ({ section, sentence, clause }));
      }),
    );

const mostKnockouts = 40;

function add(found: Map<string, Knockout>, kind: KnockoutKind, clause: string) {
  const text = clause.trim();
  if (found.size < mostKnockouts && !found.has(kind + text)) found.set(kind + text, { kind, text });
}

/** Splits a sentence at commas, unless a part would be too short to mean anything. */
function clausesOf(sentence: string): string[] {
  const clauses: string[] = [];
  for (const part of sentence.split(/(?<=[,;:])\s+|(?<!\s)\s+[–—-]\s+/)) {
    const before = clauses.at(-1);
    const isShort = before !== undefined && (before.length < 18 || part.trim().length < 14);
    if (isShort && before.length + part.length < longestClause)
      clauses[clauses.length - 1] = `${before} ${part}`;
    else clauses.push(part);
  }
  return clauses.map((clause) => clause.replace(/(?<![,;:])[,;:]+$/, '').slice(0, longestClause));
}

const longestClause = 160;

function kindsOf(clause: string): KnockoutKind[] {
  const kinds = [
    ...new Set(named.filter(([, pattern]) => pattern.test(clause)).map(([kind]) => kind)),
  ];
  if (languageName.test(clause) && languageLevel.test(clause)) kinds.push('language');
  return kinds;
}

/**
 * Returns the years of experience, stated as such or in a list of needs: not '25 days', not 'for 30
 * years'.
 */
function yearsIn(clause: string, sentence: string, section: Line['kind']): number | undefined {
  const match = years.exec(clause);
  const isAsked =
    experience.test(clause) ||
    (section === 'required' && experience.test(sentence)) ||
    /\+/.test(match?.[0] ?? '');
  if (!match || !isAsked) return undefined;
  const written = match.groups?.number ?? '';
  const value = /^\d/.test(written)
    ? Number(written)
    : numberWords.find(([, word]) => word.test(written))?.[0];
  return value !== undefined && value > 0 && value <= 20 ? value : undefined;
}

const licence =
  /\b(?:licen[cs]e[ds]?|licensure|bar admission|degrees?|work permit|CPA|CDL|DBS check|hygiene certificate|apprenticeships?|juris doctor)\b/i;

/** Whether a term is a licence or degree, which is listed and not scored. */
export const isKnockoutTerm = (name: string): boolean => licence.test(name);

/** Whether a phrase only names such a need: a degree, a shift, the right to work, a language. */
export function isKnockoutPhrase(phrase: string): boolean {
  if (isKnockoutTerm(phrase)) return true;
  const patterns = [languageName, ...named.map(([, pattern]) => pattern)];
  return patterns.some((pattern) => pattern.exec(phrase)?.[0] === phrase);
}
