import { type Line, leftOf, rightOf, textOf } from '../layout/model.ts';
import { joinBlocks, type TextBlock } from '../layout/text-blocks.ts';
import { isContact } from '../vocabulary/addresses.ts';
import { readLabel } from '../vocabulary/contact-labels.ts';
import { mayBePlace, namesRole } from '../vocabulary/names.ts';
import { isDocumentTitle, isPersonal, standsForPage } from '../vocabulary/set-phrases.ts';
import { isAddress } from './address-words.ts';
import type { Address } from './addresses.ts';
import type { Token } from './contact-tokens.ts';

const longest = 130;

/** Finds the person's title beside the name, right below it, or before the contact details. */
export function findTitle(
  head: readonly Line[],
  nameLines: readonly Line[],
  place: Address | undefined,
  tokens: readonly Token[],
): Token | undefined {
  const [nameLine] = nameLines;
  if (!nameLine) return undefined;
  return (
    besideName(nameLine, place) ??
    nearName(head, nameLines, place) ??
    tokens.find(
      (token) =>
        token.isBeside && !token.kind && namesRole(token.text) && head.includes(token.line),
    )
  );
}

function besideName(line: Line, place: Address | undefined): Token | undefined {
  const text =
    textOf(line).split(/(?<!\s)\s+[|•·–—]\s+|(?<!\s)\s+-\s+|(?:(?<!\s)\s+)?\|\s*/)[1] ??
    line.cells[1]?.text ??
    '';
  const isOther = text === '' || isContact(text) || mayBePlace(text) || isOf(place, line);
  return isOther || /^(?:name|nom)/i.test(textOf(line)) ? undefined : { text, line };
}

const isOf = (place: Address | undefined, line: Line): boolean =>
  place?.parts.some((part) => part.line === line) ?? false;

function nearName(
  head: readonly Line[],
  nameLines: readonly Line[],
  place: Address | undefined,
): Token | undefined {
  const at = head.indexOf(nameLines[0] as Line);
  // Text beside a name of two lines may be read between those lines.
  const below = head.slice(at).filter((line) => !nameLines.includes(line));
  const near = [...below.slice(0, 4), ...head.slice(Math.max(0, at - 1), at)];
  for (const line of near) {
    const text = withoutPlace(line, place);
    const isName = text.toLowerCase() === textOf(nameLines[0] as Line).toLowerCase();
    if (text !== '' && !isName && !isOther(text)) return { text, line };
  }
  return undefined;
}

const isOther = (text: string): boolean =>
  text.length > longest ||
  /[.!]$/.test(text) ||
  isContact(text) ||
  mayBePlace(text) ||
  isDocumentTitle(text) ||
  isPersonal(text.replace(/^\(|\)$/g, '')) ||
  isAddress(text) ||
  standsForPage(text) ||
  readLabel(text).kind !== undefined;

/** Removes the place from the end of a title's line. */
function withoutPlace(line: Line, place: Address | undefined): string {
  const text = textOf(line);
  const part = place?.parts.find((one) => one.line === line);
  if (!part) return text;
  const at = text.indexOf(part.text);
  const before = text
    .slice(0, at)
    .replace(/(?<![\s,|·•–—-])(?:[\s,|·•–—-]|\b(?:based )?in|\bfrom)+$/, '');
  return namesRole(before) ? before : '';
}

/** Running text of the head, and the lines that it came from. */
export type HeadText = { blocks: TextBlock[]; sources: ReadonlySet<Line> };

type Part = { line: Line; source: Line };

/**
 * Minimum number of letters in running text. A title may be long, but is shorter than prose on the
 * same number of lines.
 */
const [shortest, twoLines, oneLine] = [45, 90, 130];

/**
 * Finds running text in the head: text that takes several lines or ends like a sentence. Beside
 * contact details it may be in cells of their lines, so cells with the same left edge are read
 * together.
 */
export function headText(head: readonly Line[], used: readonly Line[]): HeadText {
  const parts = head
    .filter((line) => !used.includes(line))
    .flatMap(partsOf)
    .filter(({ line }) => !isContact(textOf(line)));
  const blocks = byEdge(parts).flatMap((lines) => joinBlocks(lines).filter(isRunning));
  const lines = new Set(blocks.flatMap((one) => one.lines));
  const onText = parts.filter(({ line }) => [...lines].some((one) => isSame(one, line)));
  return { blocks, sources: new Set(onText.map(({ source }) => source)) };
}

const isSame = (a: Line, b: Line): boolean => a.cells[0] === b.cells[0];

const partsOf = (source: Line): Part[] =>
  source.cells.map((cell) => ({ line: { ...source, cells: [cell] }, source }));

/** Groups lines by their left edge; within a group, gaps and right edges are measured anew. */
function byEdge(parts: readonly Part[]): Line[][] {
  const groups = Map.groupBy(
    parts.map(({ line }) => line),
    (line) => `${line.page} ${line.column} ${Math.round(leftOf(line) / 3)}`,
  );
  return [...groups.values()].map((lines) => {
    const rightEdge = Math.max(...lines.map(rightOf));
    return lines.map((line, at) => {
      const above = lines[at - 1];
      const gapAbove = above ? line.y - above.y : line.gapAbove;
      return line.rightEdge === undefined ? line : { ...line, rightEdge, gapAbove };
    });
  });
}

function isRunning({ text, lines }: TextBlock): boolean {
  const isSentence = /[.!]["”’»]?$/.test(text);
  return text.length > (isSentence ? shortest : lines.length > 1 ? twoLines : oneLine);
}
