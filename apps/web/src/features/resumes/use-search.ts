import { useEffect, useRef, useState } from 'react';

const pauseMs = 200;
/** The server's maximum length. */
const maxLetters = 200;

/** A search text as typed, and debounced. */
export function useSearch() {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const query = text.trim();
  useEffect(() => {
    if (query === '') {
      setAsked('');
      return;
    }
    const timer = setTimeout(setAsked, pauseMs, query);
    return () => clearTimeout(timer);
  }, [query]);
  return {
    text,
    search: query === '' ? '' : asked,
    onTextChange: (next: string) => setText(next.slice(0, maxLetters)),
    clear: () => setText(''),
  };
}

/** Keeps a dialog's subject while it closes. */
export function useLastAsked<T>(asked: T | undefined): T | undefined {
  const last = useRef(asked);
  if (asked !== undefined) last.current = asked;
  return last.current;
}
