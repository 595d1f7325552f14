import { type Cell, type Line, textOf } from '../layout/model.ts';
import { isWrapped, joinBlocks } from '../layout/text-blocks.ts';
import { hasBullet, isBulletGlyph, joinWrapped, withoutBullet } from '../vocabulary/letters.ts';
import type { Note } from './content-fields.ts';
import { skillLines } from './skill-lines.ts';

/** Marks an item whose line ended with a comma, so that the next line does not continue it. */
const ended = '\u0003';

type Category = { category: string; items: string[]; line: Line };

/**
 * Reads skills by category: 'Data: SQL, Python', a label beside or above its list, or a list
 * without categories.
 */
export function readSkills(lines: readonly Line[], note: Note, firstIndex = 0) {
  const groups = groupLines(skillLines(lines));
  const merged = mergeBare(groups);
  return merged.map(({ category, items, line }, at) => {
    const path = `skills[${firstIndex + at}]`;
    note(`${path}.category`, category, 0.85, line);
    note(`${path}.items`, items.join(', '), items.length > 1 ? 0.9 : 0.8, line);
    return { category, items };
  });
}

/** Joins wrapped lines of a list, and finds labels before colons and in cells of their own. */
function groupLines(lines: readonly Line[]): Category[] {
  const groups: Category[] = [];
  for (const [index, line] of lines.entries()) addLine(groups, line, lines[index - 1], lines);
  return groups.filter(({ category, items }) => category !== '' || items.length > 0);
}

function addLine(
  groups: Category[],
  line: Line,
  before: Line | undefined,
  lines: readonly Line[],
): void {
  const cells = line.cells.filter((cell) => !isBulletGlyph(cell.text)).map((cell) => cell.text);
  const text = withoutBullet(cells.join(cells.length > 2 ? ', ' : ' '));
  const labeled = labelOf(line, text, lines);
  const open = groups.at(-1);
  if (labeled) {
    groups.push({ category: labeled.label, items: splitItems(labeled.rest), line });
  } else if (open && before && isContinued(before, line, open)) appendWrapped(open, text);
  else if (isLabelAbove(line, lines)) {
    groups.push({ category: text.replace(/:$/, ''), items: [], line });
  } else if (open && takesMore(open, line, text)) open.items.push(...itemsOf(cells, text));
  else groups.push({ category: '', items: itemsOf(cells, text), line });
}

/** Whether a line belongs to the open category: a list below its label, or one skill per line. */
const takesMore = (open: Category, line: Line, text: string): boolean =>
  open.items.length === 0 ||
  open.category === '' ||
  (!line.cells[0]?.isBold && !/[,;|•·]/.test(text));

/** Returns the items of a line. Each cell of a grid is one skill. */
const itemsOf = (cells: string[], text: string): string[] =>
  cells.length > 1 ? cells.flatMap((cell) => splitItems(withoutBullet(cell))) : splitItems(text);

/** Splits a label at its sign: 'Data: SQL', 'Data – SQL, R', 'Data -> SQL'. */
function labelBySign(text: string): { label: string; rest: string } | undefined {
  const [, label, rest] =
    /^([^:,;|•]{2,25}?)\s+[-–]>\s+(\S.*)$/.exec(text) ??
    /^([^:,;|•]{2,45}?)\s*:\s+(\S.*)$/.exec(text) ??
    /^([^:,;|•]{2,45}?)\s+[–—]\s+(\S.*,.*)$/s.exec(text) ??
    [];
  return label && rest ? { label, rest } : undefined;
}

function labelOf(
  line: Line,
  text: string,
  lines: readonly Line[],
): { label: string; rest: string } | undefined {
  const colon = labelBySign(text);
  if (colon) return colon;
  const [first, ...rest] = line.cells.filter((cell) => !isBulletGlyph(cell.text));
  const inLook = labelInLook(first, rest.length > 0);
  if (inLook && rest.length > 0)
    return { ...inLook, rest: [inLook.rest, ...rest.map(({ text: value }) => value)].join(', ') };
  if (inLook || !first || rest.length === 0) return inLook;
  const restText = rest.map((cell) => withoutBullet(cell.text)).join(', ');
  const isPlain = !/[,;|]/.test(first.text) && !hasBullet(first.text);
  const isSetApart = first.isBold && rest.every((cell) => !cell.isBold);
  const isBeside = rest.length === 1 && (isList(restText) || standsInLabels(line, lines));
  const isLabel = isPlain && (isSetApart || isBeside);
  return isLabel ? { label: first.text.replace(/:$/, ''), rest: restText } : undefined;
}

const isList = (text: string): boolean => /[,;|•·]/.test(text);

/**
 * Whether a line has a label where most other rows have theirs: 'Licence | B and BE'. Labels of a
 * form are aligned.
 */
function standsInLabels({ cells: [own, value] }: Line, lines: readonly Line[]): boolean {
  if (!own || !value) return false;
  const beside = lines.filter(
    ({ cells: [_, second, ...others] }) =>
      second && others.length === 0 && Math.abs(second.x - value.x) < 3,
  );
  const rows = beside.filter(({ cells: [first] }) => Math.abs((first?.x ?? 0) - own.x) < 3);
  const endsAlike = ({ cells: [first] }: Line) =>
    first && Math.abs(first.x + first.width - own.x - own.width) < 1.5;
  if (rows.length < beside.length / 2 && beside.length >= 3 && beside.every(endsAlike)) return true;
  const labeled = rows.filter(
    ({ cells: [label, list] }) => !isList(label?.text ?? '') && isList(list?.text ?? ''),
  );
  return labeled.length >= 2 && labeled.length > rows.length / 2;
}

