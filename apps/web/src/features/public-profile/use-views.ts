import { useEffect, useState } from 'react';
import { loadViews } from './load-profile.ts';

/** How often others have opened the page of who is signed in; undefined until it is known. */
export function useViews(): number | undefined {
  const [views, setViews] = useState<number>();
  useEffect(() => {
    const stopped = new AbortController();
    loadViews(stopped.signal).then(setViews, () => undefined);
    return () => stopped.abort();
  }, []);
  return views;
}
