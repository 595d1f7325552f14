import { useSyncExternalStore } from 'react';
import { onTokenChange, readToken } from '../../lib/token.ts';

const hasToken = () => readToken() !== null;
const atBuild = () => false;

/** Whether somebody has a session here. Usually they are on their way to the dashboard already. */
export const useHasToken = (): boolean => useSyncExternalStore(onTokenChange, hasToken, atBuild);
