import type { ResumeDocument } from '../document.ts';
import { authorOf, textsOf, tokensIn, visibleIn } from './life-content.ts';
import type { Device, Tab } from './small-world.ts';

/** A person at a tab, with a memory of what they did. After a crash they open another tab. */
export class Person {
  readonly name: string;
  readonly device: Device;
  tab: Tab;
  /** The token that they last wrote at each path and have not removed since. */
  readonly mine = new Map<string, string>();
  /** The part of `mine` that the tab reported as kept on the device or the server. */
  readonly kept = new Map<string, string>();
  /** Every token that was ever shown to them. */
  readonly seen = new Set<string>();
  /** Tokens that they wrote, deleted, or edited around, which their undo may remove. */
  readonly taken = new Set<string>();

  constructor(name: string, device: Device, tab: Tab) {
    this.name = name;
    this.device = device;
    this.tab = tab;
  }

  look(): void {
    for (const token of visibleIn(this.tab.replica.document)) this.seen.add(token);
  }

  /** Records that they changed a text; undefined means removed. */
  noteChange(path: string, text: string | undefined): void {
    this.#forget(path);
    const tokens = tokensIn(text ?? '');
    for (const token of tokens) this.taken.add(token);
    const written = tokens.find((token) => !this.seen.has(token));
    if (written) this.mine.set(path, written);
  }

  /** The tab has reported everything as kept. */
  noteKept = (): void => {
    for (const [path, token] of this.mine) this.kept.set(path, token);
  };

  noteCrash(): void {
    this.mine.clear();
    for (const [path, token] of this.kept) this.mine.set(path, token);
  }

  /** They signed out and abandoned what the server does not have. */
  noteGivenUp(hasServer: (token: string) => boolean): void {
    for (const [path, token] of [...this.kept]) if (!hasServer(token)) this.#forget(path);
  }

  /** Their undo has removed a token, so it need not be kept. */
  noteTakenBack(token: string): void {
    for (const path of [...this.mine.keys()])
      if (this.mine.get(path) === token || this.kept.get(path) === token) this.#forget(path);
  }

  mayTakeBack = (token: string): boolean => authorOf(token) === this.name || this.taken.has(token);

  #forget(path: string): void {
    this.mine.delete(path);
    this.kept.delete(path);
  }
}

/** The history of the text at one path. */
export type History = {
  /** Its initial value, or undefined if it did not exist. */
  first?: string | undefined;
  /** Every value that somebody gave it. */
  texts: Set<string>;
  /** Its authors; 'otherwise' represents events after which any value is allowed. */
  by: Set<string>;
  last?: string | undefined;
};

export class Histories {
  readonly byPath = new Map<string, History>();

  constructor(document: ResumeDocument) {
    for (const [path, text] of textsOf(document))
      this.byPath.set(path, { first: text, texts: new Set([text]), by: new Set() });
  }

  of(path: string): History {
    const history = this.byPath.get(path) ?? { texts: new Set(), by: new Set() };
    this.byPath.set(path, history);
    return history;
  }

  write(path: string, text: string, who: string): void {
    const history = this.of(path);
    history.texts.add(text);
    history.by.add(who);
    history.last = text;
  }

  /**
   * Records that a value was undone, removed, or lost before it was kept; other rules judge it from
   * then on.
   */
  touch(path: string): void {
    this.of(path).by.add('otherwise');
  }

  touchAll(isMeant: (path: string) => boolean): void {
    for (const path of this.byPath.keys()) if (isMeant(path)) this.touch(path);
  }
}
