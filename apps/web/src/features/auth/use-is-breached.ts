import { knownSpellings } from '@folio/contract/password';
import { useEffect, useState } from 'react';

let loading: Promise<ReadonlySet<string>> | undefined;

/** A static file of the app, requested with the first letter of a password. */
async function loadKnown(): Promise<ReadonlySet<string>> {
  loading ??= import('virtual:known-passwords').then(
    ({ knownPasswords }) => new Set(knownPasswords),
    () => {
      loading = undefined;
      return new Set<string>();
    },
  );
  return loading;
}

/**
 * Whether a password is in a list of breached ones; looked up in this browser only. The server
 * checks again.
 */
export async function isBreached(password: string): Promise<boolean> {
  const known = await loadKnown();
  return knownSpellings(password).some((spelling) => known.has(spelling));
}

/** False until it is known. */
export function useIsBreached(password: string): boolean {
  const [breached, setBreached] = useState('');
  useEffect(() => {
    let isPast = false;
    if (password === '') return;
    void isBreached(password).then((found) => {
      if (!isPast) setBreached(found ? password : '');
    });
    return () => {
      isPast = true;
    };
  }, [password]);
  return password !== '' && breached === password;
}
