import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router';
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
      <ScrollRestoration getKey={scrollKeyOf} />
    </>
  );
}

/** The page that a document begins with has the same key in all documents of a tab. */
const scrollKeyOf = ({ key, pathname, hash }: Location): string =>
  key === 'default' ? pathname + hash : key;
