import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { shortLines } from './find-tips.ts';
import type { Tip } from './tips.ts';

type Props = {
  tip: Tip;
  search: string;
  isOpen: boolean;
  onToggle: () => void;
};

export function TipCard({ tip, search, isOpen, onToggle }: Props) {
  const linesId = useId();
  const lines = isOpen ? tip.lines : shortLines(tip, search);
  return (
    <article id={tip.id} className="scroll-mt-20 border-t border-line pt-5">
      <p className="text-small text-faint">{tip.category}</p>
      <h2 className="mt-1 text-title font-semibold">{tip.title}</h2>
      <p className="mt-2 text-large text-muted">{tip.description}</p>
      <ul id={linesId} className="mt-4 grid gap-2.5">
        {lines.map((line) => (
          <li key={line} className="flex gap-3">
            <span aria-hidden className="mt-[9px] size-1 shrink-0 rounded-full bg-accent" />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        className="mt-3 -ml-3.5 text-accent! max-md:h-11"
        aria-expanded={isOpen}
        aria-controls={linesId}
        onClick={onToggle}
      >
        {isOpen ? 'Show Less' : 'Learn More'}
        <span className="sr-only"> about {tip.title}</span>
      </Button>
    </article>
  );
}
