import { useEffect, useEffectEvent } from 'react';

/** The arrow keys turn to the next template and back, unless what has the focus needs them itself. */
export function useTurnKeys(turn: (by: 1 | -1) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key] as 1 | -1 | undefined;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (!by || hasModifier || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('input, [data-pans]')) return;
    turn(by);
  });
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
