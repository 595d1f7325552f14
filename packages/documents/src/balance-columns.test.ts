import { DocumentSettings } from '@folio/contract/document-settings';
import { ResumeContent } from '@folio/contract/resume-content';
import { layoutDocument } from '@folio/typeset/layout';
import { describe, expect, it } from 'vitest';
import { findBalancing } from './balance-columns.ts';
import { sampleContent } from './sample-content.ts';
import { resumeOf } from './testing/resume.ts';
import { fonts } from './testing/shared-fonts.ts';
import { typesetResume } from './typeset-resume.ts';

type TemplateId = 'modern' | 'creative' | 'portrait' | 'compact' | 'classic';

function layOutWith(
  content: object,
  templateId: TemplateId,
  given: Partial<DocumentSettings> = {},
) {
  const settings = DocumentSettings.parse(given);
  const resume = { ...resumeOf(ResumeContent.parse(content), templateId), settings };
  const document = typesetResume(resume);
  const list = layoutDocument(document, fonts);
  return { pages: list.pages.length, balancing: findBalancing(resume, document, list, fonts) };
}

const withSkills = (count: number, more: object = {}) => ({
  ...sampleContent,
  skills: Array.from({ length: count }, (_, at) => ({
    category: `Tools ${at + 1}`,
    items: ['Process design', 'Forecasting'],
  })),
  ...more,
});

/** As many skills as it takes for a second page. */
function barelyOver(
  templateId: TemplateId,
  more: object = {},
  settings?: Partial<DocumentSettings>,
) {
  for (let count = 8; ; count++) {
    const content = withSkills(count, more);
    if (layOutWith(content, templateId, settings).pages === 2) return content;
  }
}

const aside: Partial<DocumentSettings> = { sidebar: ['skills', 'customSections'] };

describe.each(['modern', 'creative', 'portrait', 'compact'] as const)('%s', (templateId) => {
  const content = barelyOver(templateId);

  it('moves the last sections of a side column that goes on alone, so that it does no longer', () => {
    const { pages, balancing } = layOutWith(content, templateId);
    expect(balancing?.sections.at(-1)).toBe('interests');
    expect(balancing?.settings.sidebar).not.toContain('interests');
    const after = layOutWith(content, templateId, balancing?.settings);
    expect(after.balancing).toBeUndefined();
    expect(after.pages).toBeLessThanOrEqual(pages);
  });

  it('leaves columns alone that end together, or of which the text goes on', () => {
    const { workExperience } = sampleContent;
    const long = { workExperience: [...workExperience, ...workExperience, ...workExperience] };
    expect(layOutWith(sampleContent, templateId)).toEqual({ pages: 1, balancing: undefined });
    expect(layOutWith({ ...sampleContent, ...long }, templateId).balancing).toBeUndefined();
  });
});

it('names a section of one’s own by itself, and says nothing where there is one column', () => {
  const customSections = ['Talks', 'Sails'].map((title, at) => ({
    id: `own-${at}`,
    title,
    entries: [{ title: 'One' }, { title: 'Two' }],
  }));
  const none = { workExperience: [], education: [], projects: [], certifications: [] };
  const content = barelyOver('modern', { ...none, customSections }, aside);
  const { balancing } = layOutWith(content, 'modern', aside);
  expect(balancing?.sections).toEqual(['customSections/own-1']);
  expect(balancing?.settings.sidebar).toEqual(['skills', 'customSections/own-0']);
  expect(layOutWith(withSkills(60), 'classic').balancing).toBeUndefined();
});

it('follows a document from right to left', () => {
  const skills = Array.from({ length: 20 }, (_, at) => ({
    category: `البرامج ${at}`,
    items: ['إدارة المشاريع'],
  }));
  const person = { firstName: 'ليلى', lastName: 'الحسن', summary: 'مهندسة مدنية في دبي.' };
  const languages = [{ language: 'العربية' }];
  const content = { personalInfo: person, skills, languages, interests: 'الشطرنج' };
  expect(layOutWith(content, 'modern').balancing?.sections).toContain('interests');
});
