import type { UnsavedText } from '../../../lib/unsaved-work.ts';
import { openSession } from './open-session.ts';
import { unsavedOf } from './unsaved-resume.ts';

/**
 * Sends what lies on this device of a resume that is not open, by its id or by that of a new one.
 * Answers what could not be sent, undefined when the server has it. Throws an `ApiError` when the
 * resume can't be loaded.
 */
export async function sendDraft(userId: string, id: string): Promise<UnsavedText | undefined> {
  const quiet = { onCaughtUp: () => undefined, onCreated: () => undefined };
  const session = await openSession(userId, id, quiet);
  const [left] = await unsavedOf(session);
  await session.saver.dispose({ savesRest: false });
  return left;
}
