import { newResume, openSession } from './open-session.ts';
import { unsavedOf } from './unsaved-resume.ts';

/**
 * Sends the draft of a resume that is not open. Answers why it could not be sent, undefined when the
 * server has it. Throws an `ApiError` when the resume can't be loaded.
 */
export async function sendDraft(userId: string, name: string): Promise<string | undefined> {
  const resumeId = name === newResume ? undefined : name;
  const quiet = { onCaughtUp: () => undefined, onCreated: () => undefined };
  const session = await openSession(userId, resumeId, quiet);
  const [left] = await unsavedOf(userId, session);
  session.saver.dispose({ savesRest: false });
  return left?.why;
}
