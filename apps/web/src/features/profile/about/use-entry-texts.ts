import { useStoredForm } from '../../../lib/device-store/use-stored-form.ts';
import type { Entry } from './entry-row.tsx';

/**
 * The texts of an entry while its dialog is open: on this device until they are in the form, so that
 * they outlast a dialog that is closed by Escape or a click beside it, and a reload. They belong to the
 * entry as it was: one that has changed since is shown as it is.
 */
export function useEntryTexts(list: string, names: readonly string[], entry: Entry) {
  const before = Object.fromEntries(names.map((name) => [name, entry[name] ?? '']));
  const blank = { ...Object.fromEntries(names.map((name) => [name, ''])), typed: '' };
  const item = `form/profile-${list}-${JSON.stringify(before)}` as const;
  const { fields, latest, change, forget } = useStoredForm<Record<string, string>>(item, blank, {
    isAsked: true,
  });
  // A text that was deleted differs from one that was never typed.
  const shownOf = ({ typed, ...texts }: Record<string, string>) => (typed ? texts : before);
  return {
    texts: { ...entry, ...shownOf(fields) },
    type: (name: string, text: string) =>
      change({ ...shownOf(latest.current), [name]: text, typed: 'yes' }),
    forget,
  };
}
