import { DocumentSettings } from '@folio/contract/document-settings';
import { type TemplateId, templateIds } from '@folio/contract/template-ids';
import type { DisplayItem, DisplayPage, LineItem, RectItem } from '@folio/typeset/display-list';
import { layoutDocument } from '@folio/typeset/layout';
import { contrastOf, paperColors, toDarkColor } from '@folio/typeset/paint-react/dark-color';
import { describe, expect, it } from 'vitest';
import { sampleContent } from '../sample-content.ts';
import { longContent } from '../testing/long-content.ts';
import { resumeOf } from '../testing/resume.ts';
import { fonts } from '../testing/shared-fonts.ts';
import { typesetResume } from '../typeset-resume.ts';

type Word = { text: string; color: string; backgrounds: string[] };

/** The color that is painted last at a point of the page, below its text. */
function backgroundAt({ items }: DisplayPage, xPt: number, yPt: number): string {
  const isUnder = (item: DisplayItem): item is RectItem =>
    item.kind === 'rect' &&
    xPt >= item.xPt &&
    xPt <= item.xPt + item.widthPt &&
    yPt >= item.yPt &&
    yPt <= item.yPt + item.heightPt;
  return items.filter(isUnder).at(-1)?.color ?? paperColors.light;
}

/** The fragments of a line that say something, with the backgrounds below their corners. */
const wordsOf = (page: DisplayPage, line: LineItem): Word[] =>
  line.fragments
    .filter(({ run }) => /[\p{L}\p{N}]/u.test(run.text))
    .map(({ run, xPt, widthPt, color }) => {
      const left = line.xPt + xPt;
      const corners = [left, left + widthPt].flatMap((x) =>
        [line.baselinePt, line.baselinePt - 0.7 * line.sizePt].map((y) => backgroundAt(page, x, y)),
      );
      return { text: run.text, color, backgrounds: [...new Set(corners)] };
    });

/** The template's own, those that the product offers, and what would be hard to read as it is. */
const accents = [null, '#3b82f6', '#9b87f5', '#171717', '#4f46e5', '#ffff00', '#00ff7f', '#ffffff'];

/** Other pages and kinds of text, in the template's own colors and in the one that asks most. */
const onLong: readonly (string | null)[] = [null, '#ffff00'];

function wordsIn(templateId: TemplateId, accent: string | null): Word[] {
  const settings = DocumentSettings.parse({ accent });
  const contents = onLong.includes(accent) ? [sampleContent, longContent] : [sampleContent];
  const lists = contents.map((content) =>
    layoutDocument(typesetResume({ ...resumeOf(content, templateId), settings }), fonts),
  );
  return lists
    .flatMap((list) => list.pages)
    .flatMap((page) =>
      page.items.flatMap((item) => (item.kind === 'line' ? wordsOf(page, item) : [])),
    );
}

const dark = (background: string) =>
  background === paperColors.light ? paperColors.dark : toDarkColor(background);

const styles = templateIds.flatMap((templateId) =>
  accents.map((accent) => ({ templateId, accent })),
);

describe.each(styles)('$templateId in $accent', ({ templateId, accent }) => {
  const words = wordsIn(templateId, accent);

  it('lets no letter cross the edge of a background', () => {
    expect(words.length).toBeGreaterThan(40);
    expect(words.filter(({ backgrounds }) => backgrounds.length !== 1)).toEqual([]);
  });

  it('[contrast-1] sets no text that is hard to read: WCAG AA on its background, on light and on dark paper', () => {
    const hard = words.flatMap(({ text, color, backgrounds }) =>
      backgrounds.flatMap((background) => {
        const light = contrastOf(color, background);
        const onDark = contrastOf(toDarkColor(color), dark(background));
        return Math.min(light, onDark) < 4.5 ? [{ text, color, background, light, onDark }] : [];
      }),
    );
    expect(hard).toEqual([]);
  });
});
