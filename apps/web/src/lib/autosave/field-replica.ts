import { joinFields } from '@folio/operations/join-fields';

/** A document as the server had it. */
export type FieldBase<T> = { version: number; document: T };
/** `was`: what the field said when its person changed it; left out where nobody knows any more. */
export type FieldChange = { value: unknown; was?: unknown };
/** What was changed and is not saved yet, by field. */
export type FieldChanges = Readonly<Record<string, FieldChange>>;
/** Two texts of one field, of which neither was written with the other in sight. */
export type FieldConflict = { field: string; mine: unknown; theirs: unknown };

/** Why a save replaces what its person, or another, has written and may want to have back. */
export const replaceReasons = ['conflict', 'ai', 'restore'] as const;
export type ReplaceReason = (typeof replaceReasons)[number];

type Fields = Record<string, unknown>;
/** `reason`: what the save replaces is to be kept for it. */
type Unsent<T> = { document: T; changes: FieldChanges; reason: ReplaceReason | undefined };
type Parts = { own?: FieldChanges; conflicts?: readonly FieldConflict[] };

/**
 * A document of flat fields that is changed in several places: what the server had, what this tab has
 * changed since, and what the other open tabs of this browser have. Fields are joined one by one and
 * never by letters: half of each of two sentences is what nobody wrote. Where both changed the same
 * field unseen, the later arrival stands, which is this one, and the other text is listed.
 */
export class FieldReplica<T extends object> {
  #base: FieldBase<T>;
  #own: Record<string, FieldChange>;
  #conflicts: readonly FieldConflict[];
  readonly #others = new Map<string, FieldChanges>();
  #document: T;
  #reason: ReplaceReason | undefined;

  constructor(base: FieldBase<T>, { own = {}, conflicts = [] }: Parts = {}) {
    this.#base = base;
    this.#own = { ...own };
    this.#conflicts = conflicts;
    this.#document = this.#join();
  }

  get base(): FieldBase<T> {
    return this.#base;
  }

  /** What the person sees: the same object until a field says something else. */
  get document(): T {
    return this.#document;
  }

  /** What this tab has to save. */
  get own(): FieldChanges {
    return this.#own;
  }

  /** Why what the next save replaces is to be kept. */
  get reason(): ReplaceReason | undefined {
    return this.#reason;
  }

  get conflicts(): readonly FieldConflict[] {
    return this.#conflicts;
  }

