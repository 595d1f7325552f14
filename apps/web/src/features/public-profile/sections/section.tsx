import { type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';

/** A part of the page with its title. */
export function Section({
  title,
  className,
  children,
}: {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-title font-semibold text-accent">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}

/** A plain text as paragraphs and lists, each in the direction of its script. */
export function Prose({ text, className }: { text: string; className?: string }) {
  const blocks = proseBlocks(text);
  if (blocks.length === 0) return null;
  return (
    <div className={classNames('grid max-w-[68ch] gap-2 text-pretty wrap-anywhere', className)}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have nothing else, and stay.
        <Block key={at} {...block} />
      ))}
    </div>
  );
}

function Block(block: ProseBlock) {
  if (block.kind === 'paragraph')
    return (
      <p dir="auto" className="whitespace-pre-line">
        {block.text}
      </p>
    );
  return (
    <ul dir="auto" className="grid list-disc gap-1 ps-5">
      {block.items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text have nothing else, and stay.
        <li key={at}>{item}</li>
      ))}
    </ul>
  );
}

/** A paragraph, or the items of a list. */
type ProseBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

const marked = /^\s*[-–•*‣▪]\s+(?=\S)/;

/** Maximum number of paragraphs and items that become elements. */
const mostParts = 100;

/**
 * Parses a plain text: empty lines separate paragraphs, lines with dashes are a list. After
 * `mostParts` parts, the rest becomes one paragraph, since the server renders synchronously.
 */
export function proseBlocks(text: string): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  let isFresh = true;
  let parts = 0;
  const lines = text.trim().split(/\r\n?|\n/);
  for (const [at, line] of lines.entries()) {
    const last = isFresh ? undefined : blocks.at(-1);
    isFresh = line.trim() === '';
    if (isFresh) continue;
    const isItem = marked.test(line);
    if (!isItem && last?.kind === 'paragraph') {
      last.text += `\n${line}`;
      continue;
    }
    if (parts === mostParts)
      return [...blocks, { kind: 'paragraph', text: lines.slice(at).join('\n') }];
    if (isItem) addItem(blocks, last, line.replace(marked, ''));
    else blocks.push({ kind: 'paragraph', text: line });
    parts += 1;
  }
  return blocks;
}

function addItem(blocks: ProseBlock[], last: ProseBlock | undefined, item: string): void {
  if (last?.kind === 'list') last.items.push(item);
  else blocks.push({ kind: 'list', items: [item] });
}
