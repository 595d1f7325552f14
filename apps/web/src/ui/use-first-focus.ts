import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the field that one comes to a page for: it has the focus from the start where `isWanted`. Not
 * under a finger, whose keyboard would cover the page before it was seen.
 */
export function useFirstFocus(isWanted: boolean): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  const atFirst = useRef(isWanted);
  useEffect(() => {
    if (atFirst.current && matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  return field;
}
