import { newId } from '@folio/contract/new-id';
import { isAnswerLost } from './api-client.ts';

/**
 * Makes one thing of one request, however often it is asked for: after a lost answer the same body
 * goes out under the same id, or the same secret of `newKey`. A body that differs, or an answer, begins
 * anew.
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
