import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { t } from '../../lib/words/words.ts';

type Listed = { id: string; title: string };
type Register = (section: Listed) => () => void;

const SectionLinksContext = createContext<Register | undefined>(undefined);

/** Lists a section, named by its heading's id, in the links above it; without such links nothing. */
export function useSectionLink(id: string, title: string): void {
  const register = use(SectionLinksContext);
  useEffect(() => register?.({ id, title }), [register, id, title]);
}

/** Links to each of the sections below, in their order, also of those that load later. */
export function WithSectionLinks({ children }: { children: ReactNode }) {
  const [listed, setListed] = useState<readonly Listed[]>([]);
  const register = useMemo<Register>(
    () => (section) => {
      setListed((known) => [...known, section].toSorted(byPlace));
      // A section comes again after a lost connection: who types elsewhere by then stays there.
      const isTyping = document.activeElement?.matches('input,textarea,select') === true;
      if (location.hash === `#${section.id}` && !isTyping) show(section.id);
      return () => setListed((known) => known.filter((one) => one !== section));
    },
    [],
  );
  return (
    <SectionLinksContext value={register}>
      <nav
        aria-label={t('On this page')}
        className="min-h-13 py-4 max-md:-mx-5 max-md:overflow-x-auto max-md:px-5 max-md:py-1 max-md:[scrollbar-width:none]"
      >
        <ul className="flex gap-x-5 gap-y-2 md:flex-wrap">
          {listed.map(({ id, title }) => (
            <li key={id} className="shrink-0">
              <a
                href={`#${id}`}
                onClick={(event) => {
                  // With a key it opens in another tab or window, which goes to the section as well.
                  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  show(id);
                }}
                className="flex items-center text-small text-muted underline-offset-4 hover:text-ink hover:underline finger:h-11"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </SectionLinksContext>
  );
}

/** The same in each tab, so that a link to it can be opened or kept. */
export const sectionId = (title: string): string =>
  `section-${title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')}`;

function byPlace(one: Listed, other: Listed): number {
  const [a, b] = [one, other].map(({ id }) => document.getElementById(id));
  return a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
}

/** The focus goes along, so that Tab continues there. */
function show(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}
