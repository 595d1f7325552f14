import type { Block, InlineRun, TextStyle, TypesetDocument } from '@folio/typeset/blocks';

/** A text of a document, with what decides about its face. */
export type DocumentText = { text: string; family: string; bold: boolean; italic: boolean };

/** With an empty text for the style itself, whose face says where the lines stand. */
const textsOf = (runs: readonly InlineRun[], style: TextStyle): DocumentText[] =>
  [{ text: '' }, ...runs].map((run: InlineRun) => ({
    text: run.text,
    family: style.family,
    bold: run.bold ?? style.bold ?? false,
    italic: run.italic ?? style.italic ?? false,
  }));

function collect(blocks: readonly Block[], texts: DocumentText[]): void {
  for (const block of blocks) {
    if (block.type === 'stack') collect(block.children, texts);
    else if (block.type === 'columns')
      for (const { children } of block.columns) collect(children, texts);
    else if (block.type === 'row') collect([block.left, block.right], texts);
    else if ('runs' in block) texts.push(...textsOf(block.runs, block.style));
  }
}

/** All texts that a document may show. */
export function documentTexts({ blocks, pageLabel, foot }: TypesetDocument): DocumentText[] {
  const texts: DocumentText[] = [];
  collect(blocks, texts);
  if (pageLabel) texts.push(...textsOf([{ text: pageLabel.text }], pageLabel.style));
  if (foot) texts.push(...textsOf(foot.runs, foot.style));
  return texts;
}

/** Whether a pattern is found in any text of these blocks. Quick, for it runs with every keystroke. */
export function hasText(blocks: readonly Block[], pattern: RegExp): boolean {
  return blocks.some((block) => {
    if (block.type === 'stack') return hasText(block.children, pattern);
    if (block.type === 'columns') {
      return block.columns.some(({ children }) => hasText(children, pattern));
    }
    if (block.type === 'row') return hasText([block.left, block.right], pattern);
    return 'runs' in block && block.runs.some(({ text }) => pattern.test(text));
  });
}
