import { DraftKeeper, RetryTimer, SaveTimer } from './draft-keeper.ts';
import { carryOver, joinTheirs, keepMine } from './join.ts';
import type {
  AutosaveOptions,
  AutosaveState,
  Base,
  Remote,
  SendFailure,
  SendOutcome,
} from './save-state.ts';

/**
 * Saves a document while it is edited: keeps a draft in this browser at once, sends it after a rest,
 * one request at a time, tries again what may succeed later, and joins what was changed elsewhere, or
 * asks. A document is immutable and told apart by identity: an undo back to what is saved sends
 * nothing.
 */
export class Autosave<T, Problem = never> {
  readonly #options: AutosaveOptions<T, Problem>;
  readonly #listeners = new Set<() => void>();
  readonly #draft: DraftKeeper<T>;
  readonly #saveTimer: SaveTimer;
  readonly #retryTimer = new RetryTimer();
  #state: AutosaveState<T, Problem> = { status: 'saved' };
  #document: T;
  #base: Base<T> | undefined;
  #inFlight: Promise<void> | undefined;
  #isTouched = false;
  #isDisposed = false;

  constructor(options: AutosaveOptions<T, Problem>) {
    this.#options = options;
    this.#document = options.document;
    this.#base = options.base;
    this.#saveTimer = new SaveTimer(options.restMs);
    this.#draft = new DraftKeeper(
      () => options.draftsOf(this.#base?.id),
      () => ({
        document: this.#document,
        version: this.#base?.version ?? 0,
        saved: !this.#isUnsaved,
      }),
    );
  }

  get state(): AutosaveState<T, Problem> {
    return this.#state;
  }

  get document(): T {
    return this.#document;
  }

  /** What the server has; undefined until a new document was saved for the first time. */
  get base(): Base<T> | undefined {
    return this.#base;
  }

