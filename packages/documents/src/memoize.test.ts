/** What is made of an entry is made once, as long as the entry and all that it is made with are the same. */
import { defaultSettings } from '@folio/contract/default-settings';
import { templateIds } from '@folio/contract/template-ids';
import type { Block } from '@folio/typeset/blocks';
import { layoutDocument } from '@folio/typeset/layout';
import { describe, expect, it } from 'vitest';
import { memoized } from './memoize.ts';
import { sampleContent } from './sample-content.ts';
import { resumeOf } from './testing/resume.ts';
import { fonts } from './testing/shared-fonts.ts';
import { typesetResume } from './typeset-resume.ts';

const typed = {
  ...sampleContent,
  personalInfo: { ...sampleContent.personalInfo, summary: 'A letter more.' },
};
const arranged = {
  ...defaultSettings,
  fontScale: 1.1,
  marginMm: 20,
  accent: '#7c2d12',
  companyFirst: true,
  ...({
    headingStyle: 'bar',
    bulletStyle: 'dash',
    datePlace: 'below',
    skillStyle: 'tags',
  } as const),
};

const inside = (block: Block): Block[] =>
  block.type === 'stack'
    ? block.children
    : block.type === 'columns'
      ? block.columns.flatMap(({ children }) => children)
      : [];
const stacks = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [...(block.type === 'stack' ? [block] : []), ...stacks(inside(block))]);

describe('memoized', () => {
  const make = memoized((key: { name: string }, suffix: string) => ({ text: key.name + suffix }));
  const key = { name: 'a' };

  it('gives the same value for the same object, and another with other words', () => {
    const first = make(key, '1');
    expect(make(key, '1')).toBe(first);
    expect(make(key, '2')).toEqual({ text: 'a2' });
    expect(make({ name: 'a' }, '1')).not.toBe(first);
  });
});

describe.each(templateIds)('%s', (templateId) => {
  it('keeps the blocks of jobs while somebody types elsewhere', () => {
    const jobsOf = (content: typeof sampleContent) =>
      stacks(typesetResume(resumeOf(content, templateId)).blocks).filter(
        (block) => 'path' in block && /^workExperience\/[^/]+$/.test(block.path ?? ''),
      );
    const before = jobsOf(sampleContent);
    const after = jobsOf(typed);
    expect(before.length).toBeGreaterThan(0);
    for (const [index, job] of after.entries()) expect(job).toBe(before[index]);
  });

  it('sets a resume alike, whatever it has been set in before', () => {
    const set = (content: typeof sampleContent, settings = defaultSettings) => {
      const document = typesetResume({ ...resumeOf(content, templateId), settings });
      return { document, list: layoutDocument(document, fonts) };
    };
    set(sampleContent);
    set(sampleContent, arranged);
    set(typed);
    expect(set(sampleContent, arranged)).toEqual(set(structuredClone(sampleContent), arranged));
    expect(set(sampleContent)).toEqual(set(structuredClone(sampleContent)));
  });
});
