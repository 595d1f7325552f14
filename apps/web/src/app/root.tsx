import { useEffect, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { countPageView } from '../lib/error-reports/visit.ts';
import { focusHeading } from '../ui/use-focus.ts';
import { useDocumentTitle } from './document-title.ts';
import { ErrorBoundary } from './error-screen.tsx';

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

/** The first entry of every document in a tab has the same key, so its path is used instead. */
const scrollKeyOf = ({ key, pathname, hash }: Location): string =>
  key === 'default' ? pathname + hash : key;

const patienceMs = 8_000;

/** After a navigation, focuses the new page's h1 as soon as it is rendered. */
function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (settleFocus()) return;
    const observer = new MutationObserver(() => {
      if (settleFocus()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), patienceMs);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [pathname]);
}

/** Whether the focus is settled: on the heading, or moved elsewhere by the page or person. */
function settleFocus(): boolean {
  if (!document.querySelector('h1')) return false;
  const isElsewhere = document.activeElement?.matches('input, textarea, select, [role="dialog"] *');
  return isElsewhere || focusHeading();
}

/** Counts opened screens by the pattern of their paths, since parameters are personal. */
function usePageViews(): void {
  const match = useMatches().at(-1);
  const place = match ? patternOf(match.pathname, match.params) : undefined;
  useEffect(() => {
    if (place !== undefined) countPageView(place);
  }, [place]);
}

type Params = Readonly<Record<string, string | undefined>>;

/** The pattern of a path: '/resume/editor/:id' for any resume, and '/*' for an unknown one. */
export function patternOf(pathname: string, { '*': rest, ...params }: Params): string {
  if (rest) return '/*';
  const nameByValue = new Map(Object.entries(params).map(([name, value]) => [value, name]));
  const segments = pathname.split('/').map((segment) => {
    const name = segment === '' ? undefined : nameByValue.get(decode(segment));
    return name === undefined ? segment : `:${name}`;
  });
  return segments.join('/');
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
