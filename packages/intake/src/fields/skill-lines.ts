import { patternTable } from '@folio/tables/pattern-table';
import { type Cell, type Line, leftOf, textOf } from '../layout/model.ts';
import { joinWrapped } from '../vocabulary/letters.ts';

/**
 * Prepares the lines of a skills section: removes numbers, ratings and small print, and separates
 * skills with commas.
 */
export const skillLines = (lines: readonly Line[]): readonly Line[] =>
  withoutLevels(
    withCommas(withoutRatings(withoutRatingLines(partLabels(sentencesAsLists(lines))))),
  ).map((line) => withoutNumber(withoutLength(line)));

/** Removes skill levels, if several skills have one. */
function withoutLevels(lines: readonly Line[]): readonly Line[] {
  const found = lines.flatMap((line) => textOf(line).match(levels) ?? []);
  if (found.length < 2) return lines;
  return lines.map((line) => ({
    ...line,
    cells: line.cells.map(({ runs, ...cell }) => {
      const text = cell.text.replace(levels, '');
      return text === cell.text ? { ...cell, ...(runs && { runs }) } : { ...cell, text };
    }),
  }));
}

const words = patternTable(new URL('./skill-words.tsv', import.meta.url), ['level', 'opening']);

/** Words for levels in European languages: 'Excel (advanced), Word (medio)'. */
const levels = new RegExp(
  String.raw`(?:(?<!\s)\s+)?\((?:${words.level})\)(?=$|\s*[,;|•·/])`,
  'giu',
);

/** Years of experience in brackets: 'Phlebotomy (6 years)'. */
const inBrackets =
  /(?:(?<!\s)\s+)?\((?:less than |over |< ?|> ?)?\d{1,2}\+?\s*(?:years?|yrs?|months?|Jahre?|ans|años|anos|anni|jaar|år|lat)[^()]{0,20}\)$/i;

/**
 * Replaces a separator that the whole section uses with commas: 'Sawing – Gluing', 'Sawing *
 * Gluing'.
 */
function withCommas(lines: readonly Line[]): readonly Line[] {
  const text = lines.map(textOf).join(' ');
  const sign = [/(?<!\s)\s+[*~»>]\s+/g, /(?<!\s)\s+[–—-]\s+/g].find(
    (one) => (text.match(one) ?? []).length >= 2,
  );
  if (!sign || /[,;|•·:]/.test(text)) return lines;
  const parted = (text: string) => text.replace(sign, ', ').replace(/(?<!\s)\s+[*~»>–—-]$/, ',');
  return lines.map((line) => ({
    ...line,
    cells: line.cells.map(({ runs: _, ...cell }) => ({ ...cell, text: parted(cell.text) })),
  }));
}

/**
 * Removes the columns of ratings and years from a table, and the row with the columns' names:
 * 'Siemens PLC | 7 | Good'.
 */
function withoutRatings(lines: readonly Line[]): readonly Line[] {
  const isRated = ({ cells }: Line) => cells.length > 1 && cells.slice(1).some(isRating);
  const rated = lines.filter(isRated).length;
  const isTable = rated >= 2 && rated >= lines.length - 1;
  const ratings = lines.flatMap(({ cells }) => cells.slice(1).filter(isRating)).length;
  if (!isTable && ratings < 2) return lines;
  const named = isTable ? lines.filter(isRated) : lines;
  return named.map((line) => ({
    ...line,
    cells: line.cells.filter((cell, at) => at === 0 || !isRating(cell)),
  }));
}

const isRating = ({ text }: Cell): boolean => rating.test(text);

const rating =
  /^(?:\d{1,2}\+?(?:\s*(?:years?|yrs?|%))?|(?:one|two|three|four|five|six|seven|eight|nine|ten) years?(?:, \p{Ll}+)?|expert|advanced|proficient|good|very good|excellent|fair|intermediate|basic|beginner|high|medium|low)$/iu;

/** Removes lines that contain only a level. */
function withoutRatingLines(lines: readonly Line[]): readonly Line[] {
  const rest = lines.filter(({ cells }) => cells.length > 1 || !cells.every(isRating));
  return lines.length - rest.length >= 2 ? rest : lines;
}

/** Removes years after dot leaders: 'Sash windows ... 20 years'. */
const withoutLength = (line: Line): Line => ({
  ...line,
  cells: line.cells.map((cell) => {
    const text = cell.text
      .replace(/(?:(?<!\s)\s+)?(?<!\.)\.{2,}\s*\d{1,2}\+?\s*(?:years?|yrs?)$/i, '')
      .replace(inBrackets, '');
    return text === cell.text ? cell : { ...cell, text };
  }),
});

/** Removes the number of an item: '3. Cash handling'. */
function withoutNumber(line: Line): Line {
  const [first, ...rest] = line.cells;
  const text = first?.text.replace(/^\d{1,2}[.)]\s+(?=\p{L})/u, '');
  return first && text !== first.text
    ? { ...line, cells: [{ ...first, text: text ?? '' }, ...rest] }
    : line;
}

