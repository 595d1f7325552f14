import type { Resume } from '@folio/contract/resumes';
import { documentOf, type EditorDocument } from '../store/document.ts';
import { DraftWriter } from './draft-writer.ts';
import type { Drafts } from './drafts.ts';
import { mergePreferring } from './merge-documents.ts';
import { reconcile } from './reconcile.ts';
import { RetryTimer } from './retry-timer.ts';
import { SaveClock } from './save-clock.ts';
import type { Saved, SaveFailure, SaveOutcome, SaveState } from './save-state.ts';
import type { SaverParts } from './saver-parts.ts';
import { Watched } from './watched.ts';

/** Saves the document of a store after each pause in the typing, one request at a time. */
export class Saver {
  readonly #state = new Watched<SaveState>({ status: 'saved' });
  #saved: Saved | undefined;
  #inFlight: Promise<void> | undefined;
  #isDisposed = false;
  readonly #parts: SaverParts;
  readonly #draft: DraftWriter;
  readonly #clock = new SaveClock();
  readonly #retries = new RetryTimer();
  readonly #unsubscribe: () => void;

  constructor(parts: SaverParts) {
    this.#parts = parts;
    this.#saved = parts.saved;
    this.#draft = new DraftWriter(() => this.#writeDraft());
    this.#unsubscribe = parts.store.subscribe(() => this.#onChange());
  }

  getState = (): SaveState => this.#state.get();

  subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);

  get saved(): Saved | undefined {
    return this.#saved;
  }

  /** Saves at once whatever is unsaved, and tells how that ended. */
  async saveNow(): Promise<SaveState> {
    while (this.#inFlight) await this.#inFlight;
    if (this.#status !== 'conflict') await this.#save(true);
    // Joining another's changes takes a second request.
    while (this.#inFlight) await this.#inFlight;
    return this.#state.get();
  }

  /** Takes over what another device has saved, and joins it with what is unsaved here. */
  async catchUp(theirs: Resume): Promise<SaveState> {
    while (this.#inFlight) await this.#inFlight;
    const isNews = this.#saved !== undefined && theirs.version > this.#saved.version;
    if (isNews && this.#status !== 'conflict' && !this.#isDisposed) {
      this.#cancelTimers();
      this.#reconcile(this.#parts.store.getDocument(), theirs);
    }
    while (this.#inFlight) await this.#inFlight;
    return this.#state.get();
  }

  /** Tries again what failed for want of a connection. */
  retry(): void {
    if (this.#status === 'offline' || this.#status === 'failed') void this.#save(false);
  }

  /** Starts with a conflict that was found on opening: a draft that is older than the resume. */
  reportConflict(theirs: Resume): void {
    this.#cancelTimers();
    this.#setState({ status: 'conflict', theirs });
  }

  /**
   * Ends a conflict. What only the other one changed stays in either case; the other version can be
   * undone like any change.
   */
  resolveConflict(choice: 'mine' | 'theirs'): void {
    const state = this.#state.get();
    if (state.status !== 'conflict') return;
    const { theirs } = state;
    const { store } = this.#parts;
    const document = documentOf(theirs);
    const base = this.#saved?.document;
    this.#saved = { resumeId: theirs.id, version: theirs.version, document };
    this.#setState({ status: 'pending' });
    if (base)
      this.#rebase(base, document, mergePreferring('mine', base, store.getDocument(), document));
    if (choice === 'theirs') store.dispatch({ type: 'replace', document });
    void this.#save(true);
  }

  /** Removes the local copy; it is made again by the next change, or when saving fails. */
  discardDraft(): void {
    this.#draft.cancel();
    this.#drafts.remove();
  }

  /** Whether something was written that the server does not have. */
  hasUnsaved(): boolean {
    if (this.#saved) return this.#isUnsaved;
    return this.#parts.store.getHistory().past.length > 0 || this.#drafts.exists();
  }

  /** Whether what is unsaved would be lost if the page went: this browser has no room for it. */
  isAtRisk = (): boolean => {
    this.flushDraft();
    return this.hasUnsaved() && !this.#draft.isKept;
  };

  /** Stores the draft without waiting: the page is about to go. */
  flushDraft = (): void => {
    this.#draft.flush();
  };

  /**
   * Saves what is unsaved and stops listening. `keepsDraft` is false once the person has signed out:
   * then nothing of theirs is stored any more. `savesRest` is false where that was tried just before.
   */
  dispose({ keepsDraft = true, savesRest = true } = {}): void {
    if (keepsDraft) this.flushDraft();
    else this.#draft.cancel();
    this.#unsubscribe();
    this.#cancelTimers();
    this.#state.forgetListeners();
    if (this.#saved && keepsDraft && savesRest) void this.saveNow();
    this.#isDisposed = true;
  }

  get #drafts(): Drafts {
    return this.#parts.draftsOf(this.#saved?.resumeId);
  }

  get #status(): SaveState['status'] {
    return this.#state.get().status;
  }

  get #isUnsaved(): boolean {
    return this.#parts.store.getDocument() !== this.#saved?.document;
  }

  #setState(state: SaveState): void {
    // Each letter leaves the state pending: nobody has to hear of it again.
    if (state.status === 'pending' && this.#status === 'pending') return;
    this.#state.set(state);
  }

  #onChange(): void {
    this.#draft.writeSoon();
    if (this.#status === 'conflict' || this.#inFlight) return;
    if (this.#status !== 'offline') this.#setState({ status: 'pending' });
    if (this.#saved) this.#clock.start(() => void this.#save(false));
  }

  #writeDraft(): boolean {
    const document = this.#parts.store.getDocument();
    const version = this.#saved?.version ?? 0;
    return this.#drafts.write({ document, version, saved: !this.#isUnsaved });
  }

  #cancelTimers(): void {
    this.#clock.stop();
    this.#retries.cancel();
  }

  async #save(byHand: boolean): Promise<void> {
    if (this.#inFlight) return this.#inFlight;
    this.#cancelTimers();
    this.#clock.reset();
    if (!this.#isUnsaved) return this.#setState({ status: 'saved' });
    if (byHand || this.#status !== 'offline') this.#setState({ status: 'saving' });
    const document = this.#parts.store.getDocument();
    this.#inFlight = this.#parts
      .send(document, this.#saved)
      .then((outcome) => this.#settle(document, outcome));
    await this.#inFlight;
  }

  #settle(document: EditorDocument, outcome: SaveOutcome): void {
    this.#inFlight = undefined;
    if (outcome.kind === 'saved') {
      this.#markSaved(document, outcome.resume.id, outcome.resume.version);
    } else if (outcome.kind === 'conflict') {
      this.#reconcile(document, outcome.theirs);
    } else {
      this.#keepForLater(document, outcome);
    }
  }

  #keepForLater(document: EditorDocument, outcome: SaveFailure): void {
    this.#setState(
      outcome.kind === 'unreachable'
        ? { status: 'offline' }
        : { status: 'failed', message: outcome.message, problems: outcome.problems },
    );
    this.#draft.write();
    if (this.#isDisposed) return;
    if (outcome.kind === 'unreachable' || outcome.temporary)
      this.#retries.start(() => void this.#save(false));
    else if (this.#parts.store.getDocument() !== document) this.#onChange();
  }

  #markSaved(document: EditorDocument, resumeId: string, version: number): void {
    const isNew = !this.#saved;
    if (isNew) this.#drafts.remove();
    this.#saved = { resumeId, version, document };
    this.#retries.reset();
    if (this.#drafts.exists()) this.#draft.write();
    if (this.#isUnsaved && !this.#isDisposed) this.#onChange();
    else this.#setState({ status: 'saved' });
    if (isNew) this.#parts.onCreated?.(resumeId);
  }

  /** The resume was changed elsewhere: joins what can be joined, and asks about the rest. */
  #reconcile(sent: EditorDocument, resume: Resume): void {
    const theirs = documentOf(resume);
    const mine = this.#parts.store.getDocument();
    const base = this.#saved?.document;
    const outcome = reconcile({ base, sent, mine, theirs });
    if (outcome.kind === 'arrived') {
      this.#markSaved(sent, resume.id, resume.version);
    } else if (outcome.kind === 'conflict' || this.#isDisposed) {
      this.#draft.write();
      this.#setState({ status: 'conflict', theirs: resume });
    } else {
      this.#saved = { resumeId: resume.id, version: resume.version, document: theirs };
      // Where nothing is unsaved here there is nothing to join, nor to save.
      if (mine === base) this.#rebase(mine, theirs, theirs);
      else if (base && outcome.merged) this.#rebase(base, theirs, outcome.merged);
      if (outcome.merged) this.#parts.onCaughtUp?.({ isJoined: mine !== base });
      void this.#save(true);
    }
  }

  /** Shows `document`, and takes what the other device has saved into every step of the history. */
  #rebase(base: EditorDocument, theirs: EditorDocument, document: EditorDocument): void {
    const carry = (step: EditorDocument) => mergePreferring('theirs', base, step, theirs);
    this.#parts.store.dispatch({ type: 'rebase', document, carry });
  }
}
