import type { ResumeContent } from '@folio/contract/resume-content';
import { templateIds } from '@folio/contract/template-ids';
import { readPdf, type Tag } from '@folio/typeset/testing/read-pdf';
import { describe, expect, it } from 'vitest';
import { resumePdf } from './make-pdf.ts';
import { outlineResume } from './outline/outline-resume.ts';
import { sampleContent } from './sample-content.ts';
import { resumeOf } from './testing/resume.ts';
import { fonts } from './testing/shared-fonts.ts';

const read = (content: ResumeContent, templateId: (typeof templateIds)[number]) =>
  readPdf(resumePdf(resumeOf(content, templateId), fonts));

const descendants = (tag: Tag): Tag[] => [tag, ...(tag.children ?? []).flatMap(descendants)];
const rolesIn = (pages: readonly Tag[]) =>
  pages.flatMap((page) => (page ? descendants(page) : [])).map(({ role }) => role ?? '');
const sameIgnoringCase = (text: string) => text.toLocaleLowerCase('en');

describe.each(templateIds)('%s', (templateId) => {
  it('has a section and a bookmark for each section that it shows', async () => {
    const { bookmarks, tags } = await read(sampleContent, templateId);
    const titles = outlineResume(resumeOf(sampleContent)).sections.map(({ title }) => title.text);
    const shown = bookmarks.map(sameIgnoringCase);
    for (const title of titles) expect(shown).toContain(sameIgnoringCase(title));
    const sections = tags
      .flatMap((page) => (page ? descendants(page) : []))
      .filter(({ role }) => role === 'Sect');
    expect(sections.length).toBeGreaterThanOrEqual(bookmarks.length);
  });

  it('has lists, and every entry below a heading of its section', async () => {
    const roles = rolesIn((await read(sampleContent, templateId)).tags);
    expect(roles).toContain('L');
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles.filter((role) => role === 'H3').length).toBeGreaterThan(3);
  });

  it('reads an entry by its heading before its date', async () => {
    const { texts } = await read(sampleContent, templateId);
    const text = texts.join('\n');
    expect(text.indexOf('Product Operations Manager')).toBeGreaterThan(0);
    expect(text.indexOf('Product Operations Manager')).toBeLessThan(text.indexOf('Apr 2021'));
  });
});

describe('tables', () => {
  it.each(['professional', 'academic', 'minimal'] as const)('skills are one in %s', async (id) => {
    const roles = rolesIn((await read(sampleContent, id)).tags);
    expect(roles.filter((role) => role === 'TR')).toHaveLength(sampleContent.skills.length);
    expect(roles.filter((role) => role === 'TH')).toHaveLength(sampleContent.skills.length);
  });
});
