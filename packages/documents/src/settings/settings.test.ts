import { DocumentSettings } from '@folio/contract/document-settings';
import type { ResumeContent } from '@folio/contract/resume-content';
import { fontChoices } from '@folio/contract/setting-choices';
import { type TemplateId, templateIds } from '@folio/contract/template-ids';
import type { DisplayList, LineItem } from '@folio/typeset/display-list';
import { layoutDocument } from '@folio/typeset/layout';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { exportDocument } from '../export-document.ts';
import { contrast } from '../export-source/template-style.ts';
import { sampleContent } from '../sample-content.ts';
import { lookSettings, plainContent } from '../testing/content-arbitrary.ts';
import { readingText, squeezed, textsOf } from '../testing/reading-text.ts';
import { resumeOf } from '../testing/resume.ts';
import { runsPerTemplate } from '../testing/runs.ts';
import { fonts } from '../testing/shared-fonts.ts';
import { typesetResume } from '../typeset-resume.ts';
import { fromOklch, toOklch } from './oklch.ts';
import { recolor } from './recolor.ts';

vi.setConfig({ testTimeout: 60_000 });

const lay = (
  settings: Partial<DocumentSettings>,
  templateId: TemplateId = 'modern',
  content: ResumeContent = sampleContent,
): DisplayList => {
  const resume = {
    ...resumeOf(content, templateId),
    settings: DocumentSettings.parse(settings),
  };
  return layoutDocument(typesetResume(resume), fonts);
};
const linesOf = ({ pages }: DisplayList): LineItem[] =>
  pages.flatMap(({ items }) => items.filter((item) => item.kind === 'line'));
const lineSaying = (list: DisplayList, text: string) => {
  const line = linesOf(list).find((one) => one.text === text);
  if (!line) throw new Error(`No line says ${text}`);
  return line;
};
const wordsOf = (list: DisplayList) => squeezed(readingText(list));

describe.each(templateIds)('%s', (templateId) => {
  const own = layoutDocument(typesetResume(resumeOf(sampleContent, templateId)), fonts);

  it('is as it was where nothing is set', () => {
    expect(lay({}, templateId)).toEqual(own);
  });

  it('shows every word on the page, whatever the look', () => {
    fc.assert(
      fc.property(plainContent(), lookSettings(), (content, settings) => {
        const list = lay(settings, templateId, content);
        // Titles may be in capitals.
        const cased = (words: string) =>
          settings.headingCase === 'capitals' ? words.toLocaleUpperCase('en') : words;
        const shown = cased(wordsOf(list));
        for (const text of textsOf(content)) expect(shown).toContain(cased(squeezed(text)));
        const { marginMm } = settings;
        const marginPt = (mm: number | null) => (mm === null ? 28 : (mm / 25.4) * 72);
        const leftPt = marginPt(settings.marginLeftMm ?? marginMm);
        for (const line of linesOf(list)) {
          expect(line.xPt).toBeGreaterThanOrEqual(leftPt - 0.01);
          expect(line.xPt + line.widthPt).toBeLessThanOrEqual(
            list.widthPt - marginPt(marginMm) + 0.01,
          );
          expect(line.topPt).toBeGreaterThanOrEqual(0);
          expect(line.baselinePt).toBeLessThanOrEqual(list.heightPt);
        }
      }),
      { numRuns: runsPerTemplate(360) },
    );
  });

  it('fills a page of Letter as it fills one of A4', () => {
    const list = lay({ pageSize: 'Letter' }, templateId);
    expect(list).toMatchObject({ widthPt: 612, heightPt: 792 });
    expect(wordsOf(list)).toBe(wordsOf(own));
    // What is flush with the right-hand margin: a date, a rule, or the edge of a box.
    const rulesOf = ({ pages }: DisplayList) =>
      pages.flatMap(({ items }) => items.filter((i) => i.kind === 'rect' && i.heightPt < 2));
    const right = (one: DisplayList) =>
      Math.max(
        ...[...linesOf(one), ...rulesOf(one)].map((item) =>
          'xPt' in item ? item.xPt + item.widthPt : 0,
        ),
      );
    const moved = list.widthPt - right(list) - (own.widthPt - right(own));
    expect(Math.abs(moved)).toBeLessThan(1);
    for (const { items } of list.pages)
      for (const item of items)
        if (item.kind === 'rect') expect(item.xPt + item.widthPt).toBeLessThanOrEqual(612.01);
  });

  it('keeps the margins that are set, and backgrounds that meet the edge of the page', () => {
    const list = lay({ marginMm: 20 }, templateId);
    const marginPt = (20 / 25.4) * 72;
    expect(Math.min(...linesOf(list).map(({ xPt }) => xPt))).toBeCloseTo(marginPt, 0);
    const edges = ({ pages }: DisplayList) =>
      (pages[0]?.items ?? []).flatMap((item) =>
        item.kind === 'rect' ? [[item.xPt === 0, item.yPt === 0]] : [],
      );
    const lefts = (one: DisplayList) => edges(one).filter(([left]) => left).length;
    const tops = (one: DisplayList) => edges(one).filter(([, top]) => top).length;
    expect(lefts(list)).toBe(lefts(own));
    expect(tops(list)).toBe(tops(own));
  });

  it.each(fontChoices)('is set in %s throughout', (fontFamily) => {
    const used = linesOf(lay({ fontFamily }, templateId)).flatMap(({ fragments }) =>
      fragments.map(({ run }) => run.font.replace(/-.*/, '')),
    );
    expect(new Set(used)).toEqual(new Set([fontFamily.replaceAll(' ', '')]));
  });

  it('takes another accent where it has one, and nothing else changes', () => {
    const list = lay({ accent: '#a21caf' }, templateId);
    const colorsOf = (one: DisplayList) =>
      new Set(linesOf(one).flatMap(({ fragments }) => fragments.map(({ color }) => color)));
    expect(colorsOf(list)).not.toEqual(colorsOf(own));
    const places = (one: DisplayList) =>
      linesOf(one).map(({ xPt, baselinePt, text }) => [xPt, baselinePt, text]);
    expect(places(list)).toEqual(places(own));
  });
});

