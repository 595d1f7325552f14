import { DocumentSettings } from '@folio/contract/document-settings';
import type { ResumeContent } from '@folio/contract/resume-content';
import { type TemplateId, templateIds } from '@folio/contract/template-ids';
import type { DisplayList } from '@folio/typeset/display-list';
import { layoutDocument } from '@folio/typeset/layout';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { layoutResume } from './layout-resume.ts';
import { sampleContent } from './sample-content.ts';
import { anySettings, plainContent } from './testing/content-arbitrary.ts';
import { longContent } from './testing/long-content.ts';
import { readingText, squeezed } from './testing/reading-text.ts';
import { resumeOf } from './testing/resume.ts';
import { runsPerTemplate } from './testing/runs.ts';
import { fonts } from './testing/shared-fonts.ts';
import { typesetResume } from './typeset-resume.ts';

vi.setConfig({ testTimeout: 60_000 });

function layOut(
  content: ResumeContent,
  templateId: TemplateId,
  settings: Partial<DocumentSettings> = {},
) {
  const resume = {
    ...resumeOf(content, templateId),
    settings: DocumentSettings.parse(settings),
  };
  const document = typesetResume(resume);
  return { ...layoutResume(resume, document, fonts), own: layoutDocument(document, fonts) };
}

/** A content that takes a little more than one page, made of the sample's own. */
function overOnePage(templateId: TemplateId): ResumeContent {
  const [job] = sampleContent.workExperience;
  let content = sampleContent;
  while (job && layOut(content, templateId).own.pages.length === 1)
    content = { ...content, workExperience: [...content.workExperience, job] };
  return content;
}

/** How far down the text reaches, over all pages. */
const heightOf = (list: DisplayList) =>
  (list.pages.length - 1) * list.heightPt +
  Math.max(
    ...(list.pages.at(-1)?.items ?? []).map((item) =>
      item.kind === 'line' && item.nodes[0] !== null ? item.baselinePt : 0,
    ),
  );

const bodySizes = ({ pages }: { pages: { items: { kind: string; sizePt?: number }[] }[] }) =>
  pages.flatMap(({ items }) => items.flatMap(({ sizePt }) => (sizePt ? [sizePt] : [])));

describe.each(templateIds)('%s', (templateId) => {
  it('is on as many pages as wanted, or says that it can not be', () => {
    fc.assert(
      fc.property(plainContent(), anySettings(), (content, settings) => {
        const { list, doesFit, leftOver, own } = layOut(content, templateId, settings);
        const wanted = settings.fitToPages ?? Number.POSITIVE_INFINITY;
        expect(list.pages.length <= wanted).toBe(doesFit);
        if (own.pages.length <= wanted) expect(list).toEqual(own);
        expect(list.pages.length).toBeLessThanOrEqual(own.pages.length);
        expect(leftOver > 0).toBe(!doesFit);
      }),
      // A failure takes a second to set; looking for the smallest would take many minutes.
      { numRuns: runsPerTemplate(240), endOnFailure: true },
    );
  });

  it('says the same, a little tighter', () => {
    const { list, doesFit, own } = layOut(overOnePage(templateId), templateId, { fitToPages: 1 });
    expect(own.pages.length).toBe(2);
    expect(doesFit).toBe(true);
    expect(list.pages.length).toBe(1);
    const words = (one: typeof list) => squeezed(readingText(one)).replace(/Page\d+of\d+/g, '');
    expect([...words(list)].sort()).toEqual([...words(own)].sort());
  });

  it('[fit-1] stays readable, as tight as it can be, and counts the lines left over', () => {
    const fitted = layOut(longContent, templateId, { fitToPages: 1 });
    const { list, doesFit, leftOver, own } = fitted;
    expect(doesFit).toBe(false);
    expect(heightOf(list)).toBeLessThan(heightOf(own));
    const baselines = list.pages
      .slice(1)
      .map(({ items }) =>
        items.flatMap((item) =>
          item.kind === 'line' && item.nodes[0] !== null ? [Math.round(item.baselinePt)] : [],
        ),
      );
    expect(leftOver).toBe(baselines.reduce((sum, page) => sum + new Set(page).size, 0));
    expect(Math.min(...bodySizes(list))).toBeGreaterThan(7);
  });
});

it('takes no more pages where smaller letters let a side column stand', () => {
  const sidebar = [
    'workExperience',
    'education',
    'skills',
    'projects',
    'certifications',
    'languages',
    'volunteering',
  ] as const;
  const settings = { marginMm: 30, sidebar: [...sidebar], fitToPages: 1 };
  const { list, own } = layOut(longContent, 'creative', settings);
  expect(own.pages.length).toBe(4);
  expect(list.pages.length).toBeLessThanOrEqual(4);
});

it('is the same each time', () => {
  const settings = { fitToPages: 1, fontScale: 1.1 };
  const content = overOnePage('modern');
  expect(layOut(content, 'modern', settings).list).toEqual(
    layOut(content, 'modern', settings).list,
  );
});
