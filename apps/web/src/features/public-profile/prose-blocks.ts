/** A paragraph, or the items of a list. */
export type ProseBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

const marked = /^\s*[-–•*‣▪]\s+(?=\S)/;

/** What somebody wrote in a plain field: an empty line parts paragraphs, lines with dashes are a list. */
export function proseBlocks(text: string): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  let isFresh = true;
  for (const line of text.trim().split(/\r\n?|\n/)) {
    const last = isFresh ? undefined : blocks.at(-1);
    isFresh = line.trim() === '';
    if (isFresh) continue;
    if (marked.test(line)) addItem(blocks, last, line.replace(marked, ''));
    else if (last?.kind === 'paragraph') last.text += `\n${line}`;
    else blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
}

function addItem(blocks: ProseBlock[], last: ProseBlock | undefined, item: string): void {
  if (last?.kind === 'list') last.items.push(item);
  else blocks.push({ kind: 'list', items: [item] });
}
