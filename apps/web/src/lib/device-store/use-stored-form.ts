import { useEffect, useRef, useState } from 'react';
import { useUser } from '../session.ts';
import { openDeviceStore } from './device-store.ts';
import { type FormOptions, StoredForm } from './stored-form.ts';

type Fields = Record<string, string>;

/**
 * The texts of a form that belongs to no document: stored on this device until they are sent, so
 * that they survive a closed dialog, a reload and the end of the session.
 */
export function useStoredForm<F extends Fields>(
  item: `form/${string}`,
  blank: F,
  options?: FormOptions,
) {
  const { id } = useUser();
  const [kept] = useState(() => new StoredForm(openDeviceStore(id), item, blank, options));
  const [fields, setFields] = useState(blank);
  const [isRead, setIsRead] = useState(false);
  const latest = useRef(fields);
  const show = (next: F) => {
    latest.current = next;
    setFields(next);
  };
  useEffect(() => {
    void kept.read().then((found) => {
      if (found) {
        latest.current = found;
        setFields(found);
      }
      setIsRead(true);
    });
    return () => kept.flush();
  }, [kept]);
  const change = (changed: Partial<F>): void => {
    show({ ...latest.current, ...changed });
    kept.keep(latest.current);
  };
  /** Blanks the form, because it was sent or abandoned. */
  const forget = (): Promise<void> => {
    show(blank);
    return kept.remove();
  };
  /** Removes the stored texts, which are kept elsewhere from now on; the form still shows them. */
  const handOver = (): Promise<void> => kept.remove();
  const putBack = (): void => kept.keep(latest.current);
  return { fields, latest, change, forget, handOver, putBack, isRead };
}
