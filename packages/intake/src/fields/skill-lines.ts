import { type Cell, isBoldLine, type Line, sizeOf, textOf } from '../model.ts';
import { partLabels } from './skill-labels.ts';
import { toldAsLists } from './skill-sentences.ts';

/** The lines of a section that list skills, without numbers, ratings and small print, parted by commas. */
export const skillLines = (lines: readonly Line[]): readonly Line[] =>
  withoutLevels(
    withCommas(
      withoutRatings(withoutSmallPrint(withoutRatingLines(partLabels(toldAsLists(lines))))),
    ),
  ).map((line) => withoutNumber(withoutLength(line)));

/** A consent or a page's foot at the end is set smaller than the list, or is a sentence. */
function withoutSmallPrint(lines: readonly Line[]): readonly Line[] {
  const [first] = lines;
  const isSmall = (line: Line | undefined) =>
    first !== undefined && line !== undefined && sizeOf(line) < sizeOf(first) - 1.4;
  // Lists that are set smaller than the labels above them are no small print.
  const isLabelled = isSmall(lines[1]) && first !== undefined && isBoldLine(first);
  const end = lines.findIndex(
    (line, at) => at > 0 && ((isSmall(line) && !isLabelled) || isStatement(line)),
  );
  return end < 0 ? lines : lines.slice(0, end);
}

/** Many words in one cell, and no sign that parts them. */
const isStatement = (line: Line): boolean =>
  line.cells.some(({ text }) => text.split(/\s+/).length > 9) && !/[,;|•·:/–*]/.test(textOf(line));

/** Where several skills say how well, that is no part of them. */
function withoutLevels(lines: readonly Line[]): readonly Line[] {
  const said = lines.flatMap((line) => textOf(line).match(levels) ?? []);
  if (said.length < 2) return lines;
  return lines.map((line) => ({
    ...line,
    cells: line.cells.map(({ runs, ...cell }) => {
      const text = cell.text.replace(levels, '');
      return text === cell.text ? { ...cell, ...(runs && { runs }) } : { ...cell, text };
    }),
  }));
}

/** 'Excel (advanced), Word (medio)': how well, in the languages of Europe. */
const levels =
  /(?:(?<!\s)\s+)?\((?:expert|advanced|proficient|good|very good|excellent|intermediate|basic|beginner|fluent|experte|sehr gut|gut|fortgeschritten|grundkenntnisse|expertenkenntnisse|avanzado|medio|básico|alto|experto|avançado|intermédio|intermediário|avancé|confirmé|intermédiaire|débutant|bon(?:ne maîtrise)?|notions|maîtrise|avanzato|buono|ottimo|intermedio|base|gevorderd|goed|basis|zeer goed|uitstekend|avancerad|goda kunskaper|avanceret|godt|avansert|zaawansowany|średniozaawansowany|podstawowy|dobry|pokročilý|základní|ileri|orta|iyi)\)(?=$|\s*[,;|•·/])/giu;

/** 'Phlebotomy (6 years)'. */
const inBrackets =
  /(?:(?<!\s)\s+)?\((?:less than |over |< ?|> ?)?\d{1,2}\+?\s*(?:years?|yrs?|months?|Jahre?|ans|años|anos|anni|jaar|år|lat)[^()]{0,20}\)$/i;

/** 'Sawing – Gluing' and 'Sawing * Gluing': a sign that parts skills throughout is as good as a comma. */
function withCommas(lines: readonly Line[]): readonly Line[] {
  const text = lines.map(textOf).join(' ');
  const sign = [/(?<!\s)\s+[*~»>]\s+/g, /(?<!\s)\s+[–—-]\s+/g].find(
    (one) => (text.match(one) ?? []).length >= 2,
  );
  if (!sign || /[,;|•·:]/.test(text)) return lines;
  const parted = (said: string) => said.replace(sign, ', ').replace(/(?<!\s)\s+[*~»>–—-]$/, ',');
  return lines.map((line) => ({
    ...line,
    cells: line.cells.map(({ runs: _, ...cell }) => ({ ...cell, text: parted(cell.text) })),
  }));
}

/** 'Siemens PLC | 7 | Good': how long and how well are no skills, nor is the row that names the columns. */
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

/** How well each is known may stand on lines of their own. */
function withoutRatingLines(lines: readonly Line[]): readonly Line[] {
  const rest = lines.filter(({ cells }) => cells.length > 1 || !cells.every(isRating));
  return lines.length - rest.length >= 2 ? rest : lines;
}

/** 'Sash windows ... 20 years'. */
const withoutLength = (line: Line): Line => ({
  ...line,
  cells: line.cells.map((cell) => {
    const text = cell.text
      .replace(/(?:(?<!\s)\s+)?(?<!\.)\.{2,}\s*\d{1,2}\+?\s*(?:years?|yrs?)$/i, '')
      .replace(inBrackets, '');
    return text === cell.text ? cell : { ...cell, text };
  }),
});

/** '3. Cash handling' is the third of a list. */
function withoutNumber(line: Line): Line {
  const [first, ...rest] = line.cells;
  const text = first?.text.replace(/^\d{1,2}[.)]\s+(?=\p{L})/u, '');
  return first && text !== first.text
    ? { ...line, cells: [{ ...first, text: text ?? '' }, ...rest] }
    : line;
}
