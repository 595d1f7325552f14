import { completeOrder, type SectionName } from '@folio/contract/resume-content';
import { useState } from 'react';
import { useEditor } from '../store/use-editor.ts';
import { SectionRow } from './section-row.tsx';

/** The sections of the document in their order, with their titles. */
export function SectionSettings() {
  const order = useEditor(({ document }) => document.order);
  const hasCustom = useEditor(({ document }) => document.content.customSections.length > 0);
  const [news, setNews] = useState('');
  const shown: SectionName[] = completeOrder(order).filter(
    (section) => section !== 'customSections' || hasCustom,
  );
  return (
    <>
      <ul className="grid gap-2">
        {shown.map((section) => (
          <SectionRow key={section} section={section} shown={shown} announce={setNews} />
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
    </>
  );
}
