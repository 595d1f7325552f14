import { patternTable } from '@folio/tables/pattern-table';
import { type Cell, type Line, textOf } from '../layout/model.ts';
import { joinWrapped } from '../vocabulary/letters.ts';

/**
 * Prepares the lines of a skills section: makes a list of sentences, and removes numbers, levels and
 * ratings.
 */
export const skillLines = (lines: readonly Line[]): readonly Line[] =>
  withoutLevels(withoutRatings(withoutRatingLines(sentencesAsLists(lines).flatMap(partCells)))).map(
    (line) => withoutNumber(withoutLength(line)),
  );

/** Removes levels from skills, where several skills have one. */
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

/** Removes lines that hold only a level. */
function withoutRatingLines(lines: readonly Line[]): readonly Line[] {
  const rest = lines.filter(({ cells }) => cells.length > 1 || !cells.every(isRating));
  return lines.length - rest.length >= 2 ? rest : lines;
}

/** Removes years behind leader dots: 'Sash windows ... 20 years'. */
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

/** Splits a line of several labels, each with its list: 'Field: Soil, Wells | Software: R, QGIS'. */
function partCells(line: Line): Line[] {
  const at = line.cells.findIndex(({ text }, index) => index > 0 && labeled.test(text));
  const [first] = line.cells;
  if (at < 0 || !first || !labeled.test(first.text)) return [line];
  const rest = partCells({ ...line, cells: line.cells.slice(at) });
  return [{ ...line, cells: line.cells.slice(0, at) }, ...rest];
}

/**
 * Phrases before skills that are told as a sentence: 'I can do', 'I am used to', 'Ich beherrsche',
 * 'Je maîtrise'.
 */
const opening = new RegExp(`^(?:${words.opening})\\s+(?=\\S)`, 'u');

/** The 'and' before the last item. */
const andLast = /\s(?:and|und|et|y|e|en)\s(?=[^,;]{1,300}$)/;

/**
 * Turns skills that are told as a sentence into a list: 'I am trained in suturing, water birth and
 * hygiene.'
 */
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
