import { type ReactNode, useEffect } from 'react';
import { useIsPainted } from '../../../lib/use-is-painted.ts';
import { useView, useViewStore } from '../view/use-view.ts';

/**
 * The content that a pressed tab or row reveals. Its fields take longer than a frame to build on a
 * slow processor, so the tab or row first shows the press. Content revealed otherwise, such as to
 * focus a field, is built at once.
 */
export function Arriving({ by, children }: { by: string; children: ReactNode }) {
  const view = useViewStore();
  const isAwaited = useView(({ pressed }) => pressed === by);
  const isPainted = useIsPainted();
  useEffect(() => {
    if (isAwaited && isPainted) view.set({ pressed: null });
  }, [isAwaited, isPainted, view]);
  return isAwaited && !isPainted ? null : children;
}
