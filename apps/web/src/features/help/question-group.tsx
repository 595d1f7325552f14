import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { WrittenDocument } from '../../../scripts/markdown.ts';
import { Prose } from '../../ui/prose.tsx';

type Props = { category: WrittenDocument; openId: string | undefined };

/** Questions that unfold in place; the browser's own element finds them in a search of the page, too. */
export function QuestionGroup({ category, openId }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-title font-semibold">
        {category.title}
      </h2>
      <p className="mt-1 text-muted">{category.description}</p>
      <div className="mt-4 border-b border-line">
        {category.sections.map(({ id, title, html }) => (
          <details
            key={id}
            id={id}
            open={id === openId}
            className="group scroll-mt-20 border-t border-line"
          >
            <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-control py-3.5 font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
              <h3>{title}</h3>
              <ChevronDown
                aria-hidden
                className="size-4 shrink-0 text-faint transition-transform group-open:rotate-180"
              />
            </summary>
            <Prose html={html} className="pb-5" />
          </details>
        ))}
      </div>
    </section>
  );
}
