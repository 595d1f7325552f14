import { cefrLevels, type proficiencies } from '@folio/contract/content-choices';
import { patternTable } from '@folio/tables/pattern-table';
import { type Line, leftOf, sizeOf, textOf } from '../layout/model.ts';
import { isBulletGlyph, withoutBullet } from '../vocabulary/letters.ts';
import type { Note } from './content-fields.ts';

type Proficiency = (typeof proficiencies)[number];

const words = patternTable(new URL('./language-levels.tsv', import.meta.url), [
  'Native',
  'Fluent',
  'Conversational',
  'Basic',
  'filler',
]);

/** A level of the framework, which is exact, goes before any word but that for a mother tongue. */
const levels: readonly [RegExp, Proficiency][] = [
  [new RegExp(words.Native, 'iu'), 'Native'],
  ...cefrLevels.map((level): [RegExp, Proficiency] => [new RegExp(`\\b${level}\\b`, 'iu'), level]),
  [new RegExp(words.Fluent, 'iu'), 'Fluent'],
  [new RegExp(words.Conversational, 'iu'), 'Conversational'],
  [new RegExp(words.Basic, 'iu'), 'Basic'],
];

const levelOf = (text: string): Proficiency | undefined =>
  levels.find(([pattern]) => pattern.test(text))?.[1];

const fillers = new RegExp(`${words.filler}|\\W`, 'giu');

/** 'Fluent', '(very good)', 'Full professional proficiency': no language stands before the level. */
function saysLevelAlone(text: string): boolean {
  const starts = levels.map(([pattern]) => pattern.exec(text)?.index ?? text.length);
  const before = text.slice(0, Math.min(...starts)).replace(fillers, '');
  return before === '';
}

/** Languages with how well each is spoken: 'English (C1)', 'Swedish – Fluent', one line or two. */
export function readLanguages(lines: readonly Line[], note: Note, firstIndex = 0) {
  const found: { language: string; proficiency: '' | Proficiency; line: Line }[] = [];
  for (const line of withWholeCells(lines)) {
    for (const text of textsOf(line)) {
      const open = found.at(-1);
      const level = levelOf(text);
      const name = text.replace(/[([:–—,-].*$/su, '').trim();
      if (level !== undefined && open && saysLevelAlone(text)) open.proficiency ||= level;
      else if (level !== undefined)
        found.push({ language: languageOf(text), proficiency: level, line });
      else if (name !== '') found.push({ language: name, proficiency: '', line });
    }
  }
  return found.map(({ language, proficiency, line }, at) => {
    const path = `languages[${firstIndex + at}]`;
    note(`${path}.language`, language, 0.9, line);
    note(`${path}.proficiency`, proficiency, 0.8, line);
    return { language, proficiency };
  });
}

/** Beside each other, 'French – Native' may go on below its own first letter. */
function withWholeCells(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const at = above?.cells.findLastIndex(({ x }) => Math.abs(x - leftOf(line)) < 2) ?? -1;
    const cell = above?.cells[at];
    const isBelow = line.cells.length === 1 && line.gapAbove < 1.6 * sizeOf(line);
    const goesOn = /^\p{Ll}/u.test(textOf(line)) || /[–—:-]$/.test(cell?.text ?? '');
    if (above && cell && above.cells.length > 1 && isBelow && goesOn) {
      const { runs: _, ...plain } = cell;
      const text = `${cell.text} ${textOf(line)}`;
      whole[whole.length - 1] = { ...above, cells: above.cells.with(at, { ...plain, text }) };
    } else whole.push(line);
  }
  return whole;
}

/** 'English Native', 'English (C1)', 'Englisch: fließend': the words before the level. */
function languageOf(text: string): string {
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
