import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { countPageView } from '../lib/error-reports/visit.ts';

/** Counts the screens that are opened, by the pattern of their addresses: what is in one is a person's. */
export function usePageViews(): void {
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
