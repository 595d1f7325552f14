import { useRef, useState } from 'react';

/** The selection in the list and on the page; each scrolls the other into view. */
export function useSelection() {
  const container = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<string>();
  const bring = (attribute: string) => (path: string) => {
    setSelected(path);
    const found = container.current?.querySelector(`[${attribute}="${CSS.escape(path)}"]`);
    found?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };
  return {
    whole: container,
    selected,
    select: bring('data-path'),
    show: bring('data-mark'),
    /** Selects without scrolling. */
    point: setSelected,
  };
}
