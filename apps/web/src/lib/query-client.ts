import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-client.ts';

const attempts = 3;

/** Only what may pass by itself is tried again: a refusal stays a refusal. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  return failures < attempts - 1 && isApiError(error, 'UNAVAILABLE', 'INTERNAL');
}

/** Calls are made even when the browser believes it is offline: then they fail at once and say so. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: isWorthRetrying,
        staleTime: 10_000,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
