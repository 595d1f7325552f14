import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * A search as it is typed: the address follows it, but only after the next letter may have come. It
 * follows the address in turn when that goes back or forth.
 */
export function useSearchText(inAddress: string, setInAddress: (text: string) => void) {
  const [text, setText] = useState(inAddress);
  const { key } = useLocation();
  const [seenKey, setSeenKey] = useState(key);
  const isStep = useNavigationType() === 'POP';
  if (key !== seenKey) {
    setSeenKey(key);
    if (isStep) setText(inAddress);
  }
  return {
    text,
    setText(next: string) {
      setText(next);
      setInAddress(next);
    },
  };
}
