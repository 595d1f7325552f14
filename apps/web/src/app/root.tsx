import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useDocumentTitle } from './document-title.ts';
import { ErrorBoundary } from './error-screen.tsx';
import { useHeadingFocus } from './heading-focus.ts';
import { usePageViews } from './use-page-views.ts';

export function Root() {
  const { pathname } = useLocation();
  useDocumentTitle();
  useHeadingFocus();
  usePageViews();
  return (
    <>
      <ErrorBoundary place={pathname}>
        <Outlet />
      </ErrorBoundary>
      <ScrollRestoration />
    </>
  );
}
