import { useEffect } from 'react';
import { useParams } from 'react-router';
import { Guide } from '../../features/help/guide.tsx';
import { guides, guidesWhere, isGuideName } from '../../features/help/help.ts';
import { useIsSold } from '../../lib/credit-costs.ts';
import { t } from '../../lib/words/words.ts';
import { ReadingPage } from '../reading-page.tsx';
import { Component as NotFoundRoute } from './not-found.tsx';

export function Component() {
  const { name } = useParams();
  const shown = guidesWhere(useIsSold());
  const title = isGuideName(name) && shown.includes(name) ? guides[name].title : undefined;
  useEffect(() => {
    if (title === undefined) return;
    // After the route's own title.
    queueMicrotask(() => {
      document.title = t('{title} · Folio', { title });
    });
  }, [title]);
  if (!isGuideName(name) || title === undefined) return <NotFoundRoute />;
  return (
    <ReadingPage>
      <Guide name={name} />
    </ReadingPage>
  );
}