/** Splits a label in another style from its list: '**Tools** InDesign, Figma'. */
function labelInLook(
  cell: Cell | undefined,
  goesOnBeside: boolean,
): { label: string; rest: string } | undefined {
  const [label, ...rest] = cell?.runs ?? [];
  const text = rest
    .map((run) => run.text)
    .join('')
    .trim();
  const isLabel = label && label.text.length < 45 && !isList(label.text.replace(/[•·|]\s*$/, ''));
  const isApart = /\s$/.test(label?.text ?? '') || /^[\s:–—-]/.test(rest[0]?.text ?? '');
  const isListed = goesOnBeside || isList(text);
  if (!label || !isLabel || !isApart || !isListed || text === '') return undefined;
  return {
    label: label.text.replace(/(?<![\s:–—-])[\s:–—-]+$/, ''),
    rest: text.replace(/^[\s:–—-]+/, ''),
  };
}

function isContinued(before: Line, line: Line, open: Category): boolean {
  const text = textOf(line);
  if (/[,;|•·&]\s*$/.test(textOf(before))) return true;
  if (open.items.length === 0) return false;
  if (line.rightEdge === undefined) return /^\p{Ll}/u.test(text) && line.role !== 'item';
  if (/^\p{Ll}/u.test(text) && line.role !== 'item' && isFull(before, line)) return true;
  return (
    (open.items.length > 1 || isList(text)) &&
    line.cells[0]?.isBold === before.cells.at(-1)?.isBold &&
    isWrapped(before, line) &&
    isList(textOf(before))
  );
}

/** Whether a line has no room for the first word of the next, or is a list that continues. */
const isFull = (before: Line, line: Line): boolean =>
  isList(textOf(before)) || isWrapped(before, line);

/** Adds a wrapped line: its first item continues the last one, unless that ended with a comma. */
function appendWrapped(open: Category, text: string): void {
  const last = open.items.pop() ?? '';
  const isEnded = last.endsWith(ended);
  const whole = isEnded ? `${last.slice(0, -1)}, ${text}` : joinWrapped(last, text);
  open.items.push(...splitItems(last === '' ? text : whole));
}

/** Whether a line is a bold label above plain items. */
function isLabelAbove(line: Line, lines: readonly Line[]): boolean {
  const [first] = line.cells;
  if (!first || line.cells.length > 1 || line.role === 'item') return false;
  if (/:$/.test(first.text)) return true;
  const hasPlain = lines.some((other) => other.cells[0]?.isBold === false);
  return first.isBold && hasPlain && !/[,;|•·]/.test(first.text);
}

/** Splits at commas and bullets outside brackets. A comma at the end leaves a mark. */
function splitItems(text: string): string[] {
  const protectedText = withLastParted(text).replace(/\(([^()]*)\)/g, (whole) =>
    whole.replaceAll(',', '\u0001').replaceAll('/', '\u0002'),
  );
  const ends = /[,;|•·]\s*$/.test(text);
  // A slash separates only if there are several: 'First Aid / CPR' is one skill.
  const isSlashed = (text.match(/\s\/\s/g) ?? []).length >= 2;
  const isDashed =
    !/[,;|•·]/.test(protectedText) &&
    (protectedText.match(/(?<=\S)\s+[–—-]\s+(?=\S)/g) ?? []).length >= 2;
  const items = (isDashed ? protectedText.replace(/(?<!\s)\s+[–—-]\s+/g, ' | ') : protectedText)
    .split(
      isSlashed
        ? /(?:(?<!\s)\s+)?[,;|•·●▪◦◆♦◇❖✦★■□、،፣၊]\s*|(?<!\s)\s+\/\s+|\t/
        : /(?:(?<!\s)\s+)?[,;|•·●▪◦◆♦◇❖✦★■□、،፣၊]\s*|\t/,
    )
    .map((item) => item.replaceAll('\u0001', ',').replaceAll('\u0002', '/').trim())
    .map((item) => item.replace(/(?<!\b(?:etc|Node|Vue|vs))\.$/, ''))
    .filter((item) => /[\p{L}\p{N}]/u.test(item));
  if (ends && items.length > 0) items[items.length - 1] += ended;
  return items;
}

/** Splits the last 'and' of a list that ends as a sentence: 'Suturing, water birth and hygiene.' */
const withLastParted = (text: string): string =>
  /\.$/.test(text) && /,.*,/.test(text) ? text.replace(/ and (?=[^,]{1,300}\.$)/, ', ') : text;

function mergeBare(groups: Category[]): Category[] {
  return groups.map((group) => ({
    ...group,
    category: group.category.replaceAll(ended, ''),
    items: group.items.map((item) => item.replaceAll(ended, '')),
  }));
}

/** Reads a list of words on one or several lines. */
export const readWordList = (lines: readonly Line[]): string =>
  joinBlocks(lines)
    .map((block) => block.text)
    .reduce(
      (all, text) => (all === '' ? text : `${all}${/[.;,]$/.test(all) ? ' ' : ', '}${text}`),
      '',
    );
