import { defaultSettings } from '@folio/contract/default-settings';
import { ResumeContent } from '@folio/contract/resume-content';
import { defaultSectionOrder } from '@folio/contract/section-names';
import { templates } from '@folio/contract/template-list';
import { fonts } from '@folio/documents/testing/shared-fonts';
import { typesetResume } from '@folio/documents/typeset-resume';
import { layoutDocument } from '@folio/typeset/layout';
import { expect, it } from 'vitest';
import type { Need } from './needs.ts';
import { marksOf } from './page-marks.ts';

const text = 'Rewrote 140 SQL reports as dbt models.';
const content = ResumeContent.parse({
  personalInfo: { firstName: 'Meera', lastName: 'Iyer' },
  workExperience: [
    { id: 'one', position: 'Analyst', company: 'Bank', bullets: [{ id: 'b', text }] },
  ],
  skills: [{ id: 'data', category: 'Data', items: ['SQL', 'Airflow', 'Spark'] }],
});
const need = (name: string, path: string, within: string): Need => {
  const start = within.indexOf(name);
  const places = start < 0 ? [] : [{ path, text: within, start, end: start + name.length }];
  return { name, label: name, level: 'shown', quote: '', places, isLeftOut: false };
};
const bullet = 'workExperience/one/bullets/b/text';
const needs = [
  need('SQL', bullet, text),
  need('dbt', bullet, text),
  need('Airflow', 'skills/data/items/1', 'Airflow'),
  need('Snowflake', '', ''),
];

it.each(templates.map(({ id }) => id))(
  'marks what answers a need on the page of %s',
  (templateId) => {
    const list = layoutDocument(
      typesetResume({
        name: 'Mine',
        templateId,
        content,
        order: [...defaultSectionOrder],
        settings: defaultSettings,
      }),
      fonts,
    );
    const { marks, numerals } = marksOf(needs, list, 15, { beyondPt: 7.5 });
    expect([...new Set(marks.map((mark) => mark.need))]).toEqual([0, 1, 2]);
    for (const { widthPt, heightPt } of marks) {
      expect(widthPt).toBeGreaterThan(5);
      expect(widthPt).toBeLessThan(80);
      expect(heightPt).toBeGreaterThan(5);
    }
    // One numeral each, those of one line beside each other, none further beside the paper than there is
    // room: what has none is counted.
    const counted = numerals.reduce((sum, { more }) => sum + 1 + more, 0);
    expect(counted).toBe(3);
    const lines = Map.groupBy(numerals, ({ page, yPt }) => `${page} ${yPt}`);
    for (const inLine of lines.values())
      for (const [at, { xPt }] of inLine.entries())
        expect(at === 0 || (inLine[at - 1]?.xPt ?? 0) - xPt > 15 * 0.85).toBe(true);
    const inHand = marksOf(needs, list, 15, { beyondPt: 7.5, chosen: 1 }).numerals;
    expect(inHand.map((numeral) => numeral.need)).toContain(1);
    const asked = marksOf(needs, list, 15, {
      beyondPt: 7.5,
      empty: { need: 3, path: 'workExperience/one' },
    });
    const empty = asked.numerals.find(({ need }) => need === 3);
    const numeral = asked.numerals.find(({ need }) => need === 0);
    expect(empty?.yPt, 'above the bullets of its entry').toBeLessThan(numeral?.yPt ?? 0);
    const ofBullet = marksOf(needs, list, 15, { beyondPt: 40 }).numerals;
    const [one, other] = [0, 1].map((wanted) => ofBullet.find(({ need: of }) => of === wanted));
    expect(one?.yPt).toBe(other?.yPt);
    expect(one?.more).toBe(0);
    for (const { xPt } of numerals) expect(xPt).toBeGreaterThanOrEqual(-15 / 2);
  },
);

it('a row of numerals covers no text of the sidebar to its left', () => {
  const technologies = ['SQL', 'dbt', 'reports', 'Rewrote', 'models'];
  const list = layoutDocument(
    typesetResume({
      name: 'Mine',
      templateId: 'creative',
      content: ResumeContent.parse({
        ...content,
        skills: Array.from({ length: 30 }, (_, at) => ({
          category: `Category ${at}`,
          items: ['One with many words', 'Another one with words'],
        })),
      }),
      order: [...defaultSectionOrder],
      settings: defaultSettings,
    }),
    fonts,
  );
  const many = technologies.map((name) => need(name, bullet, text));
  const apartPt = 15;
  const { numerals } = marksOf(many, list, apartPt, { beyondPt: apartPt / 2 });
  expect(numerals.reduce((sum, { more }) => sum + 1 + more, 0)).toBe(many.length);
  const [{ page, yPt } = { page: 0, yPt: 0 }] = numerals;
  const ends = (list.pages[page]?.items ?? []).flatMap((item) =>
    item.kind === 'line' && Math.abs(item.topPt + item.heightPt / 2 - yPt) < item.heightPt / 2
      ? [item.xPt + item.widthPt]
      : [],
  );
  const first = Math.max(...numerals.map(({ xPt }) => xPt));
  const sidebar = Math.max(0, ...ends.filter((end) => end < first));
  for (const { xPt } of numerals.slice(1)) expect(xPt - apartPt / 2).toBeGreaterThan(sidebar);
});

it('numerals of lines in a row do not lie on one another where the margin is narrow', () => {
  const [first, second] = ['Built 40 dashboards in SQL', 'Moved all models to dbt'];
  const list = layoutDocument(
    typesetResume({
      name: 'Mine',
      templateId: 'classic',
      content: ResumeContent.parse({
        personalInfo: { firstName: 'Ada' },
        workExperience: [{ position: 'Analyst', company: 'Inn', bullets: [first, second] }],
      }),
      order: [...defaultSectionOrder],
      settings: { ...defaultSettings, marginMm: 8 },
    }),
    fonts,
  );
  const paths = list.pages.flatMap(({ boxes }) =>
    boxes.map((box) => box.path).filter((path) => path.includes('bullets')),
  );
  const apartPt = 24;
  const inRow = [first, second].map((text, at) => need(text, paths[at] ?? '', text));
  const [one, other] = marksOf(inRow, list, apartPt, { beyondPt: apartPt / 2 }).numerals;
  if (!one || !other) throw new Error('A numeral is missing');
  expect(Math.abs(one.yPt - other.yPt)).toBeLessThan(apartPt);
  expect(Math.hypot(one.xPt - other.xPt, one.yPt - other.yPt)).toBeGreaterThan(apartPt * 0.8);
});

it('a numeral with a count behind two digits lies on no other', () => {
  const settings = { ...defaultSettings, marginLeftMm: 10 };
  const order = [...defaultSectionOrder];
  const list = layoutDocument(
    typesetResume({ name: 'Mine', templateId: 'modern', content, order, settings }),
    fonts,
  );
  const others = Array.from({ length: 9 }, () => need('Snowflake', '', ''));
  const skills = ['SQL', 'Airflow', 'Spark'].map((name, at) =>
    need(name, `skills/data/items/${at}`, name),
  );
  const { numerals } = marksOf([...others, ...skills], list, 15, { beyondPt: 7.5 });
  const counted = numerals.filter(({ more }) => more > 0);
  expect(counted).toHaveLength(1);
  expect(numerals.filter(({ yPt }) => yPt === counted[0]?.yPt)).toHaveLength(1);
});
