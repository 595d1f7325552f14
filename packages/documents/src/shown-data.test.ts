import { defaultSettings } from '@folio/contract/default-settings';
import { EmbeddedResume } from '@folio/contract/embedded-resume';
import { emptyContent } from '@folio/contract/empty-content';
import { ResumeContent } from '@folio/contract/resume-content';
import { embeddedFileName } from '@folio/contract/shown-texts';
import { templateIds } from '@folio/contract/template-ids';
import { layoutDocument } from '@folio/typeset/layout';
import { readPdf } from '@folio/typeset/testing/read-pdf';
import { describe, expect, it } from 'vitest';
import { resumePdf } from './make-pdf.ts';
import { sampleContent } from './sample-content.ts';
import { shownData } from './shown-data.ts';
import { resumeOf } from './testing/resume.ts';
import { fonts } from './testing/shared-fonts.ts';
import { typesetResume } from './typeset-resume.ts';

function jsonOf(resume: ReturnType<typeof resumeOf>): string {
  const file = shownData(resume, layoutDocument(typesetResume(resume), fonts));
  return new TextDecoder().decode(file?.bytes);
}

const secret = 'Zyxwvut';
const hidingContent = ResumeContent.parse({
  ...sampleContent,
  workExperience: [
    { id: 'hidden-job', place: 'a0', company: secret, position: secret, isHidden: true },
    {
      id: 'shown-job',
      place: 'a1',
      company: 'Acme',
      position: 'Clerk',
      startDate: '2020-01',
      bullets: [
        { id: 'b1', place: 'a0', text: 'Shown', isHidden: false },
        { id: 'b2', place: 'a1', text: secret, isHidden: true },
      ],
    },
  ],
  interests: secret,
});

/** Each secret stands in a field beside one that is shown in its place. */
const unsaidContent = ResumeContent.parse({
  personalInfo: { firstName: 'Ana' },
  workExperience: [
    { position: 'a', startDate: '1987-01', dateText: 'Long ago' },
    { position: 'b', startDate: '2019-01', endDate: '1987-02', current: true },
  ],
  skills: [{ category: 'c', items: [secret], itemsText: 'Go;Rust' }],
  publications: [{ title: 'e', doi: '10.1000/1' }],
  customSections: [
    { id: 'shown', title: 'Radio', entries: [{ title: 'f' }] },
    { id: 'none', title: secret, entries: [] },
    { id: 'hidden', title: secret, entries: [{ title: 'g', isHidden: true }] },
  ],
});

describe('the data in a PDF', () => {
  it.each(templateIds)('is in the PDF of %s, as a file for programs', async (templateId) => {
    const { attachments } = await readPdf(resumePdf(resumeOf(sampleContent, templateId), fonts));
    expect(Object.keys(attachments)).toEqual([embeddedFileName]);
    const json = JSON.parse(attachments[embeddedFileName] ?? '');
    expect(json.basics.name).toBe('Maya Lindqvist');
    expect(EmbeddedResume.safeParse(json).success).toBe(true);
  });

  it('is left out where its owner wants none', async () => {
    const settings = { ...defaultSettings, embedData: false };
    const resume = { ...resumeOf(sampleContent, 'modern'), settings };
    const { attachments } = await readPdf(resumePdf(resume, fonts));
    expect(attachments).toEqual({});
  });

  it('says nothing that is hidden: a section, an entry, a bullet point', () => {
    const settings = { ...defaultSettings, hiddenSections: ['interests' as const] };
    const json = jsonOf({ ...resumeOf(hidingContent, 'classic'), settings });
    expect(json).toContain('Acme');
    expect(json).not.toContain(secret);
  });

  it('says nothing that stands beside what is shown: titles, items and dates', () => {
    const json = jsonOf({ ...resumeOf(unsaidContent, 'classic') });
    expect(json).toContain('Radio');
    expect(json).toContain('2019');
    expect(json).not.toContain(secret);
    expect(json).not.toContain('1987');
  });

  it('has months only where the pages have them', () => {
    const settings = { ...defaultSettings, dateFormat: 'YYYY' as const };
    const content = ResumeContent.parse({
      education: [
        { degree: 'a', institution: 'b', startDate: '2012-09', endDate: '2015-07' },
        { degree: 'c', institution: 'd', startDate: '2016-01', endDate: '2016-08' },
      ],
      certifications: [{ name: 'e', date: '2019-06' }],
    });
    const resume = { ...resumeOf(content, 'classic'), settings };
    const { education, certificates } = JSON.parse(jsonOf(resume));
    expect(education).toMatchObject([
      { startDate: '2012', endDate: '2015' },
      { startDate: '2016', dateText: '2016' },
    ]);
    expect(certificates).toMatchObject([{ date: '2019' }]);
    expect(jsonOf(resume)).not.toMatch(/20\d\d-\d\d/);
  });

  it('says no id, no place, no photo and no name that the pages do not show', () => {
    const content = structuredClone(sampleContent);
    content.personalInfo.photoId = '0b1f2c3d-0000-4000-8000-00000000abcd';
    const resume = { ...resumeOf(content, 'minimal'), name: secret };
    const settings = { ...defaultSettings, showPhoto: false };
    const json = jsonOf({ ...resume, settings });
    const ids = [...JSON.stringify(content).matchAll(/"(?:id|photoId)":"([^"]+)"/g)];
    expect(ids.length).toBeGreaterThan(10);
    for (const [, id = ''] of ids) expect(json).not.toContain(`"${id}"`);
    expect(json).not.toContain(secret);
    expect(json).not.toMatch(/"(?:id|place|photoId)":/);
  });

  it('holds a file for a resume that says nothing', () => {
    expect(JSON.parse(jsonOf(resumeOf(emptyContent(), 'modern'))).meta.folio.content).toEqual({
      personalInfo: {},
    });
  });
});
