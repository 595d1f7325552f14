import { defaultSettings } from '@folio/contract/default-settings';
import { ResumeContent } from '@folio/contract/resume-content';
import { templateIds } from '@folio/contract/template-ids';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outlineResume } from './outline/outline-resume.ts';
import { sampleContent } from './sample-content.ts';
import { shownResume } from './shown-content.ts';
import { anySettings, plainContent } from './testing/content-arbitrary.ts';

const resume = {
  name: 'For Acme, second try',
  templateId: templateIds[0],
  content: sampleContent,
  order: [],
  settings: defaultSettings,
};

describe('what strangers get of a resume', () => {
  it('has nothing of the sections that are hidden, not even their titles', () => {
    const settings = {
      ...defaultSettings,
      hiddenSections: ['skills' as const, 'workExperience' as const],
      sectionTitles: { skills: 'Secret powers', education: 'Schools' },
    };
    const shown = shownResume({ ...resume, settings, order: ['skills', 'education'] });
    expect(shown.content.skills).toEqual([]);
    expect(shown.content.workExperience).toEqual([]);
    expect(shown.content.education).toEqual(sampleContent.education);
    expect(shown.order).toEqual(['education']);
    expect(shown.settings).toMatchObject({
      hiddenSections: [],
      sectionTitles: { education: 'Schools' },
    });
    expect(JSON.stringify(shown)).not.toMatch(/Secret|skills":\[\{/);
  });

  it('has nothing of a section that is left out because its entries have no titles', () => {
    const content = ResumeContent.parse({
      workExperience: [{ ...job, bullets: ['Not yet told'] }],
    });
    expect(shownResume({ ...resume, content }).content.workExperience).toEqual([]);
  });

  it('names its photo only where it is shown', () => {
    const photoId = '01890000-0000-7000-8000-000000000000';
    const content = { ...sampleContent, personalInfo: { ...sampleContent.personalInfo, photoId } };
    const idWith = (showPhoto: boolean) =>
      shownResume({ ...resume, content, settings: { ...defaultSettings, showPhoto } }).content
        .personalInfo.photoId;
    expect([idWith(true), idWith(false)]).toEqual([photoId, '']);
  });

  it('bears the name of its owner, or else its own', () => {
    expect(shownResume(resume).name).toBe('');
    const nameless = shownResume({ ...resume, content: ResumeContent.parse({}) });
    expect(nameless.name).toBe('For Acme, second try');
  });

  it('shows what the resume shows, whatever that is', () => {
    fc.assert(
      fc.property(plainContent(), anySettings(), (content, settings) => {
        const full = { ...resume, content, settings };
        expect(outlineResume(shownResume(full))).toEqual(outlineResume(full));
      }),
      { numRuns: 100 },
    );
  });
});

const job = {
  company: '',
  position: '',
  location: '',
  startDate: '',
  endDate: '',
  current: false,
  dateText: '',
  description: '',
};
