import './lib/zod-settings.ts';
import './styles/fonts.css';
import './styles/app.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { Providers } from './app/providers.tsx';
import { makeRouter } from './app/router.tsx';
import { keepFocusInView } from './lib/keep-focus-in-view.ts';

if (import.meta.env.DEV) await import('./lib/words/pseudo-in-development.ts');

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the application');

keepFocusInView();
const router = makeRouter();
// A transition renders in slices of a few milliseconds, between which the page stays responsive.
const show = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    ),
  );

// The prerendered document stays until the app can render the same content.
if (root.hasChildNodes() && !router.state.initialized) {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show();
  });
} else show();
