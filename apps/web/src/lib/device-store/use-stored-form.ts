import { useEffect, useRef, useState } from 'react';
import { useUser } from '../session.ts';
import { openDeviceStore } from './device-store.ts';
import { type FormOptions, StoredForm } from './stored-form.ts';

type Fields = Record<string, string>;

/**
 * The texts of a form that belongs to no document: on this device until they are sent, so that they
 * outlast a dialog that is closed, a reload and a session that has ended.
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
  /** It has served its purpose, or is not wanted: the form is blank again. */
  const forget = (): Promise<void> => {
    show(blank);
    return kept.remove();
  };
  /** What it says is kept elsewhere from now on: it stays on the screen alone. */
  const handOver = (): Promise<void> => kept.remove();
  const putBack = (): void => kept.keep(latest.current);
  return { fields, latest, change, forget, handOver, putBack, isRead };
}
