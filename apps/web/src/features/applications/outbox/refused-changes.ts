import type { DeviceStore } from '../../../lib/device-store/device-store.ts';
import { t } from '../../../lib/words/words.ts';
import { isSetAside, type RefusedChange, RefusedNotes } from './queued-change.ts';

const refusedIn = (notes: unknown): RefusedChange[] =>
  RefusedNotes.safeParse(notes).data?.refused ?? [];

export const setAsideWords = () =>
  t('Our server keeps failing at it. It stays on this device, and we’ll try again.');

/** Refused changes, stored on the device until any tab has announced them. */
export class RefusedChanges {
  readonly #store: DeviceStore;
  /** Refusals that the device had no room for. */
  readonly #here: RefusedChange[] = [];

  constructor(store: DeviceStore) {
    this.#store = store;
  }

  areIn = (notes: unknown): boolean => refusedIn(notes).length + this.#here.length > 0;

  async add(refused: RefusedChange): Promise<void> {
    const { notes } = await this.#store.loadItem('applications');
    const all = { refused: [...refusedIn(notes), refused] };
    // A change that was set aside stays in the queue.
    const answered = isSetAside(refused.change) ? [] : [refused.change.id];
    const { kind } = await this.#store.update('applications', { answered, notes: all });
    if (kind !== 'kept') this.#here.push(refused);
  }

  async take(): Promise<RefusedChange[]> {
    const { notes } = await this.#store.loadItem('applications');
    const taken = [...refusedIn(notes), ...this.#here.splice(0)];
    if (taken.length > 0) await this.#store.update('applications', { notes: {} });
    return taken;
  }
}
