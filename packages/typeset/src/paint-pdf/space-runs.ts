import type { Fragment, GlyphRun } from '../display-list.ts';
import { glyphSize } from './glyph-texts.ts';

/** The part of a run that shows a lone space, as a run of its own. */
function cutSpace({ font, text, rtl, glyphs, widthEm }: GlyphRun): GlyphRun | undefined {
  const cluster = text.indexOf(' ');
  if (cluster < 0) return undefined;
  let advances = 0;
  let found: GlyphRun['glyphs'] | undefined;
  for (let i = 0; i < glyphs.length; i += glyphSize) {
    advances += glyphs[i + 1] ?? 0;
    if (glyphs[i + 4] === cluster) found ??= [glyphs[i] ?? 0, glyphs[i + 1] ?? 0, 0, 0, 0];
  }
  if (!found || advances <= 0) return undefined;
  return { font, text: ' ', rtl, glyphs: found, widthEm: (widthEm * (found[1] ?? 0)) / advances };
}

/** A space of every font of a document, as soon as the document has shown one. */
export class SpaceRuns {
  readonly #runs = new Map<string, GlyphRun>();

  learn(fragments: readonly Fragment[]): void {
    for (const { run } of fragments) {
      if (this.#runs.has(run.font)) continue;
      const space = cutSpace(run);
      if (space) this.#runs.set(run.font, space);
    }
  }

  get(font: string): GlyphRun | undefined {
    return this.#runs.get(font);
  }
}
