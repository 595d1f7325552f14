import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { foundQuery } from './applications.queries.ts';

const pauseMs = 300;
/** The API's limit of a search. */
const maxLetters = 200;

/**
 * The ids of applications that match a search on the server, which also looks at job descriptions,
 * notes, links and contacts. Undefined until it answers, or if it can't be reached.
 */
export function useFoundInTexts(search: string) {
  const wanted = search.trim().slice(0, maxLetters);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, isError } = useQuery({
    ...foundQuery(asked),
    enabled: asked !== '',
    select: toSet,
  });
  const found = asked === wanted && wanted !== '' ? data : undefined;
  const isSearching = wanted !== '' && (asked !== wanted || (!data && !isError));
  return { found, isSearching };
}

const toSet = (ids: readonly string[]): ReadonlySet<string> => new Set(ids);
