import type { ResumeDocument } from '../document.ts';
import { authorOf, textsOf, tokensIn, visibleIn } from './life-content.ts';
import type { Device, Tab } from './small-world.ts';

/** Somebody at a tab, with what they know of it themselves; after a crash they open another one. */
export class Person {
  readonly name: string;
  readonly device: Device;
  tab: Tab;
  /** By path the token that they wrote there last, where nothing of theirs took it away again. */
  readonly mine = new Map<string, string>();
  /** Those of `mine` that the tab said were on the device or with the server. */
  readonly kept = new Map<string, string>();
  /** Every token that was ever shown to them. */
  readonly seen = new Set<string>();
  /** Tokens that they wrote, took off, or wrote a text around: their undo may take those. */
  readonly taken = new Set<string>();

  constructor(name: string, device: Device, tab: Tab) {
    this.name = name;
    this.device = device;
    this.tab = tab;
  }

  look(): void {
    for (const token of visibleIn(this.tab.replica.document)) this.seen.add(token);
  }

  /** They have made another text of one; undefined where it is there no longer. */
  noteChange(path: string, text: string | undefined): void {
    this.#forget(path);
    const tokens = tokensIn(text ?? '');
    for (const token of tokens) this.taken.add(token);
    const written = tokens.find((token) => !this.seen.has(token));
    if (written) this.mine.set(path, written);
  }

  /** The tab has said that all is kept. */
  noteKept = (): void => {
    for (const [path, token] of this.mine) this.kept.set(path, token);
  };

  noteCrash(): void {
    this.mine.clear();
    for (const [path, token] of this.kept) this.mine.set(path, token);
  }

  /** They have signed out and let go what the server does not have. */
  noteGivenUp(hasServer: (token: string) => boolean): void {
    for (const [path, token] of [...this.kept]) if (!hasServer(token)) this.#forget(path);
  }

  /** Their undo has taken a token away: it was not to be kept after all. */
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

/** What was done to the text at one path. */
export type History = {
  /** What it was in the beginning; undefined where it was not there. */
  first?: string | undefined;
  /** All that anybody has ever made of it. */
  texts: Set<string>;
  /** Who has written it; 'otherwise' stands for all that leaves open what it is then. */
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

  /** Undone, removed, not kept before a crash: what it is then is for other rules to say. */
  touch(path: string): void {
    this.of(path).by.add('otherwise');
  }

  touchAll(isMeant: (path: string) => boolean): void {
    for (const path of this.byPath.keys()) if (isMeant(path)) this.touch(path);
  }
}
