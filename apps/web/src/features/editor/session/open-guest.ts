import { clearChosenSkills, readChosenSkills } from '../../../lib/chosen-skills.ts';
import { type DeviceStore, openDeviceStore } from '../../../lib/device-store/device-store.ts';
import { guestId, guestItem } from '../../../lib/guest/guest-work.ts';
import { copyOf } from '../saving/resume-copy.ts';
import { emptyEntry } from '../store/lists.ts';
import { blankDocument } from './blank-document.ts';
import { type EditorSession, replicaOf, startSession } from './open-session.ts';

/** Opens the guest resume of this device, without the server. */
export async function openGuest(
  device: DeviceStore = openDeviceStore(guestId),
): Promise<EditorSession> {
  const { base, operations } = copyOf(await device.loadItem(guestItem));
  const document = base?.document ?? blankDocument;
  const replica = replicaOf({ document, version: 0, unanswered: operations });
  const session = startSession(replica, { device, item: guestItem });
  await takeChosenSkills(session);
  return session;
}

/** Adds the skills that were chosen on the landing page. */
async function takeChosenSkills({ store, saver }: EditorSession): Promise<void> {
  const chosen = readChosenSkills();
  if (chosen.length === 0) return;
  for (const { category, items } of chosen) {
    const entry = { ...emptyEntry('skills'), category, items };
    store.dispatch({ type: 'addEntry', list: 'skills', entry });
  }
  await saver.keep();
  clearChosenSkills();
}
