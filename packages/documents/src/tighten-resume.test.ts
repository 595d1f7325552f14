import { DocumentSettings } from '@folio/contract/document-settings';
import { ResumeContent } from '@folio/contract/resume-content';
import { templateIds } from '@folio/contract/template-ids';
import { layoutDocument } from '@folio/typeset/layout';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { countLines } from './layout-resume.ts';
import { sampleContent } from './sample-content.ts';
import { plainContent } from './testing/content-arbitrary.ts';
import { resumeOf } from './testing/resume.ts';
import { fonts } from './testing/shared-fonts.ts';
import { findTightening } from './tighten-resume.ts';
import { typesetResume } from './typeset-resume.ts';

vi.setConfig({ testTimeout: 60_000 });

type TemplateId = (typeof templateIds)[number];

function layOutWith(
  content: ResumeContent,
  templateId: TemplateId,
  settings: Partial<DocumentSettings> = {},
) {
  const resume = { ...resumeOf(content, templateId), settings: DocumentSettings.parse(settings) };
  const document = typesetResume(resume);
  const list = layoutDocument(document, fonts);
  return { list, tightening: findTightening(resume, document, list, fonts) };
}

/** The sample with as many lines more as it takes for a second page. */
function barelyOver(templateId: TemplateId): ResumeContent {
  const [job] = sampleContent.workExperience;
  if (!job) throw new Error('no job');
  for (let count = 1; ; count++) {
    const bullets = Array.from({ length: count }, (_, at) => ({
      id: `more-${at}`,
      place: `a${at}`,
      isHidden: false,
      text: 'Kept the promise.',
    }));
    const content = ResumeContent.parse({
      ...sampleContent,
      workExperience: [{ ...job, bullets: [...job.bullets, ...bullets] }],
    });
    if (layOutWith(content, templateId).list.pages.length === 2) return content;
  }
}

describe.each(templateIds)('%s', (templateId) => {
  const content = barelyOver(templateId);
  const { list, tightening } = layOutWith(content, templateId);

  it('[tighten-1] saves a last page of a few lines, by less than anybody sees', () => {
    const last = list.pages.at(-1);
    if (!tightening || !last) throw new Error('Nothing is offered');
    expect(tightening).toMatchObject({ page: 2, lines: countLines(last) });
    const { spacingScale, leadingScale } = tightening.settings;
    expect(spacingScale).toBeGreaterThanOrEqual(0.7);
    expect(leadingScale).toBeGreaterThanOrEqual(0.95);
    expect(DocumentSettings.safeParse(tightening.settings).success).toBe(true);
    expect(layOutWith(content, templateId, tightening.settings).list.pages.length).toBe(1);
  });

  it('offers nothing for one page, for a full one, and where a length is wanted', () => {
    expect(layOutWith(content, templateId, { fitToPages: 2 }).tightening).toBeUndefined();
    expect(layOutWith(sampleContent, templateId, tightening?.settings).tightening).toBeUndefined();
  });
});

it('[tighten-2] never promises a page that it does not save, whatever the content', () => {
  fc.assert(
    fc.property(plainContent(), fc.constantFrom(...templateIds), (content, templateId) => {
      const { list, tightening } = layOutWith(content, templateId);
      if (!tightening) return;
      const tight = layOutWith(content, templateId, tightening.settings).list;
      expect(tight.pages.length).toBeLessThan(list.pages.length);
    }),
    { numRuns: 60 },
  );
});
