import './styles/fonts.css';
import './styles/app.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LandingApp } from './app/landing-app.tsx';
import { countPageView } from './lib/error-reports/visit.ts';
import { watchErrors } from './lib/error-reports/watch-errors.ts';
import { offerRefresh } from './lib/offer-refresh.ts';
import { followTheme } from './lib/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the application');

watchErrors(offerRefresh);
countPageView('/');
followTheme();
hydrateRoot(
  root,
  <StrictMode>
    <LandingApp />
  </StrictMode>,
);
