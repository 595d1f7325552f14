import { newId } from '@folio/contract/new-id';
import { isAnswerLost } from './api-client.ts';

/**
 * Makes retries idempotent: after a lost response, the same body is sent with the same id (or
 * secret, by `newKey`). A different body, a response or a definite failure starts over with a new
 * id.
 */
export function onceMade(newKey: () => string = newId) {
  let last: { body: string; id: string } | undefined;
  return async <Made>(body: object, make: (id: string) => Promise<Made>): Promise<Made> => {
    const text = JSON.stringify(body);
    if (last?.body !== text) last = { body: text, id: newKey() };
    try {
      const made = await make(last.id);
      last = undefined;
      return made;
    } catch (error) {
      if (!isAnswerLost(error)) last = undefined;
      throw error;
    }
  };
}
