import type { Operation } from '@folio/contract/operations';
import type { DeviceItem, ItemChange } from '../../../lib/device-store/device-item.ts';
import type { DeviceStore } from '../../../lib/device-store/device-store.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { baseOf, type ResumeNotes } from './resume-copy.ts';

/** Delay of a put, so that text is on the disk within 300 ms. */
const keepAfterMs = 100;

type Parts = {
  store: EditorStore;
  device: DeviceStore;
  item: DeviceItem;
  notes: () => ResumeNotes;
  onKept: () => void;
};

/**
 * Stores a tab's operations on the device, joined by field for a moment. Reports whether all are
 * stored.
 */
export class OperationStorage {
  readonly #parts: Parts;
  /** The ids of this tab's stored operations. */
  readonly #there = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #keptChanges: number;
  /** After a failed put, or when the device has lost its data, the next put stores everything. */
  #putsAll = false;
  #putsBase = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#keptChanges = parts.store.ownChanges();
  }

  /** Whether all operations are stored. */
  get isKept(): boolean {
    return this.#keptChanges === this.#parts.store.ownChanges() && !this.#putsAll;
  }

  /** `withBase`: also stores the document that the operations are based on, once or each time. */
  keepSoon(withBase: boolean, { again = false } = {}): void {
    this.#putsBase ||= again || (withBase && this.#there.size === 0);
    this.#timer ??= setTimeout(() => void this.keep(), keepAfterMs);
  }

  /** Stops storing, because the person has signed out. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async keepAll(withBase: boolean): Promise<void> {
    this.#putsAll = true;
    this.#putsBase ||= withBase;
    await this.keep();
  }

  async keep(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { store } = this.#parts;
    const changes = store.ownChanges();
    const operations = this.#toPut();
    const isNothing = operations.length === 0 && !this.#putsBase && this.#gone().length === 0;
    if (isNothing) {
      this.#keptChanges = Math.max(this.#keptChanges, changes);
      return;
    }
    const base = this.#putsBase && { base: this.#base() };
    // The reason is stored too, since another tab may send the operations.
    const notes = store.reason() && { notes: this.#parts.notes() };
    if (await this.#put({ operations, ...base, ...notes })) {
      this.#putsBase = false;
      this.#keptChanges = Math.max(this.#keptChanges, changes);
    }
    this.#parts.onKept();
  }

  /**
   * Replaces the operations that the server has answered with its document. Operations that restore
   * what a restored server has lost are stored in the same transaction: otherwise a tab that closes
   * now would lose both.
   */
  async settle(
    answered: readonly string[],
    rest: Pick<ItemChange, 'notes' | 'isRestored'>,
  ): Promise<void> {
    const madeAgain = rest.isRestored && { operations: this.#toPut() };
    await this.#put({ base: this.#base(), ...madeAgain, answered, ...rest });
  }

  #toPut(): readonly Operation[] {
    const fresh = this.#parts.store.follow((replica) => replica.takeFresh());
    return this.#putsAll ? this.#own() : fresh;
  }

  async #put(change: ItemChange): Promise<boolean> {
    const { device, item } = this.#parts;
    const gone = this.#gone();
    const answered = [...(change.answered ?? []), ...gone];
    const putAll = this.#putsAll;
    const { kind } = await device.update(item, { ...change, answered });
    if (kind !== 'kept') {
      this.#putsAll = true;
      return false;
    }
    if (putAll && change.operations) this.#putsAll = false;
    for (const id of answered) this.#there.delete(id);
    for (const { id } of change.operations ?? []) this.#there.add(id);
    return true;
  }

  /** Stored operations that were replaced or dropped since. */
  #gone(): string[] {
    const own = new Set(this.#own().map(({ id }) => id));
    return [...this.#there].filter((id) => !own.has(id));
  }

  #own(): readonly Operation[] {
    const { unanswered, author } = this.#parts.store.getReplica();
    return unanswered.filter(({ id }) => id.startsWith(`${author}:`));
  }

  #base() {
    return baseOf(this.#parts.store.getReplica().record());
  }
}
