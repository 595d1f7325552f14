import type { ContentPath } from '@folio/typeset/blocks';
import {
  blockAt,
  type DisplayList,
  type DisplayPage,
  isBlankRun,
  type LineItem,
} from '@folio/typeset/display-list';
import { graphemesOf } from '@folio/typeset/shape/graphemes';
import type { FontFace } from './font-faces.ts';
import { scriptOfLetter } from './script-of-letter.ts';

/** A letter with its marks that no font of the document has, and its paths in the content. */
export type MissingLetter = {
  letter: string;
  /** The script, such as 'Tamil', or the kind of a letter without one, such as 'emoji'. */
  script: string;
  /**
   * Paths of the blocks that show it, each once; empty for text outside the content, such as page
   * numbers.
   */
  paths: ContentPath[];
};

/**
 * Returns the letters of a laid out document that are blank in the preview and the PDF because none
 * of its fonts has them, each once, in reading order. For almost every document there are none, and
 * the check costs almost nothing. Letters that a face in `notThere` (from `missingFaces`) may show
 * are left out.
 */
export function missingLetters(
  list: DisplayList,
  notThere: readonly FontFace[] = [],
): MissingLetter[] {
  const found = new Map<string, MissingLetter>();
  for (const page of list.pages)
    for (const item of page.items) if (item.kind === 'line') noteBlanks(found, page, item);
  return [...found.values()].filter(
    ({ letter }) => !notThere.some((face) => mayShow(face, letter)),
  );
}

/** A template's own face has no `covers` and may show any letter. */
const mayShow = ({ covers }: FontFace, letter: string): boolean =>
  !covers ||
  Array.from(letter, (character) => character.codePointAt(0) ?? 0).some((codePoint) =>
    covers.some(([first, last]) => codePoint >= first && codePoint <= last),
  );

type Found = Map<string, MissingLetter>;

function noteBlanks(found: Found, page: DisplayPage, line: LineItem): void {
  for (const { run, xPt, widthPt } of line.fragments) {
    if (!isBlankRun(run)) continue;
    const middlePt = line.xPt + xPt + widthPt / 2;
    const path = blockAt(page, middlePt, line.topPt + line.heightPt / 2);
    for (const { segment } of graphemesOf(run.text)) note(found, segment, path);
  }
}

function note(found: Found, letter: string, path: ContentPath | undefined) {
  const known = found.get(letter) ?? { letter, script: scriptOfLetter(letter), paths: [] };
  if (path !== undefined && !known.paths.includes(path)) known.paths.push(path);
  found.set(letter, known);
}
