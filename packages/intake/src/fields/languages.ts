import { cefrLevels, type proficiencies } from '@folio/contract/content-choices';
import { patternTable } from '@folio/tables/pattern-table';
import type { Line } from '../layout/model.ts';
import { languagesIn } from '../vocabulary/language-names.ts';
import { isBulletGlyph, withoutBullet } from '../vocabulary/letters.ts';
import type { Note } from './content-fields.ts';

type Proficiency = (typeof proficiencies)[number];

const words = patternTable(new URL('./language-levels.tsv', import.meta.url), [
  'Native',
  'Fluent',
  'Conversational',
  'Basic',
  'filler',
  'joint',
]);

/**
 * Patterns of each level. A CEFR level is exact, so it takes precedence over all words except those
 * for a mother tongue.
 */
const levels: readonly [RegExp, Proficiency][] = [
  [new RegExp(words.Native, 'iu'), 'Native'],
  ...cefrLevels.map((level): [RegExp, Proficiency] => [new RegExp(`\\b${level}\\b`, 'iu'), level]),
  [new RegExp(words.Fluent, 'iu'), 'Fluent'],
  [new RegExp(words.Conversational, 'iu'), 'Conversational'],
  [new RegExp(words.Basic, 'iu'), 'Basic'],
];

export const levelOf = (text: string): Proficiency | undefined =>
  levels.find(([pattern]) => pattern.test(text))?.[1];

