import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';

export type PageTab = { id: string; label: string; content: ReactNode };

/**
 * Tabs that the server can write: they become tabs by the class that a script gives the page before
 * it is painted, so that nothing is hidden where none runs, nor on paper.
 */
export function PageTabs({ tabs, className }: { tabs: PageTab[]; className?: string }) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const current = tabs.find((tab) => tab.id === chosen) ?? tabs[0];

  function move(event: KeyboardEvent<HTMLElement>) {
    const next = nextTab(tabs, current, event.key);
    if (!next) return;
    event.preventDefault();
    setChosen(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  }

  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label="Parts of the profile"
        onKeyDown={move}
        className="hidden overflow-x-auto border-b border-line [scrollbar-width:none] scripted:flex print:hidden!"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab === current}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => setChosen(tab.id)}
            className={tabStyle}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className="grid gap-12 pt-10 scripted:block print:grid!">
        {tabs.map((tab) => (
          <div
            key={tab.id}
            role="tabpanel"
            id={`${id}-${tab.id}-panel`}
            aria-labelledby={`${id}-${tab.id}`}
            className={classNames(panelStyle, tab !== current && 'scripted:hidden print:block!')}
          >
            {tab.content}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Where a tab says it, the title of a panel's only section is for screen readers. */
const panelStyle = 'scripted:[&>section>h2]:sr-only print:[&>section>h2]:not-sr-only!';

const tabStyle = classNames(
  'relative h-11 shrink-0 px-3 text-body text-muted transition-[color] hover:text-ink',
  'focus-visible:-outline-offset-4 aria-selected:font-medium aria-selected:text-ink',
  'after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:bg-transparent',
  'aria-selected:after:bg-accent',
);

/** Arrow keys go round, Home and End to the ends; undefined for every other key. */
function nextTab(tabs: PageTab[], current: PageTab | undefined, key: string): PageTab | undefined {
  const at = current ? tabs.indexOf(current) : 0;
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1 + tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  const next = steps[key];
  return next === undefined ? undefined : tabs[next % tabs.length];
}
