import { isApiError } from '../../lib/api-client.ts';

/**
 * Asks again when an answer was lost or the server is busy; a refusal is a refusal at once. Only for
 * what may be asked twice.
 */
export async function retry<T>(waitsMs: readonly number[], ask: () => Promise<T>): Promise<T> {
  for (const waitMs of waitsMs) {
    try {
      return await ask();
    } catch (error) {
      if (!isApiError(error, 'OFFLINE', 'UNAVAILABLE', 'INTERNAL')) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  return ask();
}
