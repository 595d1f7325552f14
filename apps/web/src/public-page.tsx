import './styles/fonts.css';
import './styles/app.css';
import type { PublicPage } from '@folio/contract/public-page';
import { pageDataId } from '@folio/contract/public-page-facts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PublicPageApp } from './app/public-page-app.tsx';
import { countPageView } from './lib/error-reports/visit.ts';
import { watchErrors } from './lib/error-reports/watch-errors.ts';
import { offerRefresh } from './lib/offer-refresh.ts';
import { followTheme } from './lib/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the application');

watchErrors(offerRefresh);
countPageView('/:username');
followTheme();

/** The data from which the server has rendered the page; without it the page is requested. */
const data = document.getElementById(pageDataId)?.textContent;
const name = location.pathname.split('/')[1] ?? '';

if (data) {
  const served: PublicPage = JSON.parse(data);
  hydrateRoot(
    root,
    <StrictMode>
      <PublicPageApp name={name} served={served} />
    </StrictMode>,
  );
} else {
  createRoot(root).render(
    <StrictMode>
      <PublicPageApp name={name} />
    </StrictMode>,
  );
}
