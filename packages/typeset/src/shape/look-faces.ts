import type { FaceStyle, FontBook, FontFace, ServingFace } from '../fonts/font-book.ts';

/** Which faces may show a stretch of text: those that serve a script before the family's own. */
export type FaceChoice = { serving: readonly ServingFace[]; own: readonly FontFace[] };

/** The choices of one document; the same style gives the same object. */
export class LookFaces {
  readonly #fonts: FontBook;
  readonly #families: readonly string[];
  readonly #choices = new Map<string, FaceChoice>();

  constructor(fonts: FontBook, scriptFamilies: readonly string[]) {
    this.#fonts = fonts;
    this.#families = scriptFamilies;
  }

  choose(style: FaceStyle): FaceChoice {
    const key = `${style.family}|${style.bold}|${style.italic}`;
    const known = this.#choices.get(key);
    if (known) return known;
    const own = this.#fonts.candidates(style);
    const choice = { serving: this.#fonts.serving(this.#families, style), own };
    this.#choices.set(key, choice);
    return choice;
  }
}
