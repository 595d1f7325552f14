import { type RefObject, useEffect } from 'react';
import type { TabId } from '../fields/tabs.ts';
import { sectionFacts } from './sections.ts';
import { useEnhance } from './use-enhance.ts';

/**
 * Escape breaks off the section that is written in this tab, from any of its fields, which keep the
 * focus. What is open above them, and takes the key for itself, goes first.
 */
export function useEscape(tab: TabId, inside: RefObject<HTMLElement | null>): void {
  const { state, cancel } = useEnhance();
  const isRunning = state.running !== undefined && sectionFacts[state.running].tab === tab;
  useEffect(() => {
    const panel = inside.current?.closest('[role=tabpanel]');
    if (!isRunning || !panel) return;
    const onKey = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape' && !event.defaultPrevented)
        cancel();
    };
    panel.addEventListener('keydown', onKey);
    return () => panel.removeEventListener('keydown', onKey);
  }, [isRunning, cancel, inside]);
}
