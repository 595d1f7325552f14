import { defaultSettings } from '@folio/contract/default-settings';
import { ResumeContent } from '@folio/contract/resume-content';
import { shownTexts } from '@folio/contract/shown-texts';
import { templateIds } from '@folio/contract/template-ids';
import { exportDocument } from '@folio/documents/export-document';
import { layoutResume } from '@folio/documents/layout-resume';
import { resumePdf } from '@folio/documents/make-pdf';
import { sampleContent } from '@folio/documents/sample-content';
import { shownResume } from '@folio/documents/shown-content';
import { shownData } from '@folio/documents/shown-data';
import { longContent } from '@folio/documents/testing/long-content';
import { resumeOf } from '@folio/documents/testing/resume';
import { moreSamples, scriptSamples } from '@folio/documents/testing/scripts/script-samples';
import { fonts } from '@folio/documents/testing/shared-fonts';
import { typesetResume } from '@folio/documents/typeset-resume';
import { readResume } from '@folio/intake/read-resume';
import { paintPdf } from '@folio/typeset/paint-pdf/paint-pdf';
import { describe, expect, it } from 'vitest';
import { repeated, scholar, sixtyPages } from './own-contents.ts';
import { tunedPeople } from './people.ts';

const contents: Record<string, ResumeContent> = {
  'a scholar': scholar,
  'the sample': sampleContent,
  'a long resume': longContent,
  ...Object.fromEntries(tunedPeople.map(({ key, content }) => [key, content])),
  ...scriptSamples,
};

const shownIn = (content: ResumeContent) => shownTexts(content);

describe.each(templateIds)('a file of our own, set in %s', (templateId) => {
  it.each(Object.keys(contents))('gives back all that it shows of %s', async (name) => {
    const resume = resumeOf(contents[name] ?? sampleContent, templateId);
    const word = await exportDocument(resume, 'docx');
    const page = await exportDocument(resume, 'html');
    for (const bytes of [resumePdf(resume, fonts), page, word]) {
      const read = await readResume({ bytes });
      expect(shownIn(read.content)).toEqual(shownIn(shownResume(resume).content));
      expect(read.unsure).toEqual([]);
    }
  });
});

describe('a file of our own', () => {
  it.each(Object.entries(moreSamples))('gives back all that it shows in %s', async (_, content) => {
    const resume = resumeOf(content, 'classic');
    const word = await exportDocument(resume, 'docx');
    const page = await exportDocument(resume, 'html');
    for (const bytes of [resumePdf(resume, fonts), page, word])
      expect(shownIn((await readResume({ bytes })).content)).toEqual(shownIn(content));
  });

  it.each([
    ...Object.entries(contents),
    ...Object.entries(moreSamples),
    ...Object.entries(repeated),
  ])('gives back all that it shows of %s in .doc and Markdown', async (_, content) => {
    const resume = resumeOf(content, 'classic');
    for (const format of ['doc', 'md'] as const) {
      const read = await readResume({ bytes: await exportDocument(resume, format) });
      expect(shownIn(read.content)).toEqual(shownIn(shownResume(resume).content));
    }
  });

  it('gives back all that it holds as JSON', async () => {
    const entry = { title: 'Call sign', startDate: '2010-01', link: 'https://radio.example.org' };
    const content = ResumeContent.parse({
      ...scholar,
      customSections: [{ title: 'Radio', entries: [entry] }],
    });
    const bytes = await exportDocument(resumeOf(content), 'json');
    const read = await readResume({ bytes });
    expect(shownIn(read.content)).toEqual(shownIn(content));
    expect(read.content.customSections[0]?.entries).toMatchObject([entry]);
  });

  it('gives back the short words between which a page ends', async () => {
    const content = ResumeContent.parse({ ...scholar, interests: 'Judo' });
    const resume = resumeOf(content, 'classic');
    const order = ['interests' as const, 'skills' as const];
    const sectionTitles = { skills: 'Zeal' };
    const breakBefore = ['skills' as const];
    const settings = { ...defaultSettings, breakBefore, sectionTitles, pageNumbers: false };
    const bytes = resumePdf({ ...resume, order, settings }, fonts);
    expect(shownIn((await readResume({ bytes })).content)).toEqual(shownIn(content));
  });
});

