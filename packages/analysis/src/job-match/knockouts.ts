import { sentencesOf } from '../text/segmentation.ts';
import type { Knockout, KnockoutKind } from './advertisement.ts';
import type { Line } from './advertisement-lines.ts';
import {
  experience,
  languageLevel,
  languageName,
  named,
  years,
  yearsOf,
} from './knockout-patterns.ts';
import { isOffer, isOptional } from './requirements.ts';

/** Finds needs that no wording of a resume can meet. They are listed by kind and not scored. */
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
 * Returns the years of experience if stated as such or in a list of needs: not '25 days', not 'for
 * 30 years'.
 */
function yearsIn(clause: string, sentence: string, section: Line['kind']): number | undefined {
  const match = years.exec(clause);
  const isAsked =
    experience.test(clause) ||
    (section === 'required' && experience.test(sentence)) ||
    /\+/.test(match?.[0] ?? '');
  return isAsked ? yearsOf(match) : undefined;
}
