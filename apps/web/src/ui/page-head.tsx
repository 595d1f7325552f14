import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { WrittenSection } from '../../scripts/markdown.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Prose } from './prose.tsx';
import { Tooltip } from './tooltip.tsx';

/** Only very long words may break: breaking others would wrap the actions to a new line. */
const longWord = /\S{20}/;

/** The header of a subpage: a back link, its heading, and its actions. */
export function PageHead({
  title,
  back,
  children,
}: {
  title: string;
  back: { to: string; label: string };
  children?: ReactNode;
}) {
  return (
    <div className="mb-8 flex flex-wrap max-sm:mb-5 items-center gap-3">
      <div className="flex min-w-min flex-1 items-center gap-2 max-sm:gap-1">
        <Tooltip label={back.label}>
          <Button asChild variant="quiet" className="-ml-2 w-9 px-0! finger:w-11">
            <Link to={back.to} aria-label={back.label}>
              <ArrowLeft className="size-5" />
            </Link>
          </Button>
        </Tooltip>
        <h1
          className={classNames(
            'text-heading font-semibold max-sm:text-title',
            longWord.test(title) && 'wrap-anywhere',
          )}
        >
          {title}
        </h1>
      </div>
      {children}
    </div>
  );
}

/** The sections of a long text, each with an anchor. */
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
