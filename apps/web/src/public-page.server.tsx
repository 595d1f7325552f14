import type { PublicPage } from '@folio/contract/public-page';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { PublicPageApp } from './app/public-page-app.tsx';

/** What a visitor sees of a page, as HTML. The server runs this out of the build. */
export const renderPublicPage = (served: PublicPage): string =>
  renderToString(
    <StrictMode>
      <PublicPageApp name={served.user?.username ?? ''} served={served} />
    </StrictMode>,
  );
