import type { Token } from '../text/tokens.ts';

/** A text of the resume; paths as the display list has them, and the text as it is stored. */
export type ResumeText = { path: string; text: string };

/** A sentence or a bullet of running text: `text.slice(start, end)`. */
export type Sentence = ResumeText & { start: number; end: number; words: Token[] };
