import type { User } from '@folio/contract/auth';
import { createContext, use, useCallback } from 'react';

/** The actions that need an account; each has its own text in the dialog. */
export type AccountReason =
  | 'keep'
  | 'log-in'
  | 'share'
  | 'ai'
  | 'pdf'
  | 'format'
  | 'photo'
  | 'template';

/** The owner of the open resume: an account, or a guest on this device. */
export type Owner = Pick<
  User,
  'id' | 'firstName' | 'lastName' | 'email' | 'subscription' | 'hasBoughtPack' | 'credits'
> & {
  /** For guests only: opens the dialog that offers an account. */
  askForAccount?: (reason: AccountReason) => void;
};

/** Data for the sign-up form that the resume has. */
export type Newcomer = Pick<User, 'firstName' | 'lastName' | 'email'>;

export const OwnerContext = createContext<Owner | null>(null);

export function useOwner(): Owner {
  const owner = use(OwnerContext);
  if (!owner) throw new Error('The owner is missing above this component');
  return owner;
}

export const useIsGuest = (): boolean => useOwner().askForAccount !== undefined;

/**
 * Returns whether an action that needs an account may continue; asks a guest to sign up instead.
 */
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
