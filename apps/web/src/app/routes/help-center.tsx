import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { HelpCenter } from '../../features/help/help-center.tsx';
import { isPlace } from '../places.ts';
import { ReadingPage } from '../reading-page.tsx';

const contactPath = '/contact';

export function HelpCenterRoute() {
  const { hash } = useLocation();
  const named = hash.slice(1) || undefined;
  useEffect(() => {
    if (named) document.getElementById(named)?.scrollIntoView();
  }, [named]);
  return (
    <ReadingPage>
      <HelpCenter
        key={named}
        openId={named}
        contactPath={isPlace(contactPath) ? contactPath : undefined}
      />
    </ReadingPage>
  );
}
