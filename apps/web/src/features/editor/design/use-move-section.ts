import { completeOrder, type SectionName } from '@folio/contract/resume-content';
import { flushSync } from 'react-dom';
import { useEditorStore } from '../store/use-editor.ts';
import { nameOf } from './section-name.ts';

export const handleIdOf = (section: SectionName) => `move-${section}`;
export const buttonIdOf = (section: SectionName, by: -1 | 1) =>
  `move-${section}-${by < 0 ? 'up' : 'down'}`;

/** Moves a section to another place in the list, and says where it went. */
export function useMoveSection(shown: readonly SectionName[], announce: (words: string) => void) {
  const store = useEditorStore();
  /** `focused` are the elements to go on from: the first that can be pressed. */
  return (section: SectionName, to: number, focused: readonly string[]) => {
    const from = shown.indexOf(section);
    const neighbour = shown[to];
    if (!neighbour || to === from) return;
    const others = completeOrder(store.getDocument().order).filter((one) => one !== section);
    const place = others.indexOf(neighbour) + (to > from ? 1 : 0);
    flushSync(() =>
      store.dispatch({ type: 'setOrder', order: others.toSpliced(place, 0, section) }),
    );
    focusOnFirst(focused);
    announce(`${nameOf(section)} is now ${to + 1} of ${shown.length}`);
  };
}

function focusOnFirst(ids: readonly string[]): void {
  const elements = ids.map((id) => document.getElementById(id));
  elements.find((one) => one instanceof HTMLButtonElement && !one.disabled)?.focus();
}
