import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { HelpCenter } from '../../features/help/help-center.tsx';
import { isKnownPath } from '../known-paths.ts';
import { ReadingPage } from '../reading-page.tsx';

const contactPath = '/contact';

export function Component() {
  const { hash } = useLocation();
  const named = hash.slice(1) || undefined;
  useEffect(() => {
    if (!named) return;
    // After the router has restored the scroll position.
    const frame = requestAnimationFrame(() => document.getElementById(named)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [named]);
  return (
    <ReadingPage>
      <HelpCenter
        key={named}
        openId={named}
        contactPath={isKnownPath(contactPath) ? contactPath : undefined}
      />
    </ReadingPage>
  );
}
