import type { UnsavedText } from '../../../lib/unsaved-work.ts';
import { openSession } from './open-session.ts';
import { unsavedOf } from './unsaved-resume.ts';

/**
 * Sends the stored changes of a resume that is not open, by its id or that of a new one. Resolves
 * to what could not be sent, or undefined. Throws an `ApiError` when the resume can't be loaded.
 */
export async function sendDraft(userId: string, id: string): Promise<UnsavedText | undefined> {
  const quiet = { onCaughtUp: () => undefined, onCreated: () => undefined };
  const session = await openSession(userId, id, quiet);
  const [left] = await unsavedOf(session);
  await session.saver.dispose({ savesRest: false });
  return left;
}