/** A label in a cell of its own: 'Software: R'. */
const labeled = /^\p{Lu}[\p{L} ]{1,25}(?::\s|\s[–—]\s)\S/u;
/** A label within a line: 'asset accounting. Versions: ECC'. */
const labelWithin = /(?<=[\p{L}\d)])\.\s+(?=\p{Lu}[\p{L} ]{1,25}:\s\S)/u;
/** A separator at the start of a line that continues a list. */
const signBefore = /^[·|]\s+(?=\S)/;

/** Splits lines so that each label begins a line. */
const partLabels = (lines: readonly Line[]): readonly Line[] =>
  withSignsAtEnds(colonsAfterLabels(belowLabels(lines)))
    .flatMap(partCells)
    .flatMap(partWithin);

/** Reads bold labels in one row, each with the list aligned below it. */
function belowLabels(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    if (above && standsAbove(above, line)) return [];
    if (namesColumns(line, below)) return [];
    if (!below || !standsAbove(line, below)) return [line];
    return line.cells.flatMap((cell, index) => {
      const list = below.cells[index];
      return [{ ...line, cells: [cell] }, ...(list ? [{ ...below, cells: [list] }] : [])];
    });
  });
}

/**
 * Whether bold labels in a row only name columns. The columns are read one after another, so no
 * label applies to the line that follows it.
 */
const namesColumns = ({ cells }: Line, below: Line | undefined): boolean =>
  cells.length >= 2 &&
  cells.every(({ isBold }) => isBold) &&
  below?.cells.length === 1 &&
  below.cells[0]?.isBold === false;

const standsAbove = (labels: Line, { cells }: Line): boolean =>
  labels.cells.length >= 2 &&
  cells.length === labels.cells.length &&
  labels.cells.every(
    (cell, at) =>
      cell.isBold && cells[at]?.isBold === false && Math.abs(cell.x - (cells[at]?.x ?? 0)) < 3,
  );

function partCells(line: Line): Line[] {
  const at = line.cells.findIndex(({ text }, index) => index > 0 && labeled.test(text));
  const [first] = line.cells;
  if (at < 0 || !first || !labeled.test(first.text)) return [line];
  const rest = partCells({ ...line, cells: line.cells.slice(at) });
  return [{ ...line, cells: line.cells.slice(0, at) }, ...rest];
}

function partWithin(line: Line): Line[] {
  const [cell] = line.cells;
  const parts = cell && line.cells.length === 1 ? cell.text.split(labelWithin) : [];
  if (!cell || parts.length < 2) return [line];
  const { runs: _, ...plain } = cell;
  return parts.map((text) => ({ ...line, cells: [{ ...plain, text }] }));
}

const withSignsAtEnds = (lines: readonly Line[]): Line[] =>
  lines.map((line, at) => {
    const [next, last] = [lines[at + 1], line.cells.at(-1)];
    const isStart = signBefore.test(textOf(line));
    const isContinued = next && signBefore.test(textOf(next)) && /\s[·|]\s/.test(textOf(line));
    if (!last || !isContinued || isStart) return line;
    return { ...line, cells: line.cells.with(-1, { ...last, text: `${last.text},` }) };
  });

/** Adds a colon to a label above a list that is indented below it: 'People'. */
const colonsAfterLabels = (lines: readonly Line[]): Line[] =>
  lines.map((line, at) => {
    const [next, cell] = [lines[at + 1], line.cells[0]];
    const isLabel = cell && line.cells.length === 1 && /^\p{Lu}[\p{L} &/]{2,30}$/u.test(cell.text);
    const isAbove = next && leftOf(next) > leftOf(line) + 8 && /,\s/.test(textOf(next));
    if (!isLabel || !isAbove || line.role === 'item') return line;
    return { ...line, cells: [{ ...cell, text: `${cell.text}:` }] };
  });

/**
 * Phrases that introduce skills in a sentence: 'I can do', 'I am used to', 'Ich beherrsche', 'Je
 * maîtrise'.
 */
const opening = new RegExp(`^(?:${words.opening})\\s+(?=\\S)`, 'u');

/** The 'and' before the last item. */
const andLast = /\s(?:and|und|et|y|e|en)\s(?=[^,;]{1,300}$)/;

/** Turns sentences about skills into lists: 'I am trained in suturing, water birth and hygiene.' */
export function sentencesAsLists(lines: readonly Line[]): readonly Line[] {
  const [first] = lines;
  const [cell] = first?.cells ?? [];
  const isProse = lines.every(({ cells, role }) => cells.length === 1 && role !== 'item');
  if (!first || !cell || !isProse || !opening.test(textOf(first))) return lines;
  const text = lines.map(textOf).reduce(joinWrapped);
  const listed = text
    .split(/(?:;|\.(?=\s+\p{Lu}))\s+/u)
    .map(withoutOpening)
    .join(', ');
  const { runs: _, ...plain } = cell;
  return [{ ...first, cells: [{ ...plain, text: listed.replace(/\.$/, '') }] }];
}

const withoutOpening = (clause: string): string => {
  const rest = clause.replace(opening, '');
  return rest === clause ? clause : rest.replace(andLast, ', ');
};
