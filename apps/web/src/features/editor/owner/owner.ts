import type { User } from '@folio/contract/auth';
import { createContext, use, useCallback } from 'react';

/** What an account is asked for; the words of the question go with it. */
export type AccountReason =
  | 'keep'
  | 'log-in'
  | 'share'
  | 'ai'
  | 'pdf'
  | 'format'
  | 'photo'
  | 'template';

/** Whose resume is open: an account's, or a guest's, who is at this device and has none. */
export type Owner = Pick<
  User,
  'id' | 'firstName' | 'lastName' | 'email' | 'subscription' | 'hasBoughtPack' | 'credits'
> & {
  /** Of a guest alone: opens the question, where they are. */
  askForAccount?: (reason: AccountReason) => void;
};

/** Whom an account would be for, as far as their text says it. */
export type Newcomer = Pick<User, 'firstName' | 'lastName' | 'email'>;

export const OwnerContext = createContext<Owner | null>(null);

export function useOwner(): Owner {
  const owner = use(OwnerContext);
  if (!owner) throw new Error('The owner is missing above this component');
  return owner;
}

export const useIsGuest = (): boolean => useOwner().askForAccount !== undefined;

/** Whether something that needs an account may go on; a guest is asked for one instead. */
export function useNeedsAccount(): (reason: AccountReason) => boolean {
  const { askForAccount } = useOwner();
  return useCallback(
    (reason) => {
      askForAccount?.(reason);
      return askForAccount !== undefined;
    },
    [askForAccount],
  );
}
