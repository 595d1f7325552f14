import { ListOrdered } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../lib/words/words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TabGroup, TabList, TabTrigger } from '../../../ui/tabs.tsx';
import { ownTabs, type TabId } from '../fields/field-ref.ts';
import { addHeadingId } from '../sections/add-section.tsx';
import { sectionName, useListedSections } from '../sections/listed-sections.ts';
import { iconOfTab } from '../sections/section-icons.ts';
import { useEditor } from '../store/use-editor.ts';
import { frameWords } from '../view/frame-words.ts';
import { useView, useViewStore } from '../view/use-view.ts';
import { AddRow, AddSectionMenu } from './add-section-menu.tsx';
import { railRowStyle, railTabStyle, tabIdOf } from './rail-styles.ts';
import { SectionRow } from './section-row.tsx';
import { Tools } from './tools.tsx';

const label = () => t('Sections of the resume');

/** The ids of all tabs in order, for `aria-owns`: rows contain more than their tabs. */
const useTabIds = () =>
  [...useListedSections(), ...ownTabs.map(({ id }) => id)].map(tabIdOf).join(' ');

/** The rail of a wide screen, also shown in the sheet of a small one. */
export function Sections() {
  return (
    <TabGroup label={label()} owns={useTabIds()} orientation="vertical">
      <SectionList />
      <Tools />
    </TabGroup>
  );
}

export const Rail = () => (
  <nav
    aria-label={t('Sections')}
    className="h-full w-50 shrink-0 overflow-x-hidden overflow-y-auto border-r border-line bg-surface px-2 py-3"
  >
    <p className="mb-1.5 px-2 text-small text-faint">{frameWords.rail}</p>
    <Sections />
  </nav>
);

function SectionsButton() {
  const view = useViewStore();
  return (
    <IconButton
      label={t('Sections')}
      tooltip={t('Order of the page')}
      icon={<ListOrdered aria-hidden className="size-5" />}
      onClick={() => view.set({ dialog: 'sections' })}
      className="shrink-0"
    />
  );
}

/** All tabs with their labels. While the sheet is open it contains the tabs. */
function useTabs(): readonly { value: TabId; label: string }[] {
  const listed = useListedSections();
  const isInSheet = useView(({ dialog }) => dialog === 'sections');
  const names = useEditor(({ document }) =>
    listed.map((section) => sectionName(document, section)).join('\n'),
  ).split('\n');
  if (isInSheet) return [];
  return [
    ...listed.map((value, index) => ({ value, label: names[index] ?? '' })),
    ...ownTabs.map(({ id, label: words }) => ({ value: id, label: words })),
  ];
}

/** The tabs as icons, where a rail with labels would be too wide. */
export function IconRail() {
  const tabs = useTabs();
  return (
    <nav
      aria-label={t('Sections')}
      className="flex h-full w-13 shrink-0 flex-col items-center gap-1 overflow-y-auto border-r border-line bg-surface py-2"
    >
      <SectionsButton />
      <TabGroup
        label={label()}
        owns={tabs.map(({ value }) => tabIdOf(value)).join(' ')}
        orientation="vertical"
        className="grid gap-1"
      >
        {tabs.map(({ value, label: words }) => {
          const Icon = iconOfTab(value);
          return (
            <TabTrigger
              key={value}
              value={value}
              id={tabIdOf(value)}
              label={words}
              className="grid size-9 place-items-center rounded-control text-muted hover:bg-line/40 data-[state=active]:bg-tint data-[state=active]:text-accent"
            >
              <Icon aria-hidden className="size-4.5" />
            </TabTrigger>
          );
        })}
      </TabGroup>
    </nav>
  );
}

/** The tabs in a row above the form; scrolls, and fades at an edge with more tabs. */
export function TabStrip() {
  const tabs = useTabs();
  return (
    <div className="flex h-11 shrink-0 items-center border-b border-line pl-1">
      <SectionsButton />
      <TabList
        label={label()}
        tabs={tabs}
        className="min-w-0 flex-1 border-b-0! pr-8 *:scroll-mx-10 [mask-image:linear-gradient(to_left,transparent,#000_32px)] *:px-2 *:text-small *:after:inset-x-2"
      />
    </div>
  );
}

/** The sections in page order, which can be changed here. */
function SectionList() {
  const shown = useListedSections();
  const [news, setNews] = useState('');
  const isInSheet = useView(({ dialog }) => dialog === 'sections');
  const isOthers = useView(({ tab }) => tab === 'others');
  return (
    <>
      <ul aria-label={t('Order of the page')} className="grid grid-cols-1 gap-px">
        {shown.map((section) => (
          <SectionRow key={section} section={section} shown={shown} announce={setNews} />
        ))}
      </ul>
      <div
        data-chosen={isOthers || undefined}
        className={classNames(railRowStyle, 'mt-px pl-6 in-data-sheet:pl-11')}
      >
        <TabTrigger value="others" id={tabIdOf('others')} className={railTabStyle}>
          {t('Others')}
        </TabTrigger>
      </div>
      {isInSheet ? <LeadToSections /> : <AddSectionMenu />}
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
    </>
  );
}

/** In the sheet of a small screen: opens the list of sections that can be added. */
function LeadToSections() {
  const view = useViewStore();
  const show = () => {
    view.set({ tab: 'others', pane: 'form', dialog: null });
    requestAnimationFrame(() => {
      const heading = document.getElementById(addHeadingId);
      heading?.focus({ preventScroll: true });
      heading?.scrollIntoView({ block: 'start' });
    });
  };
  return <AddRow onClick={show} />;
}
