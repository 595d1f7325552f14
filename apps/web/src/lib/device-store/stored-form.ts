import { readFormDraft, removeFormDraft, writeFormDraft } from '../form-draft.ts';
import type { DeviceItem, ItemChange } from './device-item.ts';
import type { DeviceStore } from './device-store.ts';

type Fields = Record<string, string>;
/** `isAsked`: whether signing out asks about it. */
export type FormOptions = { isAsked?: boolean };

/** Delay of a put, as for documents: on the disk within 300 ms. */
const putDelayMs = 100;

/** A hidden page may be closed without another event, as on phones. */
const leaving = ['pagehide', 'visibilitychange'];

/** The name under which a form's texts are stored as unsaved, in place of a tab. */
const formTab = 'form';

/**
 * The texts of a form that belongs to no document, such as a job description: stored on this device
 * until they are used. They are stored as a note, so that signing out doesn't ask about them, or
 * with `isAsked` as unsaved changes, so that it does.
 */
export class StoredForm<F extends Fields> {
  readonly #store: DeviceStore;
  #item: DeviceItem;
  readonly #blank: F;
  readonly #isAsked: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fields: F | undefined;
  #isRemoved = false;

  constructor(
    store: DeviceStore,
    item: `form/${string}`,
    blank: F,
    { isAsked = false }: FormOptions = {},
  ) {
    this.#isAsked = isAsked;
    this.#store = store;
    this.#item = item;
    this.#blank = blank;
  }

  /** Resolves to undefined if nothing is stored, or something was typed meanwhile. */
  async read(): Promise<F | undefined> {
    const draft = this.#textsOf(readFormDraft(this.#item).fields);
    const { notes, pending } = await this.#store.loadItem(this.#item);
    if (this.#fields !== undefined) return undefined;
    if (draft) this.keep(draft);
    const waiting = pending.find(({ tab }) => tab === formTab)?.pending;
    return draft ?? this.#textsOf(waiting) ?? this.#textsOf(notes);
  }

  keep(fields: F): void {
    this.#isRemoved = false;
    this.#fields = fields;
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(this.flush, putDelayMs);
    for (const event of leaving) globalThis.addEventListener?.(event, this.flush);
  }

  /** To be called when the form unmounts: stores pending changes at once. */
  flush = (): void => {
    if (this.#timer === undefined) return;
    this.#stopWaiting();
    void this.#put(this.#fields ?? this.#blank);
  };

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const event of leaving) globalThis.removeEventListener?.(event, this.flush);
  }

  /**
   * A closing page can't wait for the database, so the session storage has the texts until the put
   * completes.
   */
  async #put(fields: F): Promise<void> {
    const item = this.#item;
    writeFormDraft(item, { fields, openedAt: Date.now() });
    const { kind } = await this.#store.update(item, this.#changeTo(fields));
    if (kind === 'kept' && this.#fields === fields) removeFormDraft(item);
  }

  /**
   * Continues under another key, such as the id of a new resume, and moves the stored texts there.
   */
  async move(item: `form/${string}`): Promise<void> {
    const before = this.#item;
    if (before === item) return;
    this.flush();
    this.#item = item;
    const moved = this.#fields;
    await this.#store.giveItem(before, { userId: this.#store.userId, item });
    // The move may have replaced text that was typed meanwhile.
    if (this.#fields && this.#fields !== moved) this.keep(this.#fields);
  }

  #changeTo(fields: F | undefined): ItemChange {
    if (!this.#isAsked) return { notes: fields };
    // An emptied form has nothing to ask about. Notes of an earlier release are blanked, too.
    return fields && this.#isBlank(fields)
      ? { pending: { [formTab]: undefined }, notes: fields }
      : { pending: { [formTab]: fields } };
  }

  #isBlank(fields: F): boolean {
    return Object.entries(fields).every(([name, value]) => value === this.#blank[name]);
  }

  /** Undefined if there are no texts of this form. */
  #textsOf(found: unknown): F | undefined {
    const texts = Object.entries(Object(found)).filter(
      ([name, value]) => name in this.#blank && typeof value === 'string' && value !== '',
    );
    return texts.length > 0 ? { ...this.#blank, ...Object.fromEntries(texts) } : undefined;
  }

  /** Removes the texts once: later texts under this key belong to another form. */
  async remove(): Promise<void> {
    if (this.#isRemoved) return;
    this.#isRemoved = true;
    this.#stopWaiting();
    this.#fields = this.#blank;
    removeFormDraft(this.#item);
    // Removing needs a read first, for which a closing page has no time, so blanks are written
    // within this tick.
    void this.#store.update(this.#item, { ...this.#changeTo(undefined), notes: this.#blank });
    await this.#store.removeItem(this.#item);
  }
}
