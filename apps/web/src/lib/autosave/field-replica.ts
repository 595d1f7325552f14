import { joinFields } from '@folio/operations/join-fields';
import { ConflictList, type FieldConflict, isEqual, type KeptConflicts } from './conflict-list.ts';
import { type FieldChange, type FieldChanges, SentChanges } from './field-changes.ts';

/** The server's version of a document. */
export type FieldBase<T> = { version: number; document: T };

/** Reasons to add the version that a save replaces to the history. */
export const replaceReasons = ['conflict', 'ai', 'restore'] as const;
export type ReplaceReason = (typeof replaceReasons)[number];

type Fields = Record<string, unknown>;
/** `reason`: why the version that the save replaces is added to the history. */
type Unsent<T> = { document: T; changes: FieldChanges; reason: ReplaceReason | undefined };
type Parts = { own?: FieldChanges; conflicts?: readonly FieldConflict[] };

/**
 * A replica of a document of flat fields: the server's version, this tab's unsaved changes, and
 * those of other open tabs. Changes are merged per field, never within a text, since a mix of two
 * texts is neither author's. If both sides changed a field, the later arrival wins, which is this
 * tab's, and the other value is listed as a conflict.
 */
export class FieldReplica<T extends object> {
  #base: FieldBase<T>;
  #own: Record<string, FieldChange>;
  readonly #conflicts: ConflictList;
  readonly #others = new Map<string, FieldChanges>();
  #document: T;
  #reason: ReplaceReason | undefined;
  #isRestored = false;
  readonly #sent = new SentChanges();
  /** The reason of the changes in flight; one that is set later belongs to the next save. */
  #sentReason: ReplaceReason | undefined;

  constructor(base: FieldBase<T>, { own = {}, conflicts = [] }: Parts = {}) {
    this.#base = base;
    this.#own = { ...own };
    this.#conflicts = new ConflictList(conflicts);
    this.#document = this.#join();
  }

  get base(): FieldBase<T> {
    return this.#base;
  }

  /** The document on screen; its identity changes only when a field does. */
  get document(): T {
    return this.#document;
  }

  /** This tab's unsaved changes. */
  get own(): FieldChanges {
    return this.#own;
  }

  /** Why the version that the next save replaces is added to the history. */
  get reason(): ReplaceReason | undefined {
    return this.#reason ?? this.#sentReason;
  }

  get conflicts(): readonly FieldConflict[] {
    return this.#conflicts.open;
  }

  /** Conflicts that were resolved here or in another tab. */
  get resolved(): readonly FieldConflict[] {
    return this.#conflicts.resolved;
  }

  /** Whether the server has gone back to an older version: a backup was restored. */
  get isRestored(): boolean {
    return this.#isRestored;
  }

