import { useSyncExternalStore } from 'react';
import { onTokenChange, readToken } from './token.ts';

const hasToken = () => readToken() !== null;
const atBuild = () => false;

/** Whether somebody has a session here, on pages that are there before anybody knows. */
export const useHasToken = (): boolean => useSyncExternalStore(onTokenChange, hasToken, atBuild);
