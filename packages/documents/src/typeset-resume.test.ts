import { emptyContent } from '@folio/contract/empty-content';
import { ResumeContent } from '@folio/contract/resume-content';
import { templateIds } from '@folio/contract/template-ids';
import type { Block, InlineRun } from '@folio/typeset/blocks';
import type { DisplayList, LineItem } from '@folio/typeset/display-list';
import { layoutDocument } from '@folio/typeset/layout';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { sampleContent } from './sample-content.ts';
import { plainContent, sectionOrder, wildContent } from './testing/content-arbitrary.ts';
import { readingText, squeezed, textsOf } from './testing/reading-text.ts';
import { resumeOf } from './testing/resume.ts';
import { runsPerTemplate } from './testing/runs.ts';
import { fonts } from './testing/shared-fonts.ts';
import { typesetResume } from './typeset-resume.ts';

/** Hundreds of layouts a test, on machines that may be busy. */
vi.setConfig({ testTimeout: 60_000 });

const lay = (content: ResumeContent, templateId: (typeof templateIds)[number]): DisplayList =>
  layoutDocument(typesetResume(resumeOf(content, templateId)), fonts);

const linesOf = (list: DisplayList): LineItem[][] =>
  list.pages.map((page) => page.items.filter((item) => item.kind === 'line'));

const allBlocks = (blocks: Block[]): Block[] =>
  blocks.flatMap((block) => {
    if (block.type === 'stack') return [block, ...allBlocks(block.children)];
    if (block.type === 'row') return [block, block.left, block.right];
    if (block.type !== 'columns') return [block];
    return [block, ...block.columns.flatMap((column) => allBlocks(column.children))];
  });

const runsOf = (blocks: Block[]): InlineRun[] =>
  allBlocks(blocks).flatMap((block) => ('runs' in block ? block.runs : []));

describe.each(templateIds)('%s', (templateId) => {
  it('[typeset-resume-2] shows every word of any content, in the order it was written', () => {
    fc.assert(
      fc.property(plainContent(), (content) => {
        const shown = squeezed(readingText(lay(content, templateId)));
        for (const text of textsOf(content)) expect(shown).toContain(squeezed(text));
      }),
      { numRuns: runsPerTemplate(900) },
    );
  });

  it('fails on no content whatever, and links nowhere unsafe', () => {
    fc.assert(
      fc.property(wildContent(), sectionOrder(), (content, order) => {
        const document = typesetResume({ ...resumeOf(content, templateId), order });
        expect(layoutDocument(document, fonts).pages.length).toBeGreaterThan(0);
        for (const { href = 'https://' } of runsOf(document.blocks))
          expect(href).toMatch(/^(https?:\/\/|mailto:|tel:)[\x21-\x7e]*$/);
      }),
      { numRuns: runsPerTemplate(1_800) },
    );
  });

  it('[typeset-resume-3] reads in order: name, title, contact, then the sections', () => {
    const text = readingText(lay(sampleContent, templateId));
    const at = ['Maya', 'Product', 'maya.l', 'Summary', 'Experience', 'Harbour', 'Projects'].map(
      (words) => text.indexOf(words),
    );
    expect(at).not.toContain(-1);
    expect(at).toEqual([...at].sort((a, b) => a - b));
  });

  it('is one empty page when there is no content', () => {
    const list = lay(emptyContent(), templateId);
    expect(readingText(list)).toBe('');
    expect(list.pages).toHaveLength(1);
  });

  it('sets the sample on one page without a page label', () => {
    const list = lay(sampleContent, templateId);
    expect(list.pages).toHaveLength(1);
    expect(
      linesOf(list)
        .flat()
        .map((line) => line.text),
    ).not.toContain('Page 1 of 1');
  });

  it('[typeset-resume-1] labels the pages of a long resume and leaves no heading at a foot', () => {
    const job = sampleContent.workExperience[0];
    const jobs = Array.from({ length: 40 }, (_, index) => ({
      ...job,
      position: `Role ${index}`,
      bullets: job?.bullets.slice(0, 1 + (index % 4)) ?? [],
    }));
    const list = lay({ ...sampleContent, workExperience: jobs } as ResumeContent, templateId);
    expect(list.pages.length).toBeGreaterThan(4);
    for (const [index, lines] of linesOf(list).entries()) {
      const label = lines.find((line) => line.text.startsWith('Page '));
      expect(label?.text).toBe(`Page ${index + 1} of ${list.pages.length}`);
      const body = lines.filter((line) => line !== label);
      const lowest = body.reduce((low, line) => (line.baselinePt > low.baselinePt ? line : low));
      expect(lowest.text).not.toMatch(/^Role|^Experience|^Harbour/);
    }
  });

  it('keeps every line within the page and its margins of 10 mm', () => {
    const letters = 'W'.repeat(120);
    const personalInfo = {
      firstName: letters,
      lastName: letters,
      email: `${letters}@example.com`,
      title: letters,
      website: Array.from({ length: 12 }, (_, index) => `${index}.example.com`).join(' '),
    };
    const part = { position: letters, company: letters, bullets: [letters], dateText: letters };
    const skills = [{ category: letters, items: [letters] }];
    const languages = [{ language: letters, proficiency: 'Conversational' }];
    const content = { personalInfo, workExperience: [part], skills, languages };
    const list = lay(ResumeContent.parse(content), templateId);
    const marginPt = (10 / 25.4) * 72;
    for (const line of linesOf(list).flat()) {
      expect(line.xPt).toBeGreaterThanOrEqual(marginPt);
      expect(line.xPt + line.widthPt).toBeLessThanOrEqual(list.widthPt - marginPt + 0.01);
      expect(line.topPt).toBeGreaterThanOrEqual(marginPt);
    }
  });

  it('says where each text comes from', () => {
    const paths = lay(sampleContent, templateId).pages.flatMap((page) =>
      page.boxes.map((box) => box.path),
    );
    const expected = ['firstName', 'title', 'email', 'summary'].map(
      (field) => `personalInfo/${field}`,
    );
    for (const path of [
      ...expected,
      'workExperience/workExperience-1/position',
      'workExperience/workExperience-1/company',
      'workExperience/workExperience-1/dateText',
      'workExperience/workExperience-1/bullets/bullets-3/text',
      'education/education-1/degree',
      'skills/skills-1/items',
      'projects/projects-1/description',
      'certifications/certifications-1/name',
      'languages/languages-2/language',
      'interests',
    ])
      expect(paths).toContain(path);
  });
});