const notLetters = '[^\\p{L}\\p{M}\\p{N}]';
const fillers = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${words.filler}|${words.joint})(?![\\p{L}\\p{M}])|${notLetters}`,
  'giu',
);
/** Words that join languages of the same level: 'and', 'und', 'et'. */
const joints = new RegExp(
  `^(?:${notLetters}|(?<![\\p{L}\\p{M}])(?:${words.joint})(?![\\p{L}\\p{M}]))*$`,
  'iu',
);

/** Whole words that name a level. */
const levelWords = new RegExp(
  `(?<![\\p{L}\\p{M}])[\\p{L}\\p{M}]*(?:${levels.map(([{ source }]) => source).join('|')})[\\p{L}\\p{M}]*`,
  'giu',
);

/**
 * Whether a text is a level without a language: 'Fluent', '(very good)', 'Full professional
 * proficiency'.
 */
export function saysLevelAlone(text: string): boolean {
  if (levelOf(text) === undefined || languagesIn(text).length > 0) return false;
  const isFirst = text.slice(0, levelPlace(text)).replace(fillers, '') === '';
  return isFirst && !/^\p{Lu}\p{Ll}+$/u.test(besideLevel(text));
}

/** Returns a text without its words for the level: 'Xhosa' for 'Fluent in Xhosa'. */
export const besideLevel = (text: string): string =>
  text.replace(levelWords, ' ').replace(fillers, ' ').replace(/\s+/g, ' ').trim();

const levelPlace = (text: string): number =>
  Math.min(...levels.map(([pattern]) => pattern.exec(text)?.index ?? text.length));

type Spoken = { language: string; proficiency: '' | Proficiency };

/**
 * Reads languages with their levels, on one line or two: 'English (C1)', 'Fluent in French and
 * German'.
 */
export function readLanguages(lines: readonly Line[], note: Note, firstIndex = 0) {
  const found: Found[] = [];
  for (const line of lines) addOfLine(line, found);
  return found.map(({ language, proficiency, line }, at) => {
    const path = `languages[${firstIndex + at}]`;
    note(`${path}.language`, language, 0.9, line);
    note(`${path}.proficiency`, proficiency, 0.8, line);
    return { language, proficiency };
  });
}

type Found = Spoken & { line: Line };

function addOfLine(line: Line, found: Found[]): void {
  const texts = textsOf(line);
  // A level that applies to the texts after it on the line: 'Fluent in English, French', 'Native:
  // Hindi'.
  let ahead: '' | Proficiency = '';
  for (const [at, text] of texts.entries()) {
    if (saysLevelAlone(text)) ahead = isTaken(text, found.at(-1)) ? ahead : (levelOf(text) ?? '');
    else if (!isLabel(text, texts[at + 1])) {
      const spoken = spokenIn(text);
      found.push(...withLevel(spoken, ahead).map((one) => ({ ...one, line })));
      if (leads(text)) ahead = spoken.at(-1)?.proficiency ?? '';
    }
  }
}

const withLevel = (spoken: readonly Spoken[], level: '' | Proficiency): Spoken[] =>
  spoken.map((one) => ({ ...one, proficiency: one.proficiency || level }));

/**
 * Assigns a level on its own to the preceding language. Returns whether that language had none yet.
 */
function isTaken(level: string, open: Found | undefined): boolean {
  if (open?.proficiency !== '' || level.endsWith(':')) return false;
  open.proficiency = levelOf(level) ?? '';
  return true;
}

/**
 * Whether a text is a label without a language, such as 'Other languages:', unless a level follows
 * it.
 */
const isLabel = (text: string, next: string | undefined): boolean =>
  /[\p{L})]:$/u.test(text) &&
  languagesIn(text).length === 0 &&
  !(next !== undefined && saysLevelAlone(next));

/**
 * Whether a text begins with a level, which then applies to the following texts until the next
 * level: 'Fluent in English', 'Muttersprache: Deutsch'.
 */
function leads(text: string): boolean {
  const [first] = languagesIn(text);
  const before = text.slice(0, first?.from ?? 0);
  const levelEnd = levelPlace(before);
  return levelEnd < before.length && /(?::|(?<!\p{L})(?:in|en|em|auf|of))\s{0,9}$/iu.test(before);
}

/** Finds the languages of a text. For languages in no list, takes the words before the level. */
function spokenIn(text: string): Spoken[] {
  const named = languagesIn(text);
  if (named.length === 0) {
    const language = unknownLanguage(text);
    return language === '' ? [] : [{ language, proficiency: levelOf(text) ?? '' }];
  }
  const isBefore = levelOf(text.slice(0, named[0]?.from)) !== undefined;
  const own = named.map(({ from, to }, at) =>
    isBefore
      ? text.slice(named[at - 1]?.to ?? 0, from)
      : text.slice(to, named[at + 1]?.from ?? text.length),
  );
  const order = [...named.keys()];
  const levels: ('' | Proficiency)[] = named.map(() => '');
  for (const at of isBefore ? order : order.reverse()) {
    const beside = levels[isBefore ? at - 1 : at + 1] ?? '';
    levels[at] = levelOf(own[at] ?? '') ?? (joints.test(own[at] ?? '') ? beside : '');
  }
  return named.map(({ name }, at) => ({ language: name, proficiency: levels[at] ?? '' }));
}

/**
 * Returns the name of a language that is in no list: 'Xhosa (fluent)', 'Fluent Xhosa', 'Xhosa –
 * reads and writes'.
 */
function unknownLanguage(text: string): string {
  if (besideLevel(text) === '') return '';
  if (levelOf(text) === undefined) return text.replace(/[([:–—,-].*$/su, '').trim();
  const before = text.slice(0, levelPlace(text));
  if (before.replace(fillers, '') !== '') return languageBefore(text);
  return besideLevel(text);
}

/** Returns the words before the level: 'Xhosa Native', 'Xhosa (C1)', 'Xhosa: fließend'. */
function languageBefore(text: string): string {
  const [before = ''] = text.split(/(?:(?<!\s)\s+)?[([:–—-]\s*|(?<!\s)\s+[–—-]\s+|,\s+/u);
  if (before !== text && before !== '' && levelOf(before) === undefined) return before.trim();
  const [first = ''] = text.split(/\s+/);
  return first.replace(/[:,;]$/, '');
}

const textsOf = (line: Line): string[] =>
  line.cells
    .filter((cell) => !isBulletGlyph(cell.text))
    .flatMap((cell) =>
      withoutBullet(cell.text).split(/(?:(?<!\s)\s+)?[;|•·]\s*|,\s+(?!\s|[^()]{0,200}\))/),
    )
    .filter((text) => /\p{L}/u.test(text));
