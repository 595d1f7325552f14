import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { JobView } from './job/phone-views.tsx';

/** An address may lead to what was sent, also where parts are shown one at a time. */
export function useSentInSight(show: (view: JobView) => void): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '#sent') return;
    show('more');
    const frame = requestAnimationFrame(() =>
      document.getElementById('sent')?.scrollIntoView({ block: 'start' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [hash, show]);
}
