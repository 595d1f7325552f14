/**
 * How long the lines of running text are. Between 60 and 90 letters, spaces included, an eye finds
 * the next line without a search.
 */
import { DocumentSettings } from '@folio/contract/document-settings';
import { ResumeContent } from '@folio/contract/resume-content';
import { fontChoices } from '@folio/contract/setting-choices';
import { isForm, type TemplateId, templateIds } from '@folio/contract/template-ids';
import { layoutDocument } from '@folio/typeset/layout';
import { describe, expect, it } from 'vitest';
import { sampleContent } from '../sample-content.ts';
import { resumeOf } from '../testing/resume.ts';
import { fonts } from '../testing/shared-fonts.ts';
import { typesetResume } from '../typeset-resume.ts';

const story = sampleContent.workExperience.flatMap(({ bullets }) =>
  bullets.map(({ text }) => text),
);
const content = ResumeContent.parse({
  personalInfo: { firstName: 'Maya', summary: story.join(' ') },
  workExperience: [{ position: 'Manager', company: 'Harbour', bullets: [story.join(' ')] }],
});

/** The median of letters a line, and how much of what the page leaves between margins they may fill. */
function textOf(templateId: TemplateId, style: object) {
  const settings = DocumentSettings.parse(style);
  const skills = withIds([{ category: 'Tools', items: ['Excel', 'SQL'] }]);
  const document = typesetResume({
    ...resumeOf({ ...content, skills }, templateId),
    settings,
  });
  const { widthPt, marginLeftPt, marginRightPt } = document.page;
  const list = layoutDocument(document, fonts);
  const full = list.pages
    .flatMap(({ items }) => items.filter((item) => item.kind === 'line'))
    .filter(({ breakAfter }) => breakAfter !== '');
  const boxes = list.pages.flatMap(({ boxes: all }) => all);
  const widest = Math.max(
    ...boxes
      .filter(({ path }) => path.startsWith('personalInfo/summary'))
      .map((box) => box.widthPt),
  );
  return {
    letters: median(full.map(({ text }) => text.length)),
    share: widest / (widthPt - marginLeftPt - marginRightPt),
  };
}

/** Where the page itself has room for fewer than 60, the text has all of it; a form keeps its cells. */
function fewestIn(templateId: TemplateId, { share }: { share: number }): number {
  if (isForm(templateId)) return 48;
  return share > 0.99 ? 54 : 60;
}

const styles = [0.8, 1, 1.1, 1.25].flatMap((fontScale) =>
  [null, 20, 30].flatMap((marginMm) =>
    [null, ...fontChoices].map((fontFamily) => ({ fontScale, marginMm, fontFamily })),
  ),
);

const withIds = (skills: object[]) => ResumeContent.parse({ skills }).skills;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

function linesOf(templateId: (typeof templateIds)[number]) {
  const list = layoutDocument(typesetResume(resumeOf(content, templateId)), fonts);
  return list.pages.flatMap(({ items }) => items.filter((item) => item.kind === 'line'));
}

describe.each(templateIds)('%s', (templateId) => {
  it('[measure-1] sets lines of 60 to 90 letters', () => {
    const full = linesOf(templateId).filter(({ breakAfter }) => breakAfter !== '');
    expect(full.length).toBeGreaterThan(10);
    const letters = median(full.map(({ text }) => text.length));
    expect(letters).toBeGreaterThanOrEqual(60);
    expect(letters).toBeLessThanOrEqual(90);
  });

  it('lets running text run as far to the right as dates', () => {
    const list = layoutDocument(typesetResume(resumeOf(sampleContent, templateId)), fonts);
    const boxes = list.pages.flatMap((page) => page.boxes);
    /** Of the first block whose path ends so. */
    const rightOf = (end: RegExp) => {
      const box = boxes.find(({ path }) => path.startsWith('workExperience/') && end.test(path));
      if (!box) throw new Error('The sample has changed');
      return box.xPt + box.widthPt;
    };
    expect(rightOf(/bullets\/[^/]+\/text$/)).toBeGreaterThan(rightOf(/dateText$/) - 6);
  });

  it('[measure-3] keeps 60 letters a line at every size, between all margins, in all families', () => {
    const found = styles.map((style) => ({ ...style, ...textOf(templateId, style) }));
    expect(found.filter(({ letters }) => letters > 90)).toEqual([]);
    expect(found.filter((one) => one.letters < fewestIn(templateId, one))).toEqual([]);
  });

  it('[measure-2] sets nothing smaller than 9 points', () => {
    const lists = [sampleContent].map((one) =>
      layoutDocument(typesetResume(resumeOf(one, templateId)), fonts),
    );
    const lines = lists.flatMap(({ pages }) =>
      pages.flatMap(({ items }) => items.filter((item) => item.kind === 'line')),
    );
    expect(lines.filter(({ sizePt }) => sizePt < 9)).toEqual([]);
  });
});
