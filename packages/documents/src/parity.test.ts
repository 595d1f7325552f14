import { templateIds } from '@folio/contract/template-ids';
import type { DisplayList, DisplayPage, LineItem } from '@folio/typeset/display-list';
import { layoutDocument } from '@folio/typeset/layout';
import { paintPdf } from '@folio/typeset/paint-pdf/paint-pdf';
import fc from 'fast-check';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { plainContent } from './testing/content-arbitrary.ts';
import { resumeOf } from './testing/resume.ts';
import { fonts } from './testing/shared-fonts.ts';
import { typesetResume } from './typeset-resume.ts';

/**
 * The preview paints the lines of the display list; what the PDF shows is read back with pdf.js,
 * from where its glyphs stand. Both must be the same lines at the same places.
 */
const contents = 1_000;
const contentsPerTemplate = Math.ceil(contents / templateIds.length);

type Word = { text: string; xPt: number; yPt: number; widthPt: number };

async function wordsOfPages(pdf: Uint8Array, heightPt: number): Promise<Word[][]> {
  const task = getDocument({ data: pdf, disableFontFace: true, verbosity: 0 });
  const document = await task.promise;
  const pages: Word[][] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ disableNormalization: true });
    pages.push(
      items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [
              {
                text: item.str,
                xPt: item.transform[4],
                yPt: heightPt - item.transform[5],
                widthPt: item.width,
              },
            ]
          : [],
      ),
    );
  }
  await task.destroy();
  return pages;
}

/** The PDF's words gathered on the display list's lines; a word on no line is a difference. */
function differences(page: DisplayPage, words: Word[]): string[] {
  const lines = page.items.filter((item) => item.kind === 'line' && item.text.trim() !== '');
  const gathered = lines.map((): Word[] => []);
  const stray: string[] = [];
  for (const word of words) {
    const index = lines.findIndex(
      (line) =>
        line.kind === 'line' &&
        Math.abs(line.baselinePt - word.yPt) < 0.01 &&
        word.xPt > line.xPt - 0.05 &&
        endPt(word, line.letterSpacingPt) < line.xPt + line.widthPt + 0.05,
    );
    if (index < 0) stray.push(`stray: ${word.text}`);
    else gathered[index]?.push(word);
  }
  const mismatches = lines.flatMap((line, index) => {
    const expected = line.kind === 'line' ? plain(painted(line)) : '';
    const ordered = [...(gathered[index] ?? [])].sort((a, b) => a.xPt - b.xPt);
    const found = plain(ordered.map((word) => word.text).join(''));
    return found === expected ? [] : [`${expected} ≠ ${found}`];
  });
  return [...stray, ...mismatches];
}

/** pdf.js's widths don't tell of letter spacing, so there only the start is compared. */
const endPt = (word: Word, letterSpacingPt: number) =>
  word.xPt + (letterSpacingPt === 0 ? word.widthPt : 0);

/** The text of a line with the hyphen that parts a word at its end, which is painted and no letter. */
const painted = ({ text, fragments }: LineItem): string =>
  fragments.some(({ isHyphen }) => isHyphen) ? `${text}-` : text;

/** A date that is read after what stands to its right has an invisible boundary before it. */
const plain = (text: string) => text.replace(/[\s\u200b]+/g, '');

async function compare(list: DisplayList): Promise<string[]> {
  const pages = await wordsOfPages(paintPdf(list, fonts), list.heightPt);
  if (pages.length !== list.pages.length) return [`${list.pages.length} ≠ ${pages.length} pages`];
  return list.pages.flatMap((page, index) => differences(page, pages[index] ?? []));
}

describe.each(templateIds)('%s', (templateId) => {
  it('breaks the same lines in the PDF as in the preview', async () => {
    const seen = { contents: 0 };
    await fc.assert(
      fc.asyncProperty(plainContent({ maxEntries: 2 }), async (content) => {
        const list = layoutDocument(typesetResume(resumeOf(content, templateId)), fonts);
        expect(await compare(list)).toEqual([]);
        seen.contents += 1;
      }),
      { numRuns: contentsPerTemplate, endOnFailure: true },
    );
    expect(seen.contents).toBe(contentsPerTemplate);
  });
});
