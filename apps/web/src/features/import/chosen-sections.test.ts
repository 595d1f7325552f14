import { emptyContent, ResumeContent, sectionNames } from '@folio/contract/resume-content';
import { sampleContent } from '@folio/documents/sample-content';
import { describe, expect, it } from 'vitest';
import { readSections, withoutSections } from './chosen-sections.ts';

const content = ResumeContent.parse({
  ...sampleContent,
  customSections: [{ title: 'Awards', entries: [{ title: 'Best bridge' }] }],
});

describe('the sections that were read', () => {
  it('are all those that hold something, each once', () => {
    const names = readSections(content).map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(names).toContain('customSections');
    expect(readSections(emptyContent()).map(({ name }) => name)).toEqual(
      expect.not.arrayContaining(['workExperience', 'education', 'skills', 'interests']),
    );
  });

  it.each(sectionNames)('can be left out: %s', (name) => {
    const { [name]: left, ...rest } = withoutSections(content, new Set([name]));
    const { [name]: _, ...others } = content;
    expect(left).toEqual(emptyContent()[name]);
    expect(rest).toEqual(others);
  });
});
