import { DocumentSettings } from '@folio/contract/document-settings';
import { ResumeContent } from '@folio/contract/resume-content';
import { skillStyles } from '@folio/contract/setting-choices';
import { type TemplateId, templateIds } from '@folio/contract/template-ids';
import type { DisplayList, LineItem, RectItem } from '@folio/typeset/display-list';
import { layoutDocument } from '@folio/typeset/layout';
import { describe, expect, it, vi } from 'vitest';
import { contrast } from '../export-source/template-style.ts';
import { sampleContent } from '../sample-content.ts';
import { longContent } from '../testing/long-content.ts';
import { readingText, squeezed } from '../testing/reading-text.ts';
import { resumeOf } from '../testing/resume.ts';
import { fonts } from '../testing/shared-fonts.ts';
import { typesetResume } from '../typeset-resume.ts';

vi.setConfig({ testTimeout: 60_000 });

const lay = (
  settings: Partial<DocumentSettings>,
  templateId: TemplateId,
  content = sampleContent,
): DisplayList => {
  const resume = { ...resumeOf(content, templateId), settings: DocumentSettings.parse(settings) };
  return layoutDocument(typesetResume(resume), fonts);
};
const pagesOf = ({ pages }: DisplayList): LineItem[][] =>
  pages.map(({ items }) => items.filter((item) => item.kind === 'line'));
const linesOf = (list: DisplayList) => pagesOf(list).flat();
const rectsOf = ({ pages }: DisplayList): RectItem[] =>
  pages.flatMap(({ items }) => items.filter((item) => item.kind === 'rect'));
const saying = (list: DisplayList, text: string | RegExp) => {
  const line = linesOf(list).find((one) => one.text.search(text) >= 0);
  if (!line) throw new Error(`No line says ${text}`);
  return line;
};
const wordsOf = (list: DisplayList) => [...squeezed(readingText(list))].sort().join('');
const job = sampleContent.workExperience[0];
const position = job?.position ?? '';
const dateOfJob = /^[A-Z][a-z]{2} \d{4} – Present/;

/** A form has printed places for its titles and dates, whoever fills it in. */
const designed = templateIds.filter((id) => id !== 'rirekisho');

it('leaves titles and dates where a form has printed places for them', () => {
  const own = lay({}, 'rirekisho');
  for (const headingStyle of ['plain', 'line', 'bar', 'filled'] as const)
    expect(lay({ headingStyle }, 'rirekisho')).toEqual(own);
  for (const datePlace of ['left', 'right', 'below'] as const)
    expect(lay({ datePlace }, 'rirekisho')).toEqual(own);
  expect(saying(lay({ headingCase: 'capitals' }, 'rirekisho'), /^EXPERIENCE$/)).toBeDefined();
});

it('draws icons before contacts, but where their labels stand', () => {
  const shapesOf = (templateId: TemplateId) =>
    lay({ contactIcons: true }, templateId).pages.flatMap(({ items }) =>
      items.filter((item) => item.kind === 'shape'),
    );
  for (const templateId of designed)
    expect(shapesOf(templateId), templateId).toHaveLength(templateId === 'lebenslauf' ? 0 : 4);
  expect(shapesOf('rirekisho')).toEqual([]);
});

const isAround = (outer: RectItem, inner: RectItem): boolean =>
  outer.heightPt > 2 * inner.heightPt &&
  outer.xPt <= inner.xPt &&
  outer.yPt <= inner.yPt &&
  outer.xPt + outer.widthPt >= inner.xPt + inner.widthPt &&
  outer.yPt + outer.heightPt >= inner.yPt;

