import { CoverLetter, type CoverLetterContent } from '@folio/contract/cover-letters';
import { isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import type { LetterDrafts } from './letter-drafts.ts';

export type SaveStatus = 'saved' | 'pending' | 'saving' | 'offline' | 'failed' | 'conflict';

export type LetterState = {
  content: CoverLetterContent;
  /** What stood in its place before it was written, or restored. */
  previousText: string;
  status: SaveStatus;
  /** Why it could not be saved. */
  message: string;
  /** With a conflict: the letter as it was stored elsewhere. */
  theirs: CoverLetter | undefined;
};

type Parts = {
  /** What the server has, and what a letter begins with where it has none. */
  stored: CoverLetter | null;
  first: CoverLetterContent;
  drafts: LetterDrafts;
  send: (content: CoverLetterContent, version: number) => Promise<CoverLetter>;
};

const restMs = 1_000;
const retryMs = 5_000;

/**
 * A letter that is being edited. Each change is stored in this browser at once and sent after a rest;
 * what was changed elsewhere, too, waits for the person to choose.
 */
export class LetterStore {
  readonly #drafts: LetterDrafts;
  readonly #send: Parts['send'];
  readonly #listeners = new Set<() => void>();
  #version: number;
  #state: LetterState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  #isKept = true;

  constructor({ stored, first, drafts, send }: Parts) {
    this.#drafts = drafts;
    this.#send = send;
    this.#version = stored?.version ?? 0;
    const base = { previousText: '', message: '', theirs: undefined };
    const draft = drafts.read();
    if (!draft || (stored && isSame(draft.content, stored)))
      this.#state = { ...base, content: stored ? contentOf(stored) : first, status: 'saved' };
    else if (!stored || draft.version === stored.version)
      this.#state = { ...base, content: draft.content, status: 'pending' };
    else this.#state = { ...base, content: draft.content, status: 'conflict', theirs: stored };
  }

  getState = (): LetterState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change = (fields: Partial<CoverLetterContent>): void => {
    const content = { ...this.#state.content, ...fields };
    this.#isKept = this.#drafts.write({ content, version: this.#version });
    const isWaiting = this.#state.status === 'conflict';
    this.#show({ content, ...(isWaiting ? {} : { status: 'pending' }) });
    if (!isWaiting) this.#saveIn(restMs);
  };

  /** Whether what is unsaved would be lost if the page went: this browser has no room for it. */
  isAtRisk = (): boolean => this.#state.status !== 'saved' && !this.#isKept;

  /** Another letter in the place of this one, which can be had back. */
  replaceText = (text: string): void => {
    this.#show({ previousText: this.#state.content.text });
    this.change({ text });
  };

  /** Sends what is not saved yet, if anything may be sent now. Never throws. */
  save = async (): Promise<void> => {
    clearTimeout(this.#timer);
    const { status } = this.#state;
    if (status === 'saved' || status === 'conflict') return;
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
    await this.#sending;
  };

  /** Sends what is left once more; what can't be sent now stays in this browser. */
  leave = async (): Promise<void> => {
    await this.save();
    clearTimeout(this.#timer);
  };

  /** Ends a conflict. */
  resolve = (keep: 'mine' | 'theirs'): void => {
    const { theirs } = this.#state;
    if (!theirs) return;
    this.#version = theirs.version;
    if (keep === 'theirs') {
      this.#drafts.remove();
      this.#show({ content: contentOf(theirs), theirs: undefined, status: 'saved' });
    } else {
      this.#show({ theirs: undefined, status: 'pending' });
      void this.save();
    }
  };

  /** One request at a time, until nothing is left that was typed meanwhile. */
  async #sendAll(): Promise<void> {
    let sent: CoverLetterContent | undefined;
    while (sent !== this.#state.content) {
      sent = this.#state.content;
      this.#show({ status: 'saving' });
      try {
        this.#version = (await this.#send(sent, this.#version)).version;
      } catch (error) {
        this.#fail(error);
        return;
      }
      this.#drafts.write({ content: this.#state.content, version: this.#version });
    }
    clearTimeout(this.#timer);
    this.#drafts.remove();
    this.#show({ status: 'saved' });
  }

  #fail(error: unknown): void {
    const stale = isApiError(error, 'VERSION_CONFLICT') ? CoverLetter.safeParse(error.data) : null;
    if (stale?.data) {
      clearTimeout(this.#timer);
      this.#show({ status: 'conflict', theirs: stale.data });
      // It was stored by the page that was left, whose answer nobody heard.
      if (isSame(this.#state.content, stale.data)) this.resolve('theirs');
      return;
    }
    const isAway = isApiError(error, 'OFFLINE', 'UNAVAILABLE', 'RATE_LIMITED');
    this.#show({ status: isAway ? 'offline' : 'failed', message: describeError(error) });
    if (isAway) this.#saveIn(retryMs);
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), ms);
  }

  #show(change: Partial<LetterState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Whether they say the same, whatever their versions. */
const isSame = (content: CoverLetterContent, letter: CoverLetter): boolean =>
  Object.entries(contentOf(letter)).every(
    ([field, text]) => content[field as keyof CoverLetterContent] === text,
  );

function contentOf(letter: CoverLetter): CoverLetterContent {
  const { id: _, version: _version, createdAt: _created, updatedAt: _updated, ...content } = letter;
  return content;
}
