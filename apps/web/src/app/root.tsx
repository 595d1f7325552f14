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

/** The page that a document begins with has the same key in all documents of a tab. */
const scrollKeyOf = ({ key, pathname, hash }: Location): string =>
  key === 'default' ? pathname + hash : key;

const patienceMs = 8_000;

/** After a change of route the focus goes to the new page's h1, as soon as there is one. */
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

/** Whether it is settled: the heading has the focus, or the page or the person has put it elsewhere. */
function settleFocus(): boolean {
  if (!document.querySelector('h1')) return false;
  const isElsewhere = document.activeElement?.matches('input, textarea, select, [role="dialog"] *');
  return isElsewhere || focusHeading();
}

/** Counts the screens that are opened, by the pattern of their addresses: what is in one is a person's. */
function usePageViews(): void {
  const match = useMatches().at(-1);
  const place = match ? patternOf(match.pathname, match.params) : undefined;
  useEffect(() => {
    if (place !== undefined) countPageView(place);
  }, [place]);
}

type Params = Readonly<Record<string, string | undefined>>;

/** '/resume/editor/:id' for any resume, and '/*' for what no route knows. */
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
