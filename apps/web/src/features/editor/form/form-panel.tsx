import { type FieldDefinition, sections } from '@folio/contract/sections';
import { useEffect, useRef } from 'react';
import { DragHandleHelp } from '../../../ui/row-drag/drag-handle.tsx';
import { TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { AiPanel } from '../assistant/ai-panel.tsx';
import { FormEnhance } from '../assistant/enhance-controls.tsx';
import { DesignPanel } from '../design/design-panel.tsx';
import { type TabId, tabs } from '../fields/field-ref.ts';
import { PhotoField } from '../photo/photo-field.tsx';
import { SampleNote } from '../sample/sample-note.tsx';
import { useView, useViewStore } from '../view/use-view.ts';
import { FormField } from './form-field.tsx';
import { CustomSections, ListSection } from './list-section.tsx';

const labelled = tabs.map(({ id, label }) => ({ value: id, label }));

/**
 * All nine fit beside a preview on a laptop. Elsewhere they scroll, and fade at the edge beyond which
 * there are more.
 */
const tabListLook =
  'border-b-0! px-3 pr-8 *:scroll-mx-10 [mask-image:linear-gradient(to_left,transparent,#000_32px)] @[500px]:px-1 @[500px]:[mask-image:none] md:*:px-[3px] md:*:text-small md:*:after:inset-x-[3px] md:justify-between md:@[560px]:px-[21px] md:@2xl:justify-start md:@2xl:px-4 md:@2xl:*:px-2.5 md:@2xl:*:after:inset-x-2.5';

/** The form beside the preview: one section at a time. */
export function FormPanel() {
  const tab = useView((view) => view.tab);
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
          <TabList label="Sections of the resume" tabs={labelled} className={tabListLook} />
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
      <ListSection list={tab} />
    </>
  );
}

const PersonalTab = () => (
  <div className="grid grid-cols-2 gap-4">
    <PhotoField />
    <LooseFields fields={sections.personalInfo.fields} />
  </div>
);

const OthersTab = () => (
  <div className="grid gap-8">
    <section aria-labelledby="languages-heading">
      <h2 id="languages-heading" className="mb-3 text-large font-semibold">
        Languages
      </h2>
      <ListSection list="languages" />
    </section>
    <LooseFields fields={sections.interests.fields} />
    <section aria-labelledby="custom-heading">
      <h2 id="custom-heading" className="mb-3 text-large font-semibold">
        Your own sections
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
