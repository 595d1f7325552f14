import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { t } from '../../lib/words/words.ts';

type Listed = { id: string; title: string };
type Register = (section: Listed) => () => void;

const SectionLinksContext = createContext<Register | undefined>(undefined);

/**
 * Adds a section to the links above it, by its heading's id; does nothing outside
 * `WithSectionLinks`.
 */
export function useSectionLink(id: string, title: string): void {
  const register = use(SectionLinksContext);
  useEffect(() => register?.({ id, title }), [register, id, title]);
}

/** Links to the sections below in document order, including those that load later. */
export function WithSectionLinks({ children }: { children: ReactNode }) {
  const [listed, setListed] = useState<readonly Listed[]>([]);
  const register = useMemo<Register>(
    () => (section) => {
      setListed((known) => [...known, section].toSorted(byPlace));
      // A section may remount after a lost connection; the focus stays if the person is typing
      // elsewhere.
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
                  // With a modifier key the link opens another tab or window, which also shows the
                  // section.
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

/** The same in every tab, so that a link to it can be shared or saved. */
export const sectionId = (title: string): string =>
  `section-${title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')}`;

function byPlace(one: Listed, other: Listed): number {
  const [a, b] = [one, other].map(({ id }) => document.getElementById(id));
  return a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
}

/** Moves the focus too, so that Tab continues there. */
function show(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}