  /** Calls back after each change of the state or the document; returns how to stop. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change(next: T): void {
    if (next === this.#document || this.#isDisposed) return;
    this.#document = next;
    this.#isTouched = true;
    this.#scheduleSave();
  }

  /** Sends at once whatever is unsaved; resolves with how that ended. Never rejects. */
  async flush(): Promise<AutosaveState<T, Problem>> {
    while (this.#inFlight) await this.#inFlight;
    if (this.#state.status !== 'conflict') await this.#save(true);
    // Joining another's changes takes a second request.
    while (this.#inFlight) await this.#inFlight;
    return this.#state;
  }

  /** Tries again what failed for want of a connection. */
  retry(): void {
    if (this.#state.status === 'offline' || this.#state.status === 'failed') void this.#save(false);
  }

  /**
   * Puts an unsaved draft back in the place of the document, as a change like any other; one that is
   * older than what the server has is a conflict. Whether there was one.
   */
  restore(theirs?: Remote<T>): boolean {
    const draft = this.#draft.load();
    if (!draft || draft.saved || this.#options.isSame(draft.document, this.#document)) return false;
    this.#replace(draft.document);
    if (theirs && draft.version < theirs.version) {
      this.#cancelTimers();
      this.#show({ status: 'conflict', theirs });
    } else this.#scheduleSave();
    return true;
  }

  /** Takes over what another device has saved, and joins it with what is unsaved here. */
  async catchUp(theirs: Remote<T>): Promise<AutosaveState<T, Problem>> {
    while (this.#inFlight) await this.#inFlight;
    const isNews = this.#base !== undefined && theirs.version > this.#base.version;
    if (isNews && this.#state.status !== 'conflict' && !this.#isDisposed) {
      this.#cancelTimers();
      this.#reconcile(this.#document, theirs);
    }
    while (this.#inFlight) await this.#inFlight;
    return this.#state;
  }

  /** What a form has sent by itself, as the server has it now. */
  accept(document: T): void {
    this.#base = { ...(this.#base ?? { id: '', version: 0 }), document };
    this.#document = document;
    this.#draft.store();
    this.#show({ status: 'saved' });
  }

  /** Ends a conflict. What only the other side changed stays in either case. */
  resolve(choice: 'mine' | 'theirs'): void {
    if (this.#state.status !== 'conflict') return;
    const { theirs } = this.#state;
    const base = this.#base?.document;
    const versions = base && { base, mine: this.#document, theirs: theirs.document };
    this.#base = theirs;
    this.#show({ status: 'pending' });
    if (versions)
      this.#replace(keepMine(this.#options, versions), carryOver(this.#options, versions));
    if (choice === 'theirs') this.#replace(theirs.document);
    this.#draft.store();
    void this.#save(true);
  }

  /** Removes the local copy; it is made again by the next change, or when saving fails. */
  discardDraft(): void {
    this.#draft.remove();
  }

  /** Stores the draft without waiting: the page is about to go. */
  keepDraft(): void {
    this.#draft.flush();
  }

  /** Whether something was written that the server does not have. */
  hasUnsaved(): boolean {
    return this.#base ? this.#isUnsaved : this.#isTouched || this.#draft.exists;
  }

  /** Whether what is unsaved would be lost if the page went: this browser has no room for it. */
  isAtRisk = (): boolean => {
    this.keepDraft();
    return this.hasUnsaved() && !this.#draft.isKept;
  };

  /**
   * Sends what is unsaved and stops listening. `keepsDraft` is false once the person has signed out:
   * then nothing of theirs is stored any more. `savesRest` is false where that was tried just before.
   */
  dispose({ keepsDraft = true, savesRest = true } = {}): void {
    if (keepsDraft) this.keepDraft();
    else this.#draft.cancel();
    this.#cancelTimers();
    this.#listeners.clear();
    if (this.#base && keepsDraft && savesRest) void this.flush();
    this.#isDisposed = true;
  }

  /** Takes `dispose` back: React shows a component twice while it is developed. */
  reopen(): void {
    this.#isDisposed = false;
  }

  get #isUnsaved(): boolean {
    return this.#document !== this.#base?.document;
  }

  #show(state: AutosaveState<T, Problem>): void {
    // The object stays the same from letter to letter, so that its readers don't render again.
    if (state.status !== 'pending' || this.#state.status !== 'pending') this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #scheduleSave(): void {
    this.#draft.storeSoon();
    const { status } = this.#state;
    const isWaiting = status === 'conflict' || this.#inFlight !== undefined;
    this.#show(isWaiting || status === 'offline' ? this.#state : { status: 'pending' });
    if (this.#base && this.#options.send && !isWaiting)
      this.#saveTimer.start(() => void this.#save(false));
  }

  #cancelTimers(): void {
    this.#saveTimer.cancel();
    this.#retryTimer.cancel();
  }

  async #save(byHand: boolean): Promise<void> {
    const { send } = this.#options;
    if (!send) return;
    if (this.#inFlight) return this.#inFlight;
    this.#cancelTimers();
    this.#saveTimer.reset();
    if (!this.#isUnsaved) {
      this.#show({ status: 'saved' });
      return;
    }
    if (byHand || this.#state.status !== 'offline') this.#show({ status: 'saving' });
    const document = this.#document;
    this.#inFlight = send(document, this.#base).then((outcome) => this.#settle(document, outcome));
    await this.#inFlight;
  }

  #settle(sent: T, outcome: SendOutcome<T, Problem>): void {
    this.#inFlight = undefined;
    if (outcome.kind === 'saved') this.#markSaved(sent, outcome);
    else if (outcome.kind === 'conflict') this.#reconcile(sent, outcome.theirs);
    else this.#keepForLater(sent, outcome);
  }

  #keepForLater(sent: T, failure: SendFailure<T, Problem>): void {
    const isUnreachable = failure.kind === 'unreachable';
    if (isUnreachable) this.#show({ status: 'offline' });
    else {
      const { message, problems } = failure;
      this.#show({ status: 'failed', message, problems });
    }
    this.#draft.store();
    if (this.#isDisposed) return;
    if (isUnreachable || failure.temporary) this.#retryTimer.start(() => void this.#save(false));
    else if (this.#document !== sent) this.#scheduleSave();
  }

  #markSaved(sent: T, { id, version }: Pick<Remote<T>, 'id' | 'version'>): void {
    const isNew = !this.#base;
    if (isNew) this.discardDraft();
    this.#base = { id, version, document: sent };
    this.#retryTimer.reset();
    if (this.#draft.exists) this.#draft.store();
    if (this.#isUnsaved && !this.#isDisposed) this.#scheduleSave();
    else this.#show({ status: 'saved' });
    if (isNew) this.#options.onCreated?.(id);
  }

  /** The document was changed elsewhere: joins what can be joined, and asks about the rest. */
  #reconcile(sent: T, theirs: Remote<T>): void {
    const mine = this.#document;
    const base = this.#base?.document;
    const versions = base && { base, mine, theirs: theirs.document };
    const joined = versions && joinTheirs(this.#options, versions);
    if (this.#options.isSame(theirs.document, sent)) {
      // The server has what was sent: its answer was lost on the way.
      this.#markSaved(sent, theirs);
    } else if (!joined || this.#isDisposed) {
      this.#draft.store();
      this.#show({ status: 'conflict', theirs });
    } else {
      this.#base = theirs;
      if (joined.document !== mine)
        this.#replace(joined.document, carryOver(this.#options, versions));
      if (joined.hasNews) this.#options.onCaughtUp?.({ isJoined: mine !== base });
      void this.#save(true);
    }
  }

  #replace(document: T, carry?: (step: T) => T): void {
    this.#document = document;
    this.#options.onReplace?.(document, carry);
    this.#draft.storeSoon();
    this.#show(this.#state);
  }
}
