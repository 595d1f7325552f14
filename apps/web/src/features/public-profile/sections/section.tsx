import { type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { type ProseBlock, proseBlocks } from '../prose-blocks.ts';

/** A part of the page under its title. */
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

/** Paragraphs and lists as their writer meant them; letters run in the direction of their script. */
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
