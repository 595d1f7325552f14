import { sentencesOf, type Token, tokensOf } from '../text/segmentation.ts';

/** A text of the resume as stored, with its path as in the display list. */
export type ResumeText = { path: string; text: string };

/** A sentence or bullet of running text: `text.slice(start, end)`. */
export type Sentence = ResumeText & { start: number; end: number; words: Token[] };

export function sentencesIn({ path, text }: ResumeText): Sentence[] {
  return sentencesOf(text).map(({ start, end }) => ({
    path,
    text,
    start,
    end,
    words: tokensOf(text.slice(start, end), start),
  }));
}
