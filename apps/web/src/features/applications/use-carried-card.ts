import type { ApplicationStatus } from '@folio/contract/application-fields';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * The pause after which a card moved with the keys takes the column's status. Columns that it
 * passes must not become events of the timeline.
 */
const restMs = 2_000;

export type CarriedCard = { id: string; from: ApplicationStatus; to: ApplicationStatus };

/**
 * A card that is moved through the columns with the keys; takes a status after a pause, or when it
 * is put down.
 */
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
    /** Moves it back to its column. */
    cancel: () => setCarried(undefined),
  };
}
