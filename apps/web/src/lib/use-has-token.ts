import { useSyncExternalStore } from 'react';
import { onTokenChange, readToken } from './token.ts';

const hasToken = () => readToken() !== null;
const atBuild = () => false;

/** Whether there is a session, for pages that render before the user is loaded. */
export const useHasToken = (): boolean => useSyncExternalStore(onTokenChange, hasToken, atBuild);
