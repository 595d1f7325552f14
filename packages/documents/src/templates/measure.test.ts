/**
 * How long the lines of running text are. Between 60 and 90 letters, spaces included, an eye finds
 * the next line without a search; beside a sidebar or in two columns they may be shorter.
 */
import { DocumentSettings } from '@folio/contract/document-settings';
import { ResumeContent } from '@folio/contract/resume-content';
import { templateIds } from '@folio/contract/template-ids';
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
    expect(letters).toBeGreaterThanOrEqual(58);
    expect(letters).toBeLessThanOrEqual(90);
  });

  it('[measure-3] keeps 45 letters a line in the largest letters between the widest margins', () => {
    const skills = [{ category: 'Tools', items: ['Excel', 'SQL'] }];
    const settings = DocumentSettings.parse({ fontScale: 1.25, marginMm: 30 });
    const resume = { ...resumeOf({ ...content, skills: withIds(skills) }, templateId), settings };
    const list = layoutDocument(typesetResume(resume), fonts);
    const lines = list.pages.flatMap(({ items }) => items.filter((item) => item.kind === 'line'));
    const full = lines.filter(({ breakAfter }) => breakAfter !== '');
    expect(median(full.map(({ text }) => text.length))).toBeGreaterThanOrEqual(45);
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
