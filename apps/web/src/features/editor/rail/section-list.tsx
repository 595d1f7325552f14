import { useState } from 'react';
import { t } from '../../../lib/words/words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { TabTrigger } from '../../../ui/tabs.tsx';
import { addHeadingId } from '../sections/add-section.tsx';
import { useListedSections } from '../sections/listed-sections.ts';
import { useView, useViewStore } from '../view/use-view.ts';
import { AddRow, AddSectionMenu } from './add-section-menu.tsx';
import { railRowStyle, railTabStyle, tabIdOf } from './rail-styles.ts';
import { SectionRow } from './section-row.tsx';

/** The sections in page order, which can be changed here. */
export function SectionList() {
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
        className={classNames(railRowStyle, 'mt-px pl-6 in-data-sheet:pl-9')}
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
