import { useRef } from 'react';
import type { TabId } from '../fields/tabs.ts';
import { EnhanceButton } from './enhance-button.tsx';
import { EnhanceFailure } from './enhance-failure.tsx';
import { enhancedSections, sectionFacts } from './sections.ts';
import { useEscape } from './use-escape.ts';

/** Below the fields of a section, where nothing hovers over the pages. */
export function FormEnhance({ tab }: { tab: TabId }) {
  const place = useRef<HTMLDivElement>(null);
  useEscape(tab, place);
  const section = enhancedSections.find((one) => sectionFacts[one].tab === tab);
  if (!section) return null;
  return (
    <div ref={place} className="mt-6 hidden gap-3 border-t border-line pt-4 touch:grid max-md:grid">
      <EnhanceButton section={section} className="h-11! justify-self-start" />
      <EnhanceFailure section={section} />
    </div>
  );
}