  get isUnsaved(): boolean {
    return Object.keys(this.#own).length > 0;
  }

  /** Whether the person sees something that the server does not have. */
  get isChanged(): boolean {
    return this.isUnsaved || [...this.#others.values()].some((own) => Object.keys(own).length > 0);
  }

  /** The document as it is to be saved: without what another tab will save. */
  toSend(except: ReadonlySet<string> = new Set()): Unsent<T> {
    const sent = Object.entries(this.#own).filter(([field]) => !except.has(field));
    const changes = Object.fromEntries(sent);
    const document = withValues(this.#base.document, changes);
    return { document, changes, reason: this.#reason };
  }

  change(next: T, reason?: ReplaceReason): void {
    for (const [field, value] of Object.entries(next)) {
      const shown = valueIn(this.#document, field);
      if (isEqual(value, shown)) continue;
      this.#reason = reason ?? this.#reason;
      const was = this.#own[field] ? this.#own[field].was : shown;
      if (isEqual(value, valueIn(this.#base.document, field)) && !this.#isChangedByOthers(field))
        delete this.#own[field];
      else this.#own[field] = { value, was };
    }
    this.#show();
  }

  /**
   * What the server has now. `sent` is what this tab has sent and may have got through: an answer can
   * be lost on the way.
   */
  receive(theirs: FieldBase<T>, sent: FieldChanges = {}): void {
    if (theirs.version <= this.#base.version) return;
    const mine = withValues(this.#base.document, this.#own);
    const { document, conflicts } = joinFields(
      this.#seenBefore(theirs, sent),
      mine,
      theirs.document,
    );
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

  /** As `receive`, also where parts of the document changed that its version does not count. */
  refresh(theirs: FieldBase<T>): void {
    const { version, document } = this.#base;
    if (theirs.version === version && !isEqual(theirs.document, document))
      this.#base = { version: version - 1, document };
    this.receive(theirs);
  }

  /** The server has taken `changes`, which made this version of the document. */
  markSaved(changes: FieldChanges, base: FieldBase<T>): void {
    for (const [field, { value }] of Object.entries(changes)) {
      const own = this.#own[field];
      if (own && isEqual(own.value, value)) delete this.#own[field];
      else if (own) this.#own[field] = { ...own, was: value };
    }
    this.#reason = undefined;
    if (base.version > this.#base.version) this.#base = base;
    this.#show();
  }

  /** What is shown is to be saved as a new document: the one before it was deleted. */
  startAnew(blank: T): void {
    this.#base = { version: 0, document: blank };
    this.#own = {};
    for (const [field, value] of Object.entries(this.#document)) {
      const was = valueIn(blank, field);
      if (!isEqual(value, was)) this.#own[field] = { value, was };
    }
    this.#show();
  }

  /** What an open tab of this browser has not saved yet; it will save that itself. */
  hear(tabs: ReadonlyMap<string, FieldChanges>): void {
    this.#others.clear();
    for (const [tab, changes] of tabs) {
      this.#others.set(tab, changes);
      for (const [field, { was }] of Object.entries(changes)) {
        const own = this.#own[field];
        // Written on with mine in sight: it is theirs to save now.
        if (own && isEqual(was, own.value)) delete this.#own[field];
      }
    }
    this.#show();
  }

  /** Takes over what a tab has left behind that is not open any more. */
  adopt(changes: FieldChanges, reason?: ReplaceReason): void {
    this.#reason = reason ?? this.#reason;
    for (const [field, change] of Object.entries(changes)) {
      const own = this.#own[field];
      const base = valueIn(this.#base.document, field);
      if (isEqual(change.value, own ? own.value : base)) continue;
      if (own) this.#list({ field, mine: own.value, theirs: change.value });
      else if (!('was' in change)) this.#list({ field, mine: change.value, theirs: base });
      else {
        if (!isEqual(change.was, base)) this.#list({ field, mine: change.value, theirs: base });
        this.#own[field] = { value: change.value, was: base };
      }
    }
    this.#show();
  }

  /** Conflicts that nobody has looked at before the page was loaded again. */
  remind(conflicts: readonly FieldConflict[]): void {
    for (const conflict of conflicts)
      if (!this.#conflicts.some(({ field }) => field === conflict.field)) this.#list(conflict);
  }

  /** Ends a conflict with one of its texts; what stands already stays as it is. */
  resolve(field: string, value: unknown): void {
    this.#conflicts = this.#conflicts.filter((conflict) => conflict.field !== field);
    this.change({ ...this.#document, [field]: value }, 'conflict');
  }

  /** What my changes were made on: what another tab had shown me, or I have sent, is no news either. */
  #seenBefore(theirs: FieldBase<T>, sent: FieldChanges): T {
    const seen = Object.entries(this.#own).flatMap(([field, { was }]) => {
      const value = valueIn(theirs.document, field);
      const isSeen = isEqual(value, was) || isEqual(value, sent[field]?.value);
      return isSeen ? [[field, value]] : [];
    });
    return { ...this.#base.document, ...Object.fromEntries(seen) };
  }

  #list(conflict: FieldConflict): void {
    const others = this.#conflicts.filter(({ field }) => field !== conflict.field);
    this.#conflicts = [...others, conflict];
    this.#reason = 'conflict';
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

const valueIn = (document: object, field: string): unknown => (document as Fields)[field];

function withValues<T extends object>(document: T, changes: FieldChanges): T {
  const values = Object.entries(changes).map(([field, { value }]) => [field, value]);
  return values.length === 0 ? document : { ...document, ...Object.fromEntries(values) };
}

/** Fields are texts, switches, and short lists of plain data. */
const isEqual = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
