import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { foundQuery } from './applications.queries.ts';

const pauseMs = 300;
/** Of a search, by the API. */
const maxLetters = 200;

/**
 * In which applications the server finds a search: it also looks where the list does not reach, in job
 * descriptions, notes, links and contacts. Nothing until it has answered, or where it can't be reached.
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
