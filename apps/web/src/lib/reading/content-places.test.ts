import { ResumeContent } from '@folio/contract/resume-content';
import { describe, expect, it } from 'vitest';
import { dotted, textAt } from './content-places.ts';

const content = ResumeContent.parse({
  personalInfo: { firstName: 'Asha', summary: `${'word '.repeat(40)}core ${'word '.repeat(40)}` },
  workExperience: [{ position: 'Engineer', company: 'Acme', bullets: ['One', 'Helped with it'] }],
  education: [{ institution: 'Delhi University' }],
  skills: [{ category: 'Tools', items: ['Go', 'SQL'] }],
});

describe('places in a content', () => {
  it('are named in one way', () => {
    expect(dotted('workExperience[0].bullets[1]')).toBe('workExperience.0.bullets.1');
    expect(dotted('workExperience.0.bullets.1')).toBe('workExperience.0.bullets.1');
  });

  it('give their text, and nothing that the content does not hold', () => {
    expect(textAt(content, 'workExperience[0].bullets[1]')).toBe('Helped with it');
    expect(textAt(content, 'skills.0.items')).toBe('Go, SQL');
    for (const path of ['workExperience.7.company', 'constructor.name', 'workExperience', ''])
      expect(textAt(content, path)).toBeUndefined();
  });
});
