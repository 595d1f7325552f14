import { afterPaint } from '../after-paint.ts';
import type { EarlyPage, EarlyResume, EarlyText, SetEarlyPages } from './early-form.ts';

/**
 * Previews the typed text in `place`, set by the editor's layout engine, which loads before the app
 * (src/early-page.ts). Call `follow` after every change; the first call loads the engine.
 */
export class EarlyPages {
  readonly #place: HTMLElement;
  readonly #texts: () => readonly EarlyText[];
  #set: SetEarlyPages | undefined;
  #callOff: (() => void) | undefined;
  #shown: string[] = [];
  #turn = 0;

  constructor(place: HTMLElement, texts: () => readonly EarlyText[]) {
    this.#place = place;
    this.#texts = texts;
  }

  /** Rejects where the engine or a font can't be loaded. */
  async start(address: string, whose: EarlyResume): Promise<void> {
    await import(/* @vite-ignore */ address);
    this.#set = globalThis.openEarlyPages?.(whose);
    await this.#setNow();
  }

  /** A preview that is in progress includes text typed meanwhile. */
  readonly follow = (): void => {
    if (!this.#set) return;
    this.#callOff ??= afterPaint(() => {
      this.#callOff = undefined;
      void this.#setNow().catch(() => undefined);
    });
  };

  /** The shown images stay: the app shows the first of them until its page is set. */
  stop(): void {
    this.#callOff?.();
    this.#set = undefined;
  }

  async #setNow(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const pages = await this.#set?.(this.#texts());
    if (pages && turn === this.#turn) await this.#show(pages, turn);
  }

  async #show(pages: readonly EarlyPage[], turn: number): Promise<void> {
    const addresses = pages.map(({ svg }) =>
      URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })),
    );
    const pictures = pages.map(({ text }, index) => pictureOf(addresses[index] ?? '', text));
    // Decoded together, so that no page is shown without its text.
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    if (!this.#set || turn !== this.#turn) return;
    this.#place.replaceChildren(...pictures);
    const [first] = addresses;
    globalThis.earlyPage = first;
    for (const address of this.#shown) URL.revokeObjectURL(address);
    this.#shown = addresses;
  }
}

/**
 * Their CSS is inlined in the document (scripts/skeleton-markup.tsx), since the style sheet may
 * load later.
 */
export const earlyLook = {
  layer: 'fixed inset-0 z-40 bg-surface',
  picture:
    'mx-auto mb-6 block w-[calc(100%-104px)] max-md:w-full max-w-[860px] rounded-paper bg-paper shadow-paper',
  /** More pages than fit scroll. */
  pages: 'overflow-y-auto',
};

/** An image of a page, as shown in the preview. */
export function pictureOf(address: string, text: string): HTMLImageElement {
  const picture = document.createElement('img');
  const className = earlyLook.picture;
  // Loaded before the app's files; `fetchPriority` must be set before `src`.
  return Object.assign(picture, { fetchPriority: 'high', alt: text, className, src: address });
}