describe.each(designed)('%s', (templateId) => {
  const own = lay({}, templateId);

  it('begins a page with each section that its owner wants there', () => {
    const list = lay({ breakBefore: ['education', 'projects'] }, templateId);
    const headOf = (path: string) =>
      list.pages.map(({ boxes }) => boxes.find((box) => box.path === path)).filter(Boolean);
    expect(list.pages.length).toBeGreaterThan(2);
    for (const path of ['education', 'projects']) {
      const [box] = headOf(path);
      const page = list.pages.findIndex(({ boxes }) => boxes.includes(box as never));
      expect(page).toBeGreaterThan(0);
      const above = (pagesOf(list)[page] ?? []).filter(
        (line) => line.nodes[0] !== null && line.topPt < (box?.yPt ?? 0) - 1,
      );
      expect(above).toEqual([]);
    }
  });

  it.each(['plain', 'line', 'bar', 'filled'] as const)('sets its titles %s', (headingStyle) => {
    const list = lay({ headingStyle }, templateId);
    expect(wordsOf(list)).toBe(wordsOf(own));
    const title = saying(list, /^Experience$/);
    const near = rectsOf(list).filter(
      ({ yPt, heightPt, widthPt }) =>
        widthPt < 590 &&
        yPt > title.topPt - 4 &&
        yPt + heightPt < title.topPt + 26 &&
        heightPt < 40,
    );
    expect(near.length > 0).toBe(headingStyle !== 'plain');
    const background = near.at(-1)?.color ?? '#ffffff';
    const letters = title.fragments[0]?.color ?? '';
    if (headingStyle === 'filled') expect(contrast(letters, background)).toBeGreaterThan(4.5);
    if (headingStyle === 'bar') {
      const [bar = title] = near.filter(({ heightPt }) => Math.abs(heightPt - 2) < 0.01);
      const isBelow = Math.abs(bar.xPt - title.xPt) < 1;
      const middlesApart = bar.xPt + bar.widthPt / 2 - (title.xPt + title.widthPt / 2);
      expect(isBelow || Math.abs(middlesApart) < 1).toBe(true);
    }
  });

  it('sets its titles in capitals, in the letters of the language', () => {
    const list = lay({ headingCase: 'capitals' }, templateId);
    expect(saying(list, /^EXPERIENCE$/)).toBeDefined();
    expect(saying(list, position)).toBeDefined();
  });

  it('has the font of its titles apart from that of its text', () => {
    const list = lay({ headingFamily: 'Playfair Display', fontFamily: 'Lora' }, templateId);
    const fontOf = (line: LineItem) => line.fragments[0]?.run.font.replace(/-.*/, '');
    expect(fontOf(saying(list, /^Experience$/))).toBe('PlayfairDisplay');
    expect(fontOf(saying(list, position))).toBe('Lora');
  });

  it('has its dates where its owner wants them', () => {
    const at = (datePlace: 'left' | 'right' | 'below') => {
      const list = lay({ datePlace }, templateId);
      expect(wordsOf(list)).toBe(wordsOf(own));
      // The head may name the same role, in larger letters.
      const title = linesOf(list).find((line) => line.text === position && line.sizePt < 11.5);
      if (!title) throw new Error('no title');
      return { date: saying(list, dateOfJob), title };
    };
    const right = at('right');
    expect(right.date.baselinePt).toBeCloseTo(right.title.baselinePt, 3);
    expect(right.date.xPt).toBeGreaterThan(right.title.xPt);
    const below = at('below');
    expect(below.date.baselinePt).toBeGreaterThan(below.title.baselinePt);
    expect(below.date.xPt).toBeCloseTo(below.title.xPt, 3);
    const left = at('left');
    expect(left.date.baselinePt).toBeLessThan(left.title.baselinePt + 6);
    expect(left.date.xPt).toBeLessThan(left.title.xPt);
  });

  it('marks its lists as its owner wants', () => {
    const markers = (bulletStyle: DocumentSettings['bulletStyle']) =>
      linesOf(lay({ bulletStyle }, templateId, longContent))
        .map(({ text }) => text)
        .filter((text) => /^[•–▪›]$/.test(text));
    expect(new Set(markers('dash'))).toEqual(new Set(['–']));
    expect(new Set(markers('square'))).toEqual(new Set(['▪']));
    expect(markers('none')).toEqual([]);
  });

  it.each(skillStyles)('shows all skills as %s', (skillStyle) => {
    const list = lay({ skillStyle }, templateId);
    const shown = squeezed(readingText(list).replaceAll('\u00a0', ' '));
    for (const { items } of sampleContent.skills)
      for (const item of items) expect(shown).toContain(squeezed(item));
    const tagged = linesOf(list).flatMap(({ fragments }) =>
      fragments.filter((one) => one.background),
    );
    expect(tagged.length > 0).toBe(skillStyle === 'tags');
    for (const { color, background = '' } of tagged)
      expect(contrast(color, background)).toBeGreaterThan(4.5);
  });

  it('numbers publications whatever marks its lists have, in all digits', () => {
    for (const summary of ['2019', '२०१९', '٢٠١٩']) {
      const publications = [{ title: 'A' }, { title: 'B' }];
      const content = ResumeContent.parse({ personalInfo: { summary }, publications });
      const markers = linesOf(lay({ bulletStyle: 'dash' }, templateId, content))
        .map(({ text }) => text)
        .filter((text) => /^(?:\p{Nd}+\.|–)$/u.test(text));
      expect(markers).toEqual([
        expect.stringMatching(/^[1१١]\.$/),
        expect.stringMatching(/^[2२٢]\.$/),
      ]);
    }
  });

  it('draws a bar for each level that a skill says, and none for the others', () => {
    const items = ['SQL 4/5', 'Python (80 %)', 'Looker', 'Go 7/5', 'Rust 5/5', 'Lean 0 of 4'];
    const [category] = sampleContent.skills;
    const content = ResumeContent.parse({ ...sampleContent, skills: [{ ...category, items }] });
    const list = lay({ skillStyle: 'bars' }, templateId, content);
    const bars = list.pages.flatMap((page) =>
      page.items.flatMap((item) =>
        item.kind === 'rect' && Math.abs(item.heightPt - 3) < 0.01 ? [item] : [],
      ),
    );
    // Two parts each, but one where nothing is left or nothing is reached.
    expect(bars).toHaveLength(6 + 5);
    // What is reached is seen on whatever it lies on, and what is left of the whole less so.
    const [first] = bars;
    const backgrounds = (list.pages[0]?.items ?? []).flatMap((item) =>
      item.kind === 'rect' && first && isAround(item, first) ? [item.color] : [],
    );
    const [reached = 0, left = 0] = bars
      .slice(0, 2)
      .map(({ color }) => contrast(color, backgrounds.at(-1) ?? '#ffffff'));
    expect(reached).toBeGreaterThan(3);
    expect(left).toBeLessThan(reached);
    const shown = squeezed(readingText(list));
    for (const item of items) expect(shown).toContain(squeezed(item));
  });

  it('ends the bars of languages where those of skills end, and parts its categories', () => {
    const items = Array.from({ length: 3 }, (_, index) => `Skill ${index} 5/5`);
    const skills = ['One', 'Two'].map((category) => ({ category, items }));
    const languages = ['Welsh', 'Irish', 'Manx'].map((language) => ({
      language,
      proficiency: 'Native',
    }));
    const list = lay(
      { skillStyle: 'bars' },
      templateId,
      ResumeContent.parse({ skills, languages }),
    );
    const bars = rectsOf(list).filter(({ heightPt }) => Math.abs(heightPt - 3) < 0.01);
    const endOf = (some: RectItem[]) => Math.max(...some.map(({ xPt, widthPt }) => xPt + widthPt));
    expect(bars).toHaveLength(9);
    expect(endOf(bars.slice(6))).toBeCloseTo(endOf(bars.slice(0, 6)), 3);
    const tops = [...new Set(bars.slice(0, 6).map(({ yPt }) => Math.round(yPt * 100) / 100))];
    const gaps = tops.slice(1).map((top, at) => top - (tops[at] ?? 0));
    const between = gaps[tops.length / 2 - 1] ?? 0;
    const within = gaps.filter((_, at) => at !== tops.length / 2 - 1);
    for (const gap of within) expect(between).toBeGreaterThan(gap + 3);
  });

  it('parts awards of a line each where their dates stand below', () => {
    const awards = ['Red Dot', 'Blue Dot'].map((title) => ({ title, date: '2016' }));
    const content = ResumeContent.parse({ awards });
    const [first, date, second] = linesOf(lay({ datePlace: 'below' }, templateId, content))
      .filter(({ text }) => /Dot|2016/.test(text))
      .map(({ baselinePt }) => baselinePt);
    expect((second ?? 0) - (date ?? 0)).toBeGreaterThan((date ?? 0) - (first ?? 0) + 3);
  });

  it('parts no category of bars at the foot of a page', () => {
    const items = Array.from({ length: 6 }, (_, index) => `Skill ${index} 4/5`);
    const skills = Array.from({ length: 24 }, (_, index) => ({ category: `Of ${index}`, items }));
    const content = ResumeContent.parse({ ...sampleContent, skills });
    const list = lay({ skillStyle: 'bars' }, templateId, content);
    const pagesWith = content.skills.map(({ id }) =>
      list.pages.filter(({ boxes }) => boxes.some(({ path }) => path === `skills/${id}/items`)),
    );
    expect(list.pages.length).toBeGreaterThan(1);
    expect(pagesWith.map((pages) => pages.length)).toEqual(skills.map(() => 1));
  });

  it('has a head from the second page on, and numbers, as its owner wants', () => {
    const textsBesides = (settings: Partial<DocumentSettings>) =>
      pagesOf(lay(settings, templateId, longContent)).map((lines) =>
        lines.filter(({ nodes }) => nodes[0] === null).map(({ text }) => text),
      );
    const headed = textsBesides({ runningHead: true });
    expect(headed[0]).toEqual([]);
    const { firstName, lastName } = longContent.personalInfo;
    expect(headed[1]?.join(' · ')).toBe(`${firstName} ${lastName} · 2 / ${headed.length}`);
    expect(textsBesides({ runningHead: true, pageNumbers: false })[1]).toHaveLength(1);
    expect(textsBesides({ pageNumbers: false }).flat()).toEqual([]);
  });

  it('keeps the margin of each side', () => {
    const list = lay(
      { marginLeftMm: 28, marginTopMm: 8, marginBottomMm: 30 },
      templateId,
      longContent,
    );
    const pt = (mm: number) => (mm / 25.4) * 72;
    const lines = linesOf(list).filter(({ nodes }) => nodes[0] !== null);
    expect(Math.min(...lines.map(({ xPt }) => xPt))).toBeCloseTo(pt(28), 0);
    expect(Math.min(...lines.map(({ topPt }) => topPt))).toBeGreaterThanOrEqual(pt(8) - 0.01);
    const lowest = Math.max(...lines.map(({ topPt, heightPt }) => topPt + heightPt));
    expect(lowest).toBeLessThanOrEqual(list.heightPt - pt(30) + 0.01);
  });
});

