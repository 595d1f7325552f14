import { ResumeContent } from '@folio/contract/resume-content';
import { describe, expect, it } from 'vitest';
import { locationName, quoteOf, rewritten } from './location-names.ts';

const content = ResumeContent.parse({
  personalInfo: { firstName: 'Asha', summary: `${'word '.repeat(40)}core ${'word '.repeat(40)}` },
  workExperience: [{ position: 'Engineer', company: 'Acme', bullets: ['One', 'Helped with it'] }],
  education: [{ institution: 'Delhi University' }],
  skills: [{ category: 'Tools', items: ['Go', 'SQL'] }],
});

describe('places in a content', () => {
  it('have names for people', () => {
    const name = (path: string) => locationName(content, path);
    expect(name('workExperience.0.bullets.1')).toBe('Work experience · Engineer · point 2');
    expect(name('education.0.startDate')).toBe('Education · Delhi University');
    expect(name('certifications.4.name')).toBe('Certifications · entry 5');
    expect(name('personalInfo.email')).toBe('E-mail');
    expect(name('workExperience')).toBe('Work experience');
    expect(name('')).toBe('The whole resume');
  });

  it('are written anew, a part or all of them', () => {
    const path = 'workExperience[0].bullets[1]';
    expect(rewritten(content, { path, start: 0, end: 6 }, 'Built')).toBe('Built with it');
    expect(rewritten(content, { path, start: 0, end: 0 }, 'Built it')).toBe('Built it');
  });

  it('are quoted with what stands around', () => {
    const path = 'workExperience.0.bullets.1';
    expect(quoteOf(content, { path, start: 0, end: 6 })).toEqual({
      ...{ before: '', marked: 'Helped', after: ' with it' },
    });
    expect(quoteOf(content, { path, start: 0, end: 0 })).toEqual({
      ...{ before: '', marked: '', after: 'Helped with it' },
    });
    expect(quoteOf(content, { path, start: 0, end: 14 })?.marked).toBe('');
    expect(quoteOf(content, { path: 'education', start: 0, end: 5 })).toBeUndefined();
    const at = content.personalInfo.summary.indexOf('core');
    const long = quoteOf(content, { path: 'personalInfo.summary', start: at, end: at + 4 });
    expect(long?.marked).toBe('core');
    expect(long?.before).toMatch(/^… word( word)* $/);
    expect(long?.after).toMatch(/^ word( word)* …$/);
  });
});
