import { useState } from 'react';
import { readStored, writeStored } from '../../lib/stored-json.ts';

const key = 'sidebarExpanded';

/** Whether the sidebar is expanded: collapsed at first, then as it was left. */
export function useSidebar() {
  const [isExpanded, setIsExpanded] = useState(() => readStored(localStorage, key) === true);
  function toggle() {
    writeStored(localStorage, key, !isExpanded);
    setIsExpanded(!isExpanded);
  }
  return { isExpanded, toggle };
}
