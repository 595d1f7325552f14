import type { WrittenDocument } from '../../../scripts/markdown.ts';
import { useIsSold } from '../../lib/credit-costs.ts';
import { useFilledIn } from '../../lib/offer-facts.ts';
import { Sections } from '../../ui/page-head.tsx';
import { Prose } from '../../ui/prose.tsx';
import { GuideList } from './guide-list.tsx';
import { type GuideName, guides, guidesWhere, helpCopy } from './help.ts';

/** A guide, with links to the next two. */
export function Guide({ name }: { name: GuideName }) {
  const { title, description, html, sections } = useFilledIn<WrittenDocument>(guides[name]);
  const isSold = useIsSold();
  return (
    <div className="mx-auto max-w-200">
      <article>
        <h1 tabIndex={-1} className="font-display text-display text-balance">
          {title}
        </h1>
        <p className="mt-4 text-large text-muted">{description}</p>
        {html === '' ? null : <Prose html={html} className="mt-8" />}
        <Sections sections={sections} />
      </article>
      <div className="mt-16">
        <GuideList title={helpCopy.further} names={following(name, guidesWhere(isSold))} />
      </div>
    </div>
  );
}

const following = (name: GuideName, shown: readonly GuideName[]): GuideName[] => {
  const at = shown.indexOf(name);
  return [...shown.slice(at + 1), ...shown].filter((other) => other !== name).slice(0, 2);
};
