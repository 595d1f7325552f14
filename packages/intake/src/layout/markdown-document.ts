import type { WordNode } from './word-node.ts';

/** A heading of the first rank above one of the second: a Markdown file, and no text with a hash. */
export const isMarkdown = (text: string): boolean => /^\s*# \S/.test(text) && /^## \S/m.test(text);

type Block = { kind: 'heading' | 'item' | 'paragraph'; rank: number; text: string };

/**
 * A Markdown file (the blocks of CommonMark 0.31 that resumes have) as the headings, items and
 * paragraphs that Word files are read in. Bold, italics and links within an item or a paragraph stay
 * marked, for a resume's long fields are written with the same marks; those of a whole text are its look.
 */
export function markdownDocument(text: string): WordNode {
  const blocks = blocksOf(text);
  const labelled = labelledItems(blocks);
  return {
    type: 'document',
    children: blocks.map((block) => nodeOf(block, labelled.has(block))),
  };
}

const heading = /^ {0,3}(#{1,6})\s+(\S.*)$/;
const item = /^\s{0,12}(?:[-*+]|\d{1,9}[.)])\s+(\S.*)$/;
/** Three signs or more of one kind, with blanks between them or not. */
const isRule = (line: string): boolean => /^(?:-{3,}|\*{3,}|_{3,})$/.test(line.replaceAll(' ', ''));

/** A line goes on with the block above it; an empty one, a heading or a marker begins the next. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const written of text.split(/\r\n|\n|\r/)) {
    const line = written.trimEnd();
    const [, hashes = '', title] = heading.exec(line) ?? [];
    const listed = item.exec(line)?.[1];
    const open = blocks.at(-1);
    if (line.trim() === '' || isRule(line)) isOpen = false;
    else if (title) blocks.push({ kind: 'heading', rank: hashes.length, text: title });
    else if (listed) blocks.push({ kind: 'item', rank: 0, text: listed });
    else if (isOpen && open) open.text = joined(open.text, line.trim());
    else blocks.push({ kind: 'paragraph', rank: 0, text: line.trim() });
    isOpen = line.trim() !== '' && !isRule(line) && !title;
  }
  return blocks;
}

/** A backslash at a line's end is a break. */
const joined = (above: string, line: string): string =>
  /(?<!\\)(?:\\\\)*\\$/.test(above) ? `${above.slice(0, -1)}\n${line}` : `${above} ${line}`;

function nodeOf(block: Block, isPair: boolean): WordNode {
  const { kind, rank, text } = block;
  const isLook = kind === 'heading' || isPair || namesMany(text) || isBold.test(text);
  return {
    type: 'paragraph',
    ...(kind === 'heading' && { styleName: `heading ${rank}` }),
    ...(kind === 'item' && { numbering: { isOrdered: false } }),
    children: isLook ? inlineNodes(text) : lineNodes(proseOf(text)),
  };
}

/** 'Harbour & Vale | Bristol | 2021 – 2024': short facts beside each other. */
const namesMany = (text: string): boolean => /[^\\] \| /.test(text);
const isBold = /^\*\*(?:[^*\\]|\\.)+\*\*$/;
/** '**Operations:** Hiring'. */
const startsWithLabel = /^\*\*(?:[^*\\]|\\.)+:\*\*/;

/** The items of lists in which each begins with a label. */
function labelledItems(blocks: readonly Block[]): Set<Block> {
  const labelled = new Set<Block>();
  let list: Block[] = [];
  for (const block of [...blocks, undefined]) {
    if (block?.kind === 'item') list.push(block);
    else {
      if (list.every(({ text }) => startsWithLabel.test(text)))
        for (const one of list) labelled.add(one);
      list = [];
    }
  }
  return labelled;
}

/** With its marks, but for links that say where they lead. */
const proseOf = (text: string): string =>
  unescaped(
    text.replace(marked, (whole, stars, _inner, label = '', href = '') =>
      stars === undefined && leadsWhereItSays(unescaped(label), href) ? label : whole,
    ),
  );

const leadsWhereItSays = (label: string, href: string): boolean =>
  href === label || href.replace(/^(?:https?:\/\/|mailto:|tel:)/, '') === label;

const unescaped = (text: string): string => text.replace(/\\([!-/:-@[-`{-~])/g, '$1');

const marked = /(\*{1,3})(?=\S)((?:[^*\\]|\\.)+)\1|\[((?:[^[\]\\]|\\.)+)\]\(([^()\s]{1,2000})\)/g;

/** Texts with their looks, and links with where they lead. */
function inlineNodes(text: string): WordNode[] {
  const nodes: WordNode[] = [];
  let from = 0;
  for (const found of text.matchAll(marked)) {
    const [whole, stars = '', inner = '', label = '', href = ''] = found;
    nodes.push(...lineNodes(unescaped(text.slice(from, found.index))));
    const look = { isBold: stars.length > 1, isItalic: stars.length === 1 || stars.length === 3 };
    nodes.push(
      stars === ''
        ? { type: 'hyperlink', href, children: inlineNodes(label) }
        : { type: 'run', ...look, children: inlineNodes(inner) },
    );
    from = found.index + whole.length;
  }
  return [...nodes, ...lineNodes(unescaped(text.slice(from)))];
}

const lineNodes = (text: string): WordNode[] =>
  text
    .split('\n')
    .flatMap((value, at): WordNode[] => [
      ...(at > 0 ? [{ type: 'break' }] : []),
      ...(value === '' ? [] : [{ type: 'text', value }]),
    ]);
