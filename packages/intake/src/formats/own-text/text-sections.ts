import { betweenTexts, isLineList } from '@folio/contract/text-lists';

/**
 * The form of a plain text that Folio wrote (`resumeText` in `packages/documents`): a head, then
 * sections. Each has an empty line, a rule of 50 hyphens, its title, an empty line and its text.
 */
export type TextSection = { title: string; blocks: string[][] };

const rule = '-'.repeat(50);

/** Splits such a text into its parts. Undefined for any other text. */
export function textParts(text: string): { head: string[]; sections: TextSection[] } | undefined {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trimEnd());
  const rules = lines.flatMap((line, at) => (line === rule ? [at] : []));
  const isOurs = rules.every(
    (at) => lines[at - 1] === '' && lines[at + 1] !== '' && lines[at + 2] === '',
  );
  if (rules.length === 0 || !isOurs) return undefined;
  const sections = rules.map((at, index) => ({
    title: lines[at + 1] ?? '',
    blocks: blocksOf(lines.slice(at + 2, rules[index + 1])),
  }));
  return { head: lines.slice(0, rules[0]).filter((line) => line !== ''), sections };
}

/** Lines between empty ones. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const line of lines)
    if (line !== '') blocks.at(-1)?.push(line);
    else if (blocks.at(-1)?.length !== 0) blocks.push([]);
  return blocks.filter((block) => block.length > 0);
}

export type BodyPart = { kind: 'item' | 'paragraph'; text: string };

/** An entry: the texts of its first line, and the text below. */
export type TextEntry = { texts: string[]; body: BodyPart[] };

const bullet = '• ';

/** Returns a section's entries: one per block, or one per line if none has text below it. */
export function textEntries({ blocks }: TextSection): TextEntry[] {
  const [only = []] = blocks;
  if (blocks.length === 1 && isLineList(only)) return only.map((line) => entryOf([line]));
  return blocks.flatMap((block) =>
    isRowList(block) ? block.map((line) => entryOf([line])) : [entryOf(block)],
  );
}

function entryOf(block: readonly string[]): TextEntry {
  const [first = '', ...rest] = block;
  if (first.startsWith(bullet)) return { texts: [], body: bodyOf(block) };
  return { texts: first.split(betweenTexts), body: bodyOf(rest) };
}

/** Returns a section of running text, with items in the markup that owners type. */
export const textOfSection = ({ blocks }: TextSection): string =>
  blocks.map((block) => descriptionOf(bodyOf(block))).join('\n\n');

export const descriptionOf = (body: readonly BodyPart[]): string =>
  body.map(({ kind, text }) => (kind === 'item' ? `- ${text}` : text)).join('\n');

/** Whether each line has several texts, so that none is the body of another. */
const isRowList = (lines: readonly string[]): boolean =>
  lines.length > 1 &&
  lines.every((line) => line.includes(betweenTexts) && !line.startsWith(bullet));

/** An indented line below an item continues it. */
function bodyOf(lines: readonly string[]): BodyPart[] {
  const parts: BodyPart[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (line.startsWith(bullet)) parts.push({ kind: 'item', text: line.slice(bullet.length) });
    else if (last?.kind === 'item' && line.startsWith('  ')) last.text += `\n${line.trim()}`;
    else parts.push({ kind: 'paragraph', text: line });
  }
  return parts;
}
