import { isEqual } from './conflict-list.ts';

/** `was`: the field's value before the change; absent if unknown. */
export type FieldChange = { value: unknown; was?: unknown };
/** Unsaved changes, by field. */
export type FieldChanges = Readonly<Record<string, FieldChange>>;

/** Attempts to remember: a day without a server must not add up. */
const mostSent = 20;
/** Fewer are stored, since they are written to the device with every word typed. */
const mostStored = 3;

/**
 * Changes that were sent on a base, latest last: they may have arrived even if no response came.
 */
export class SentChanges {
  #sent: readonly FieldChanges[] = [];

  /** Returns whether the same was not sent before. */
  note(changes: FieldChanges): boolean {
    const earlier = this.#sent.filter((one) => !isEqual(one, changes));
    const isNew = earlier.length === this.#sent.length;
    this.#sent = [...earlier, changes].slice(-mostSent);
    return isNew;
  }

  /** Removes changes that the server has certainly not accepted. */
  noteRefused(changes: FieldChanges): void {
    this.#sent = this.#sent.filter((one) => !isEqual(one, changes));
  }

  /** Adds changes that a closed tab has sent. */
  adopt(sent: readonly FieldChanges[]): void {
    this.#sent = [...this.#sent, ...sent].slice(-mostSent);
  }

  /** To be called when a response confirms what arrived, or when the base changes. */
  forget(): void {
    this.#sent = [];
  }

  has(field: string): boolean {
    return this.#sent.some((changes) => field in changes);
  }

  hasValue(field: string, value: unknown): boolean {
    const isSent = ({ [field]: sent }: FieldChanges) => sent && isEqual(value, sent.value);
    return this.#sent.some(isSent);
  }

  /** Sent changes of fields that `own` has changed since. */
  before(own: FieldChanges): readonly FieldChanges[] {
    const isOld = ([field, { value }]: [string, FieldChange]) =>
      own[field] !== undefined && !isEqual(own[field].value, value);
    return this.#sent
      .map((changes) => Object.fromEntries(Object.entries(changes).filter(isOld)))
      .filter((changes) => Object.keys(changes).length > 0)
      .slice(-mostStored);
  }
}
