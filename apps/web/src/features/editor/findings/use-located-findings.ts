import type { DisplayList } from '@folio/typeset/display-list';
import { useDeferredValue, useMemo } from 'react';
import { useScore } from '../score/use-score.tsx';
import { useEditorStore } from '../store/use-editor.ts';
import { useView } from '../view/use-view.ts';
import { type Located, locateFindings } from './locate-findings.ts';

const none: readonly Located[] = [];
/** What gains the most of a resume of any length: more would take longer than a letter may. */
const mostUnderlined = 300;

/** The findings to underline on the pages; a score that comes is no reason to wait for a letter. */
export function useLocatedFindings(list: DisplayList): readonly Located[] {
  const isWanted = useView((view) => view.underlines);
  const store = useEditorStore();
  const { latest } = useScore();
  const scored = useDeferredValue(latest);
  return useMemo(() => {
    if (!isWanted || !scored) return none;
    const { report, content } = scored;
    return locateFindings(
      report.findings.slice(0, mostUnderlined),
      content,
      store.getDocument().content,
      list,
    );
  }, [isWanted, scored, store, list]);
}
