import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addChosenSkills, readChosenSkills } from '../../../lib/chosen-skills.ts';
import { DeviceStore } from '../../../lib/device-store/device-store.ts';
import { guestId, guestItem } from '../../../lib/guest/guest-work.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { openGuest } from './open-guest.ts';
import type { EditorSession } from './open-session.ts';

let count = 0;
const opened: DeviceStore[] = [];
const openTab = (tab: string) => {
  const device = new DeviceStore(guestId, { tab, name: `folio-open-guest-${count}` });
  opened.push(device);
  return device;
};
const typeInto = ({ store }: EditorSession, field: string, value: string) =>
  store.dispatch({ type: 'setField', field, value });
const personOf = ({ store }: EditorSession) => store.getDocument().content.personalInfo;

beforeEach(() => {
  count += 1;
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', () => Promise.reject(new Error('No server is to hear of a guest')));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(opened.splice(0).map((store) => store.close()));
});

it('starts empty, and finds the text in the next visit', async () => {
  const session = await openGuest(openTab('one'));
  expect(personOf(session).firstName).toBe('');
  typeInto(session, 'name', 'Asha Verma');
  typeInto(session, 'title', 'Harbor Pilot');
  await session.saver.dispose({ savesRest: false });
  const again = await openGuest(openTab('two'));
  expect(personOf(again)).toMatchObject({ firstName: 'Asha', title: 'Harbor Pilot' });
  expect(again.saver.base).toBeUndefined();
});

it('merges two tabs that were opened empty', async () => {
  const [one, two] = [await openGuest(openTab('one')), await openGuest(openTab('two'))];
  typeInto(one, 'title', 'Harbor Pilot');
  await one.saver.keep();
  await expect.poll(() => personOf(two).title).toBe('Harbor Pilot');
  typeInto(two, 'location', 'Lisbon');
  await two.saver.keep();
  await expect.poll(() => personOf(one).location).toBe('Lisbon');
  const third = await openGuest(openTab('three'));
  expect(personOf(third)).toMatchObject({ title: 'Harbor Pilot', location: 'Lisbon' });
});

it('has the skills that were chosen before, which then wait no more', async () => {
  addChosenSkills('Frontend Developer', ['React', 'CSS']);
  const device = openTab('one');
  const { store } = await openGuest(device);
  expect(store.getDocument().content.skills).toMatchObject([
    { category: 'Frontend Developer', items: ['React', 'CSS'] },
  ]);
  expect(readChosenSkills()).toEqual([]);
  expect((await device.loadItem(guestItem)).operations).toHaveLength(1);
});