describe('a scale', () => {
  it('of text makes letters and lines larger', () => {
    const text = 'Maya Lindqvist';
    const [own, large] = [lay({}), lay({ fontScale: 1.2 })];
    expect(lineSaying(large, text).sizePt).toBeCloseTo(1.2 * lineSaying(own, text).sizePt);
  });

  it.each(['leadingScale', 'spacingScale'] as const)('of %s moves lines apart alone', (scale) => {
    const [own, wide] = [lay({}), lay({ [scale]: 1.3 })];
    const isLabel = (text: string) => text.startsWith('Page ');
    const sizes = (list: DisplayList) =>
      linesOf(list).flatMap(({ sizePt, text }) => (isLabel(text) ? [] : [sizePt]));
    expect(new Set(sizes(wide))).toEqual(new Set(sizes(own)));
    const last = (list: DisplayList) =>
      Math.max(...(list.pages[0]?.items ?? []).map((i) => (i.kind === 'line' ? i.baselinePt : 0)));
    expect(last(wide)).toBeGreaterThan(last(own));
    expect(wordsOf(wide).startsWith(wordsOf(own).slice(0, 500))).toBe(true);
  });
});

describe('an accent', () => {
  it('leaves what is read readable, and a dark one as dark as it is', () => {
    const color = fc.integer({ min: 0, max: 0xffffff });
    fc.assert(
      fc.property(color, color, (own, accent) => {
        const [one, other] = [own, accent].map((n) => `#${n.toString(16).padStart(6, '0')}`);
        if (!one || !other) throw new Error('two colours');
        const becomes = recolor(one, other);
        const isDark = contrast(one, '#ffffff') > 4.2;
        const background = isDark ? '#ffffff' : '#000000';
        const rounding = 0.98;
        // Ink, which may stand on a background in the accent, is what is darker than luminance 0.03.
        const inkContrast = (1 + 0.05) / (0.03 + 0.05);
        const enough = isDark && contrast(one, '#ffffff') <= inkContrast ? 5 : 21;
        const least = Math.min(enough, contrast(one, background)) * rounding;
        expect(contrast(becomes, background)).toBeGreaterThan(least);
      }),
    );
    expect(recolor('#1d4fc4', '#171717')).toBe('#171717');
  });

  it('gives backgrounds its hue, and no more color than the template has there', () => {
    const anyColor = fc.integer({ min: 0, max: 0xffffff });
    const pale = '#f1f5fb';
    fc.assert(
      fc.property(anyColor, (value) => {
        const becomes = toOklch(recolor(pale, `#${value.toString(16).padStart(6, '0')}`));
        expect(becomes.chroma).toBeLessThan(1.5 * toOklch(pale).chroma + 0.004);
      }),
    );
    expect(recolor(pale, '#ffff00')).not.toBe('#ffff00');
    for (const color of ['#9b87f5', '#000000', '#ffffff', '#7a1f2e'])
      expect(fromOklch(toOklch(color))).toBe(color);
  });
});

describe('what is shown', () => {
  const settings = {
    hiddenSections: ['interests', 'languages'],
    sectionTitles: { skills: 'Tools & <b>methods</b>', workExperience: ' ' },
    dateFormat: 'MM/YYYY',
  } as const;
  const chosen = {
    ...resumeOf(sampleContent),
    settings: {
      ...DocumentSettings.parse({}),
      ...settings,
      hiddenSections: [...settings.hiddenSections],
    },
  };

  it('leaves hidden sections out, says the titles and writes the dates', () => {
    const text = readingText(layoutDocument(typesetResume(chosen), fonts));
    expect(text).toContain('Tools & <b>methods</b>');
    expect(text).not.toMatch(/^(Skills|Interests|Languages)$/m);
    expect(text).toMatch(/^Experience$/m);
    expect(text).toMatch(/\d\d\/\d{4} – Present/);
  });

  it.each(['html', 'txt', 'doc'] as const)('is the same in %s', async (format) => {
    const text = new TextDecoder().decode(await exportDocument(chosen, format));
    expect(text).toMatch(/Tools (&|&amp;)/i);
    expect(text).not.toMatch(/>Interests<|^INTERESTS$/im);
    expect(text).toMatch(/\d\d\/\d{4}/);
  });

  it('is everything in JSON Resume, what is hidden apart from the rest', async () => {
    const jsonOf = async (resume: Parameters<typeof exportDocument>[0]) =>
      JSON.parse(new TextDecoder().decode(await exportDocument(resume, 'json')));
    const { meta, ...shown } = await jsonOf(chosen);
    const whole = await jsonOf(resumeOf(sampleContent));
    const hidden = Object.entries<object[]>(meta.folio.hidden).map(([name, entries]) => [
      name,
      entries.map((entry) => ({ ...entry, at: undefined })),
    ]);
    expect(hidden).not.toEqual([]);
    expect({ ...shown, ...Object.fromEntries(hidden) }).toEqual({ ...whole, meta: undefined });
  });
});
