import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { t } from '../../../lib/words/words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { filledParts } from '../filled-sections.ts';
import { PersonHead } from '../person-head.tsx';
import { sectionTitles } from '../public-profile.copy.ts';
import { Contact } from '../sections/contact.tsx';
import {
  About,
  Certifications,
  Education,
  Experience,
  Projects,
  Skills,
} from '../sections/sections.tsx';
import { PageActions } from '../share/page-actions.tsx';
import type { LayoutProps } from './cards-layout.tsx';

/** One part at a time; all parts in a column on paper and without scripts. */
export function TabbedLayout({ profile, address }: LayoutProps) {
  return (
    <>
      <PersonHead profile={profile} />
      <PageActions profile={profile} address={address} className="mt-8" />
      <PageTabs tabs={tabsOf({ profile, address })} className="mt-8" />
    </>
  );
}

function tabsOf({ profile }: LayoutProps): PageTab[] {
  const filled = filledParts(profile);
  const hasAbout = (['about', 'contact', 'skills'] as const).some((part) => filled.has(part));
  const about = (
    <div className="grid items-start gap-x-16 gap-y-12 @4xl:grid-cols-[minmax(0,1fr)_280px]">
      <div className="grid gap-12">
        <About profile={profile} />
        <Skills profile={profile} />
      </div>
      <Contact profile={profile} />
    </div>
  );
  const parts = [
    { id: 'workExperience', Part: Experience },
    { id: 'education', Part: Education },
    { id: 'projects', Part: Projects },
    { id: 'certifications', Part: Certifications },
  ] as const;
  return [
    ...(hasAbout ? [{ id: 'about', label: sectionTitles.about, content: about }] : []),
    ...parts
      .filter(({ id }) => filled.has(id))
      .map(({ id, Part }) => ({
        id,
        label: sectionTitles[id],
        content: <Part profile={profile} />,
      })),
  ];
}

type PageTab = { id: string; label: string; content: ReactNode };

/**
 * Tabs that the server can render: a class that a script sets before the first paint turns the
 * parts into tabs, so that nothing is hidden without scripts or on paper.
 */
function PageTabs({ tabs, className }: { tabs: PageTab[]; className?: string }) {
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
        aria-label={t('Parts of the profile')}
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

/** The tab shows the title, so that the heading of a panel's only section is for screen readers. */
const panelStyle = 'scripted:[&>section>h2]:sr-only print:[&>section>h2]:not-sr-only!';

const tabStyle = classNames(
  'relative h-11 shrink-0 px-3 text-body text-muted transition-[color] hover:text-ink',
  'focus-visible:-outline-offset-4 aria-selected:font-medium aria-selected:text-ink',
  'after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:bg-transparent',
  'aria-selected:after:bg-accent',
);

/** The tab for an arrow key (wrapping around), Home or End; undefined for other keys. */
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
