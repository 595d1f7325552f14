import type { FieldDefinition } from '@folio/contract/field-definitions';
import { headDefinitions } from '@folio/contract/head-lists';
import { sections } from '@folio/contract/sections';
import { useEffect, useRef } from 'react';
import { DragHandleHelp } from '../../../ui/row-drag/drag-handle.tsx';
import { TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { AiPanel } from '../assistant/ai-panel.tsx';
import { FormEnhance } from '../assistant/enhance-controls.tsx';
import { DesignPanel } from '../design/design-panel.tsx';
import { tabs as fixedTabs, type TabId, tabsWith } from '../fields/field-ref.ts';
import { PhotoField } from '../photo/photo-field.tsx';
import { SampleNote } from '../sample/sample-note.tsx';
import { useView, useViewStore } from '../view/use-view.ts';
import { AddSection } from './add-section.tsx';
import { useAddedSections } from './added-sections.ts';
import { FormField } from './form-field.tsx';
import { CustomSections, LinkFields, ListSection } from './list-section.tsx';
import { PastePublications } from './paste-publications.tsx';

/**
 * All nine fit beside a preview on a laptop. Elsewhere they scroll, and fade at the edge beyond which
 * there are more.
 */
const tabListLook =
  'border-b-0! px-3 pr-8 *:scroll-mx-10 [mask-image:linear-gradient(to_left,transparent,#000_32px)] @[500px]:px-1 @[500px]:[mask-image:none] md:*:px-[3px] md:*:text-small md:*:after:inset-x-[3px] md:justify-between md:@[560px]:px-[21px] md:@2xl:justify-start md:@2xl:px-4 md:@2xl:*:px-2.5 md:@2xl:*:after:inset-x-2.5';

/** With the tabs of sections that were added they scroll everywhere. */
const scrollingTabs =
  'border-b-0! px-3 pr-8 *:scroll-mx-10 [mask-image:linear-gradient(to_left,transparent,#000_32px)] md:px-[21px] md:pr-8 md:*:px-2 md:*:text-small md:*:after:inset-x-2';

/** The form beside the preview: one section at a time. */
export function FormPanel() {
  const tab = useView((view) => view.tab);
  const tabs = tabsWith(useAddedSections());
  const look = tabs.length > fixedTabs.length ? scrollingTabs : tabListLook;
  const view = useViewStore();
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another tab was chosen, wherever
  useEffect(() => {
    const chosen = panel.current?.querySelector('[role=tab][data-state=active]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);
  return (
    <div ref={panel} className="h-full">
      <DragHandleHelp />
      <Tabs
        value={tab}
        onValueChange={(chosen) => view.set({ tab: chosen })}
        className="@container flex h-full min-h-0 flex-col bg-surface"
      >
        <div className="shrink-0 border-b border-line">
          <TabList
            label="Sections of the resume"
            tabs={tabs.map(({ id, label }) => ({ value: id, label }))}
            className={look}
          />
        </div>
        {tab === 'design' || tab === 'ai' ? null : (
          <SampleNote onRemoved={() => focusForm(panel.current)} />
        )}
        {tabs.map(({ id, label }) => (
          <TabPanel
            key={id}
            value={id}
            className="relative min-h-0 flex-1 contain-content overflow-y-auto px-6 py-5 focus-visible:-outline-offset-2 max-sm:px-4"
          >
            <TabBody tab={id} label={label} />
            <FormEnhance tab={id} />
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}

/** What was pressed is gone; the form that it was about takes the focus. */
const focusForm = (panel: HTMLElement | null) =>
  panel?.querySelector<HTMLElement>('[role=tabpanel][data-state=active]')?.focus();

function TabBody({ tab, label }: { tab: TabId; label: string }) {
  if (tab === 'personalInfo') return <PersonalTab />;
  if (tab === 'others') return <OthersTab />;
  if (tab === 'design') return <DesignPanel />;
  if (tab === 'ai') return <AiPanel />;
  return (
    <>
      <h2 className="sr-only">{label}</h2>
      {tab === 'publications' ? <PastePublications /> : null}
      <ListSection list={tab} />
    </>
  );
}

const PersonalTab = () => (
  <div className="grid grid-cols-2 gap-4">
    <PhotoField />
    <LooseFields fields={sections.personalInfo.fields} />
    <HeadList list="links" />
    <HeadList list="details" />
  </div>
);

/** What stands beside the contact details. */
function HeadList({ list }: { list: keyof typeof headDefinitions }) {
  const { label, id } = headDefinitions[list];
  return (
    <section aria-labelledby={`${id}-heading`} className="col-span-full mt-2">
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
        Languages
      </h2>
      <ListSection list="languages" />
    </section>
    <LooseFields fields={sections.interests.fields} />
    <AddSection />
    <section aria-labelledby="custom-heading">
      <h2 id="custom-heading" className="mb-3 text-large font-semibold">
        Custom sections
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
