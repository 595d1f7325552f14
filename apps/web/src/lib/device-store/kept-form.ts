import type { DeviceItem } from './device-item.ts';
import type { DeviceStore } from './device-store.ts';

type Fields = Record<string, string>;

/** As for what is typed into a document: on the disk well within 300 ms. */
const putDelayMs = 100;

/**
 * What was typed or pasted into a form that belongs to no document, such as an advertisement: on this
 * device until it has served its purpose. It is a note, which is not asked about at signing out.
 */
export class KeptForm<F extends Fields> {
  readonly #store: DeviceStore;
  readonly #item: DeviceItem;
  readonly #blank: F;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fields: F | undefined;

  constructor(store: DeviceStore, item: `form/${string}`, blank: F) {
    this.#store = store;
    this.#item = item;
    this.#blank = blank;
  }

  /** Undefined where nothing is kept, or something was typed meanwhile. */
  async read(): Promise<F | undefined> {
    const { notes } = await this.#store.loadItem(this.#item);
    const kept = Object.entries(Object(notes)).filter(
      ([name, value]) => name in this.#blank && typeof value === 'string' && value !== '',
    );
    const isNew = this.#fields === undefined;
    return isNew && kept.length > 0 ? { ...this.#blank, ...Object.fromEntries(kept) } : undefined;
  }

  keep(fields: F): void {
    this.#fields = fields;
    this.#timer ??= setTimeout(() => this.flush(), putDelayMs);
  }

  /** To be called when the form goes: what is still to be put is put now. */
  flush(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void this.#store.update(this.#item, { notes: this.#fields ?? this.#blank });
  }

  async forget(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#fields = this.#blank;
    await this.#store.removeItem(this.#item);
  }
}
