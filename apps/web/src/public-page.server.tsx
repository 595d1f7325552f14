import type { PublicPage } from '@folio/contract/public-page';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { PublicPageApp } from './app/public-page-app.tsx';

/** Renders a public page as HTML for visitors; run by the server from the build. */
export const renderPublicPage = (served: PublicPage): string =>
  renderToString(
    <StrictMode>
      <PublicPageApp name={served.user?.username ?? ''} served={served} />
    </StrictMode>,
  );
