import { describe, expect, it } from 'vitest';
import { emptyContent } from './empty-content.ts';
import { ResumeContent } from './resume-content.ts';
import { sectionNames } from './section-names.ts';
import { SectionOrder } from './section-order.ts';
import { placeSections, referenceTo } from './section-references.ts';

const withSections = (...ids: string[]) =>
  ResumeContent.parse({ customSections: ids.map((id) => ({ id, title: id })) });

describe('the order of sections', () => {
  it('has each section once, and each custom section by itself', () => {
    const placed = placeSections(['skills', 'customSections', 'skills'], withSections('a', 'b'));
    expect(placed.slice(0, 3)).toEqual(['skills', 'customSections/a', 'customSections/b']);
    expect(placed).toHaveLength(sectionNames.length + 1);
    expect(new Set(placed).size).toBe(placed.length);
  });

  it('places one custom section alone, and the others where they all stand', () => {
    const content = withSections('a', 'b', 'c');
    const placed = placeSections(['customSections/b', 'education', 'customSections'], content);
    expect(placed.slice(0, 4)).toEqual([
      'customSections/b',
      'education',
      'customSections/a',
      'customSections/c',
    ]);
  });

  it('leaves out a custom section that is gone', () => {
    expect(placeSections(['customSections/gone'], emptyContent())).toEqual(
      sectionNames.filter((name) => name !== 'customSections'),
    );
  });

  it('takes references to any id, and nothing else', () => {
    const id = `/~${'x'.repeat(62)}`;
    expect(SectionOrder.parse(['skills', referenceTo(id)])).toEqual(['skills', referenceTo(id)]);
    expect(placeSections([referenceTo(id)], withSections('b', id)).slice(0, 1)).toEqual([
      referenceTo(id),
    ]);
    for (const wrong of ['', 'nothing', 'skills/x', 'customSections/', 'customSections/a/b'])
      expect(SectionOrder.safeParse([wrong]).success).toBe(false);
  });
});
