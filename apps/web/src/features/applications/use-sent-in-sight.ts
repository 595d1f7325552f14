import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { JobView } from './job/phone-views.tsx';

/**
 * Shows the sent documents for an address that ends in #sent, also where one part is shown at a
 * time.
 */
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