  get isUnsaved(): boolean {
    return Object.keys(this.#own).length > 0;
  }

  /** Whether the document differs from the server's. */
  get isChanged(): boolean {
    return this.isUnsaved || [...this.#others.values()].some((own) => Object.keys(own).length > 0);
  }

  /** The document to save: without changes that other tabs will save. */
  toSend(except: ReadonlySet<string> = new Set()): Unsent<T> {
    const sent = Object.entries(this.#own).filter(([field]) => !except.has(field));
    const changes = Object.fromEntries(sent);
    this.noteSent(changes);
    this.#sentReason = this.reason;
    this.#reason = undefined;
    const document = withValues(this.#base.document, changes);
    return { document, changes, reason: this.#sentReason };
  }

  /**
   * Records changes before they are sent, since they may arrive even if no response comes. Returns
   * whether they were not sent before.
   */
  noteSent(changes: FieldChanges): boolean {
    return this.#sent.note(changes);
  }

  /** Removes changes that the server has certainly not accepted. */
  noteRefused(changes: FieldChanges): void {
    this.#sent.noteRefused(changes);
  }

  /** Sent changes of fields that have changed since, to be kept over a reload. */
  get sentBefore(): readonly FieldChanges[] {
    return this.#sent.before(this.#own);
  }

  change(next: T, reason?: ReplaceReason): void {
    for (const [field, value] of Object.entries(next)) {
      const shown = valueIn(this.#document, field);
      if (isEqual(value, shown)) continue;
      this.#reason = reason ?? this.#reason;
      const was = this.#own[field] ? this.#own[field].was : shown;
      const isBack = isEqual(value, valueIn(this.#base.document, field));
      // A change that is undone while it is being sent must be followed by its inverse.
      if (isBack && !this.#isChangedByOthers(field) && !this.#sent.has(field))
        delete this.#own[field];
      else this.#own[field] = { value, was };
    }
    this.#show();
  }

  /** The server's current document. */
  receive(theirs: FieldBase<T>): void {
    if (theirs.version <= this.#base.version) return;
    const mine = withValues(this.#base.document, this.#own);
    const { document, conflicts } = joinFields(this.#seenBefore(theirs), mine, theirs.document);
    this.#sent.forget();
    for (const { field, mine: value, theirs: other } of conflicts)
      this.#list({ field, mine: value, theirs: other });
    for (const field of Object.keys(this.#own)) {
      const [value, was] = [valueIn(document, field), valueIn(theirs.document, field)];
      if (isEqual(value, was)) delete this.#own[field];
      else this.#own[field] = { value, was };
    }
    this.#base = theirs;
    this.#show();
  }

  /** Like `receive`, for changes that did not increase the version. */
  refresh(theirs: FieldBase<T>): void {
    const { version, document } = this.#base;
    if (theirs.version === version && !isEqual(theirs.document, document))
      this.#base = { version: version - 1, document };
    this.receive(theirs);
  }

  /** The server has saved `changes` as this version. */
  markSaved(changes: FieldChanges, base: FieldBase<T>): void {
    for (const [field, { value }] of Object.entries(changes)) {
      const own = this.#own[field];
      if (own && isEqual(own.value, value)) delete this.#own[field];
      else if (own) this.#own[field] = { ...own, was: value };
    }
    this.#sentReason = undefined;
    this.#sent.forget();
    if (base.version > this.#base.version) this.#base = base;
    this.#show();
  }

  /** Discards unsaved changes. */
  discard(): void {
    this.#own = {};
    this.#sent.forget();
    this.#show();
  }

  /**
   * Rebases the whole displayed content onto this base, because the server no longer has the
   * previous one: the document was deleted, or the server restored from an older backup. Values
   * that differ are listed as conflicts.
   */
  startAnew(base: FieldBase<T>): void {
    this.#base = base;
    this.#isRestored = base.version > 0;
    this.#sent.forget();
    this.#own = {};
    for (const [field, value] of Object.entries(this.#document)) {
      const was = valueIn(base.document, field);
      if (isEqual(value, was)) continue;
      this.#own[field] = { value, was };
      if (this.#isRestored && !isBlank(was)) this.#list({ field, mine: value, theirs: was });
    }
    this.#show();
  }

  /** Unsaved changes of this browser's other open tabs, which they will save themselves. */
  receiveFromTabs(tabs: ReadonlyMap<string, FieldChanges>): void {
    this.#others.clear();
    for (const [tab, changes] of tabs) {
      this.#others.set(tab, changes);
      for (const [field, { was }] of Object.entries(changes)) {
        const own = this.#own[field];
        // The other tab changed it with knowledge of mine, so it will save it.
        if (own && isEqual(was, own.value)) delete this.#own[field];
      }
    }
    this.#show();
  }

  /** Adopts changes of a tab that is closed; `sent`: earlier values that the server may have. */
  adopt(changes: FieldChanges, reason?: ReplaceReason, sent: readonly FieldChanges[] = []): void {
    this.#reason = reason ?? this.#reason;
    this.#sent.adopt(sent);
    for (const [field, change] of Object.entries(changes)) {
      const own = this.#own[field];
      const base = valueIn(this.#base.document, field);
      if (isEqual(change.value, own ? own.value : base)) continue;
      if (own) this.#list({ field, mine: own.value, theirs: change.value });
      else if (!('was' in change)) this.#list({ field, mine: change.value, theirs: base });
      else this.#own[field] = { value: this.#joined(field, change, base), was: base };
    }
    this.#show();
  }

  /** A value that was written on another base. */
  #joined(field: string, { value, was }: FieldChange, base: unknown): unknown {
    const seen = this.#isSeen(field, base, was) ? base : was;
    const { document, conflicts } = joinFields<Fields>(
      { [field]: seen },
      { [field]: value },
      { [field]: base },
    );
    for (const { mine, theirs } of conflicts) this.#list({ field, mine, theirs });
    return document[field];
  }

  /** Adds conflicts stored on the device, by another tab or before a reload. */
  remind({ conflicts, resolved = [] }: KeptConflicts): void {
    this.#conflicts.settle((conflict) => resolved.some((one) => isEqual(one, conflict)));
    if (this.#conflicts.remind(conflicts)) this.#reason = 'conflict';
  }

  /** Resolves a conflict with one of its values. */
  resolve(field: string, value: unknown): void {
    this.#conflicts.settle((conflict) => conflict.field === field);
    this.change({ ...this.#document, [field]: value }, 'conflict');
  }

  /**
   * The document on which this tab's changes were made, including values that another tab has shown
   * or this tab has sent: those are not remote changes.
   */
  #seenBefore(theirs: FieldBase<T>): T {
    const seen = Object.entries(this.#own).flatMap(([field, { was }]) => {
      const value = valueIn(theirs.document, field);
      return this.#isSeen(field, value, was) ? [[field, value]] : [];
    });
    return { ...this.#base.document, ...Object.fromEntries(seen) };
  }

  #list(conflict: FieldConflict): void {
    this.#conflicts.list(conflict);
    this.#reason = 'conflict';
  }

  /** Whether this tab's change was based on that value, or has sent it. */
  #isSeen(field: string, value: unknown, was: unknown): boolean {
    return isEqual(value, was) || this.#sent.hasValue(field, value);
  }

  #isChangedByOthers(field: string): boolean {
    return [...this.#others.values()].some((changes) => field in changes);
  }

  #show(): void {
    const next = this.#join();
    if (!isEqual(next, this.#document)) this.#document = next;
  }

  #join(): T {
    const others = [...this.#others.values()];
    return [...others, this.#own].reduce<T>(withValues, this.#base.document);
  }
}

const isBlank = (value: unknown): boolean =>
  (value ?? '') === '' || (Array.isArray(value) && value.length === 0);

const valueIn = (document: object, field: string): unknown => (document as Fields)[field];

function withValues<T extends object>(document: T, changes: FieldChanges): T {
  const values = Object.entries(changes).map(([field, { value }]) => [field, value]);
  return values.length === 0 ? document : { ...document, ...Object.fromEntries(values) };
}