describe('a file of our own of sixty pages', () => {
  it.each(['docx', 'doc', 'html', 'md'] as const)('gives back all of it in .%s', async (format) => {
    const bytes = await exportDocument(resumeOf(sixtyPages, 'classic'), format);
    const read = await readResume({ bytes });
    expect(shownIn(read.content)).toEqual(shownIn(sixtyPages));
    expect(read.problems).toEqual([]);
  });

  it('gives back all of it in .pdf, though its pages are more than are read', async () => {
    const read = await readResume({ bytes: resumePdf(resumeOf(sixtyPages, 'classic'), fonts) });
    expect(shownIn(read.content)).toEqual(shownIn(sixtyPages));
    expect(read.problems).toEqual([]);
  });
});

/** A PDF that shows one content and holds the data of another. */
function forged(shown: ResumeContent, held: ResumeContent): Uint8Array {
  const layout = (content: ResumeContent) => {
    const resume = resumeOf(content, 'classic');
    return layoutResume(resume, typesetResume(resume), fonts).list;
  };
  return paintPdf(layout(shown), fonts, shownData(resumeOf(held, 'classic'), layout(held)));
}

describe('data that is not what the pages show', () => {
  const other = structuredClone(sampleContent);
  const [job] = other.workExperience;
  if (job) job.position = 'Chief Astronaut';

  it('brings in nothing that the pages do not show', async () => {
    const read = await readResume({ bytes: forged(sampleContent, other) });
    expect(shownTexts(read.content)).not.toContain('Chief Astronaut');
    expect(read.content.workExperience[0]?.position).toBe(
      sampleContent.workExperience[0]?.position,
    );
  });

  it('leaves out nothing that somebody wrote on the pages later', async () => {
    const later = structuredClone(sampleContent);
    later.workExperience[0]?.bullets.push({
      id: 'new',
      place: 'z',
      text: 'Founded another laboratory for underwater welding',
      isHidden: false,
    });
    const read = await readResume({ bytes: forged(later, sampleContent) });
    expect(shownTexts(read.content)).toContain('Founded another laboratory for underwater welding');
  });

  it('brings in nothing that a web page does not show', async () => {
    const [shown, held] = await Promise.all(
      [sampleContent, other].map(async (content) =>
        new TextDecoder().decode(await exportDocument(resumeOf(content, 'classic'), 'html')),
      ),
    );
    const data = /<script[\s\S]*<\/script>/;
    const page = shown?.replace(data, () => data.exec(held ?? '')?.[0] ?? '');
    expect(page).toContain('Chief Astronaut');
    const read = await readResume({ bytes: new TextEncoder().encode(page) });
    expect(shownTexts(read.content)).not.toContain('Chief Astronaut');
    expect(read.content.workExperience[0]?.position).toBe(
      sampleContent.workExperience[0]?.position,
    );
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', '{"meta":{"folio":{"content":{"workExperience":7},"alsoShown":[]}}}'],
    ['a megabyte and more', `"${'x'.repeat(1024 * 1024)}"`],
    ['nothing', ''],
  ])('is passed over where it is %s', async (_, json) => {
    const resume = resumeOf(sampleContent, 'classic');
    const { list } = layoutResume(resume, typesetResume(resume), fonts);
    const bytes = new TextEncoder().encode(json);
    const file = { name: 'resume.json', mediaType: 'application/json', description: '', bytes };
    const read = await readResume({ bytes: paintPdf(list, fonts, file) });
    expect(read.content.personalInfo.email).toBe(sampleContent.personalInfo.email);
  });
});
