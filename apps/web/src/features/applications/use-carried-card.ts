import type { ApplicationStatus } from '@folio/contract/application-fields';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * How long a card rests where the keys have put it before it stays there. Columns that it only passes
 * are no statuses that the application had, and must not stand in its timeline as if it had.
 */
const restMs = 2_000;

export type CarriedCard = { id: string; from: ApplicationStatus; to: ApplicationStatus };

/** A card on its way through the columns by keys: moved for good once it rests, or is put down. */
export function useCarriedCard(onMove: (id: string, status: ApplicationStatus) => void) {
  const [carried, setCarried] = useState<CarriedCard>();
  const now = useRef({ carried, onMove });
  useEffect(() => {
    now.current = { carried, onMove };
  });
  const put = useCallback(() => {
    const { carried: card, onMove: move } = now.current;
    if (!card) return;
    now.current = { carried: undefined, onMove: move };
    setCarried(undefined);
    if (card.to !== card.from) move(card.id, card.to);
  }, []);
  useEffect(() => {
    if (!carried) return;
    const timer = setTimeout(put, restMs);
    return () => clearTimeout(timer);
  }, [carried, put]);
  useEffect(() => {
    addEventListener('pagehide', put);
    return () => {
      removeEventListener('pagehide', put);
      put();
    };
  }, [put]);
  return {
    carried,
    carry: (id: string, status: ApplicationStatus, to: ApplicationStatus) => {
      if (carried && carried.id !== id) put();
      setCarried({ id, from: carried?.id === id ? carried.from : status, to });
    },
    put,
    /** Back to where it came from. */
    cancel: () => setCarried(undefined),
  };
}
