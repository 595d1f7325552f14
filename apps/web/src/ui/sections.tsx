import type { WrittenSection } from '../../scripts/markdown.ts';
import { Prose } from './prose.tsx';

/** The sections of a long text, each of which has an address. */
export function Sections({ sections }: { sections: readonly WrittenSection[] }) {
  return sections.map(({ id, title, html }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-10 scroll-mt-8">
      <h2 id={`${id}-title`} className="text-title font-semibold">
        {title}
      </h2>
      <Prose html={html} className="mt-3" />
    </section>
  ));
}