describe.each(['timeline', 'lebenslauf', 'rirekisho'] as const)(
  'skills in the table of %s',
  (id) => {
    it.each(skillStyles)('stay beside the names of their categories as %s', (skillStyle) => {
      const list = lay({ skillStyle }, id);
      const [label, item] = [/^Operations$/, /Process.design/].map((text) => saying(list, text));
      expect(item?.xPt).toBeGreaterThan((label?.xPt ?? 0) + 60);
      expect(Math.abs((item?.baselinePt ?? 0) - (label?.baselinePt ?? 99))).toBeLessThan(4);
    });
  },
);

it.each([
  ['fr', 'Data\u00a0: SQL'],
  ['ja', 'Data：SQL'],
  ['de', 'Data: SQL'],
] as const)('parts a category from its skills as they do in %s', (language, words) => {
  for (const skillStyle of [null, 'list', 'bars'] as const)
    expect(saying(lay({ language, skillStyle }, 'classic'), words).text).toMatch(/^Data/);
});

describe('a side column', () => {
  const many: ResumeContent = ResumeContent.parse({
    ...longContent,
    workExperience: [...longContent.workExperience, ...longContent.workExperience].map(
      (one, at) => ({ ...one, id: `job-${at}` }),
    ),
  });
  const tall = (list: DisplayList) =>
    list.pages.map(({ items }) =>
      items.some((item) => item.kind === 'rect' && item.heightPt > list.heightPt - 1),
    );

  it.each(['modern', 'creative'] as const)(
    'of %s has the sections that are assigned to it',
    (id) => {
      const lefts = (sidebar: DocumentSettings['sidebar']) => {
        const list = lay({ sidebar }, id);
        return ['Education', 'Skills'].map((text) => saying(list, new RegExp(`^${text}$`)).xPt);
      };
      const [education = 0, skills = 0] = lefts(null);
      expect(skills).toBeLessThan(education);
      const [movedEducation = 0, movedSkills = 0] = lefts(['education']);
      expect(movedEducation).toBeLessThan(movedSkills);
    },
  );

  it.each(['modern', 'creative'] as const)('of %s ends, and its background with it', (id) => {
    const first = lay({}, id, many);
    expect(tall(first)[0]).toBe(true);
    expect(tall(first).slice(1).some(Boolean)).toBe(false);
    const all = lay({ sidebarPages: 'all' }, id, many);
    expect(tall(all)).toEqual(
      tall(first).concat(all.pages.slice(first.pages.length).map(() => false)),
    );
    const leftmost = (list: DisplayList) =>
      Math.min(...(pagesOf(list)[1] ?? []).filter((l) => l.nodes[0] !== null).map((l) => l.xPt));
    expect(leftmost(first)).toBeLessThan(leftmost(all));
    expect(wordsOf(first).replaceAll(/\d/g, '')).toBe(wordsOf(all).replaceAll(/\d/g, ''));
    const dates = (pagesOf(first)[1] ?? []).filter((l) => /^\p{L}{3} \d{4} –/u.test(l.text));
    const rightmost = Math.max(...dates.map((l) => l.xPt + l.widthPt));
    expect(rightmost + leftmost(first)).toBeCloseTo(first.widthPt, 1);
  });

  it('with nothing in it leaves the page to the text', () => {
    const list = lay({ sidebar: [] }, 'creative');
    expect(tall(list)).not.toContain(true);
  });

  it.each(['modern', 'creative'] as const)(
    'with nothing in it has the name above the text: %s',
    (templateId) => {
      const { firstName, lastName, title } = sampleContent.personalInfo;
      const { workExperience } = sampleContent;
      const begun = ResumeContent.parse({
        personalInfo: { firstName, lastName, title },
        workExperience,
      });
      const list = lay({}, templateId, begun);
      const [name, text] = [new RegExp(`^${firstName}`), /^Experience$/].map((one) =>
        saying(list, one),
      );
      expect(name?.xPt).toBeCloseTo(text?.xPt ?? 0, 1);
    },
  );
});
