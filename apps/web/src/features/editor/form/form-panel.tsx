import { splitPath } from '@folio/contract/content-path';
import type { FieldDefinition } from '@folio/contract/field-definitions';
import { headDefinitions } from '@folio/contract/head-lists';
import { isCustomReference } from '@folio/contract/section-references';
import { sections } from '@folio/contract/sections';
import { memo, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { t } from '../../../lib/words/words.ts';
import { DragHandleHelp } from '../../../ui/row-drag/drag-handle.tsx';
import { TabPanel } from '../../../ui/tabs.tsx';
import { ToastRoom } from '../../../ui/toast-room.tsx';
import { useToastPosition } from '../../../ui/use-toast-position.ts';
import { AiPanel } from '../assistant/ai-panel.tsx';
import { FormEnhance } from '../assistant/enhance-controls.tsx';
import { DesignPanel } from '../design/design-panel.tsx';
import { DoubtsNote } from '../doubts/doubts-note.tsx';
import { ownTabs, type TabId } from '../fields/field-ref.ts';
import { FirstRun } from '../first-run/first-run.tsx';
import { isUnwritten } from '../first-run/ghost-content.ts';
import { LanguagesBar } from '../languages/languages-bar.tsx';
import { PhotoField } from '../photo/photo-field.tsx';
import { TabStrip } from '../rail/rail.tsx';
import { SampleNote } from '../sample/sample-note.tsx';
import { AddSection } from '../sections/add-section.tsx';
import { tabName, useListedSections } from '../sections/listed-sections.ts';
import { useEditor } from '../store/use-editor.ts';
import { useView, useViewStore } from '../view/use-view.ts';
import { Arriving } from './arriving.tsx';
import { FormField } from './form-field.tsx';
import { CustomSection, CustomSections, LinkFields, ListSection } from './list-section.tsx';
import { PastePublications } from './paste-publications.tsx';

/**
 * The form next to the preview, one section at a time. Its tabs are in the rail, or in a strip
 * above.
 */
export function FormPanel({ hasStrip }: { hasStrip: boolean }) {
  const tab = useShownTab();
  const tabs: readonly TabId[] = [...useListedSections(), ...ownTabs.map(({ id }) => id)];
  const panel = useRef<HTMLDivElement>(null);
  useToastPosition(panel);
  useKeptScroll(panel, tab);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another tab was chosen, wherever
  useEffect(() => {
    const chosen = document.querySelector('[role=tab][data-state=active]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);
  return (
    <div ref={panel} className="@container flex h-full min-h-0 flex-col bg-surface">
      <DragHandleHelp />
      {hasStrip ? <TabStrip /> : null}
      {tab === 'design' || tab === 'ai' ? null : (
        <>
          <SampleNote onRemoved={() => focusForm(panel.current)} />
          <DoubtsNote onSettled={() => focusForm(panel.current)} />
          <LanguagesBar />
        </>
      )}
      {tabs.map((id) => (
        <FormTab key={id} tab={id} />
      ))}
    </div>
  );
}

/** Keeps the scroll position of the form. A phone unmounts the form while it shows the page. */
function useKeptScroll(panel: RefObject<HTMLElement | null>, tab: TabId): void {
  const view = useViewStore();
  useLayoutEffect(() => {
    const shown = shownIn(panel.current);
    const { scrolled } = view.get();
    if (shown && scrolled?.tab === tab) shown.scrollTop = scrolled.top;
    return () => {
      if (shown) view.set({ scrolled: { tab, top: shown.scrollTop } });
    };
  }, [view, panel, tab]);
}

const FormTab = memo(function FormTab({ tab }: { tab: TabId }) {
  const label = useEditor(({ document }) => tabName(document, tab));
  const mayBegin = useView((view) => tab === 'personalInfo' && !view.hasBegun);
  const isFirstRun = useEditor(({ document }) => mayBegin && isUnwritten(document.content));
  return (
    <TabPanel
      value={tab}
      label={label}
      className="relative min-h-0 flex-1 contain-content overflow-y-auto px-6 pt-5 pb-5 focus-visible:-outline-offset-2 max-sm:px-4"
    >
      {isFirstRun ? (
        <FirstRun />
      ) : (
        <Arriving by={tab}>
          <TabBody tab={tab} label={label} />
          <FormEnhance tab={tab} />
        </Arriving>
      )}
      <ToastRoom />
    </TabPanel>
  );
});

/** The current tab; if its section was removed, the tab that shows the rest. */
export function useShownTab(): TabId {
  const tab = useView((view) => view.tab);
  const listed: readonly TabId[] = useListedSections();
  return listed.includes(tab) || ownTabs.some(({ id }) => id === tab) ? tab : 'others';
}

/** The pressed button is gone, so the form gets the focus. */
const focusForm = (panel: HTMLElement | null) => shownIn(panel)?.focus();

const shownIn = (panel: HTMLElement | null) =>
  panel?.querySelector<HTMLElement>('[role=tabpanel][data-state=active]');

function TabBody({ tab, label }: { tab: TabId; label: string }) {
  if (tab === 'personalInfo') return <PersonalTab label={label} />;
  if (tab === 'others') return <OthersTab />;
  if (tab === 'design')
    return (
      <>
        <TabTitle>{label}</TabTitle>
        <DesignPanel />
      </>
    );

  if (tab === 'ai') return <AiPanel />;
  if (tab === 'interests') return <InterestsTab label={label} />;
  if (isCustomReference(tab)) {
    const id = splitPath(tab)[1] ?? '';
    return (
      <>
        <TabTitle>{label}</TabTitle>
        <CustomSection id={id} />
      </>
    );
  }
  return (
    <>
      {tab === 'publications' ? <PastePublications /> : null}
      <ListSection list={tab} title={label} />
    </>
  );
}

const TabTitle = ({ children }: { children: string }) => (
  <h2 className="mb-4 border-b border-line pb-3 font-display text-[24px] leading-9 wrap-anywhere">
    {children}
  </h2>
);

const InterestsTab = ({ label }: { label: string }) => (
  <>
    <TabTitle>{label}</TabTitle>
    <div className="grid gap-4">
      <LooseFields fields={sections.interests.fields} />
    </div>
  </>
);

const PersonalTab = ({ label }: { label: string }) => (
  <div className="flex flex-wrap gap-4">
    <h2 className="sr-only">{label}</h2>
    <PhotoField />
    <LooseFields fields={sections.personalInfo.fields} />
    <HeadList list="links" />
    <HeadList list="details" />
  </div>
);

/** The lists that follow the contact details. */
function HeadList({ list }: { list: keyof typeof headDefinitions }) {
  const { label, id } = headDefinitions[list];
  return (
    <section aria-labelledby={`${id}-heading`} className="mt-2 basis-full">
      <h2 id={`${id}-heading`} className="mb-3 text-large font-semibold">
        {label}
      </h2>
      <ListSection
        list={`personalInfo/${list}`}
        {...(list === 'links' ? { body: LinkFields } : {})}
      />
    </section>
  );
}

const OthersTab = () => (
  <div className="grid gap-8">
    <section aria-labelledby="languages-heading">
      <h2 id="languages-heading" className="mb-3 text-large font-semibold">
        {t('Languages')}
      </h2>
      <ListSection list="languages" />
    </section>
    <LooseFields fields={sections.interests.fields} />
    <AddSection />
    <section aria-labelledby="custom-heading">
      <h2 id="custom-heading" className="mb-3 text-large font-semibold">
        {t('Custom sections')}
      </h2>
      <CustomSections />
    </section>
  </div>
);

const LooseFields = ({ fields }: { fields: readonly FieldDefinition[] }) =>
  fields.map((definition) => (
    <FormField
      key={definition.id}
      definition={definition}
      field={{ list: null, field: definition.id }}
    />
  ));
