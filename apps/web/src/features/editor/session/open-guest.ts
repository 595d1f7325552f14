import { defaultSettings } from '@folio/contract/default-settings';
import { emptyContent } from '@folio/contract/empty-content';
import { defaultSectionOrder } from '@folio/contract/section-names';
import { forgetChosenSkills, readChosenSkills } from '../../../lib/chosen-skills.ts';
import { type DeviceStore, openDeviceStore } from '../../../lib/device-store/device-store.ts';
import { guestId, guestItem } from '../../../lib/guest/guest-work.ts';
import { copyOf } from '../saving/resume-copy.ts';
import type { EditorDocument } from '../store/document.ts';
import { emptyEntry } from '../store/lists.ts';
import { type EditorSession, replicaOf, startSession } from './open-session.ts';

/**
 * What a guest's resume begins as. Tabs that are opened beside each other begin with the same, so that
 * what is done in one fits what the other has.
 */
const blank: EditorDocument = {
  name: 'Untitled resume',
  templateId: 'classic',
  order: defaultSectionOrder,
  settings: defaultSettings,
  content: emptyContent(),
  isPublished: false,
  isPublic: false,
};

/** Opens the resume that is written on this device without an account. No server hears of it. */
export async function openGuest(
  device: DeviceStore = openDeviceStore(guestId),
): Promise<EditorSession> {
  const { base, operations } = copyOf(await device.loadItem(guestItem));
  const document = base?.document ?? blank;
  const replica = replicaOf({ document, version: 0, unanswered: operations });
  const session = startSession(replica, { device, item: guestItem });
  await takeChosenSkills(session);
  return session;
}

/** The skills that were chosen before there was a resume to put them in. */
async function takeChosenSkills({ store, saver }: EditorSession): Promise<void> {
  const chosen = readChosenSkills();
  if (chosen.length === 0) return;
  for (const { category, items } of chosen) {
    const entry = { ...emptyEntry('skills'), category, items };
    store.dispatch({ type: 'addEntry', list: 'skills', entry });
  }
  await saver.keep();
  forgetChosenSkills();
}
