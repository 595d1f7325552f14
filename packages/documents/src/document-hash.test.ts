import { listTexts, writeTextAt } from '@folio/contract/content-path';
import { defaultSettings } from '@folio/contract/default-settings';
import { DocumentHash } from '@folio/contract/exports';
import type { ResumeContent } from '@folio/contract/resume-content';
import { defaultSectionOrder } from '@folio/contract/section-names';
import { templateIds } from '@folio/contract/template-ids';
import { arbitraryContent } from '@folio/contract/testing/arbitrary-content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentHash } from './document-hash.ts';
import { outlineResume } from './outline/outline-resume.ts';
import type { ResumeForDocument } from './resume-for-document.ts';
import { sampleContent } from './sample-content.ts';
import { shownResume } from './shown-content.ts';
import { resumeOf } from './testing/resume.ts';

const resume: ResumeForDocument = {
  ...resumeOf(sampleContent),
  order: defaultSectionOrder,
  settings: defaultSettings,
};

/** The same value with the fields of each object in another order. */
function shuffled(value: unknown, seed: number): unknown {
  if (Array.isArray(value)) return value.map((one) => shuffled(one, seed + 1));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, one]) => [key, shuffled(one, seed * 3 + 1)]);
  const at = fields.length > 0 ? seed % fields.length : 0;
  return Object.fromEntries([...fields.slice(at), ...fields.slice(0, at)].reverse());
}

describe('the hash of what is shown', () => {
  it('is the same for the same document, whatever the order of its fields', () => {
    fc.assert(
      fc.property(arbitraryContent, fc.nat(50), (content, seed) => {
        const one = { ...resume, content };
        const other = shuffled(JSON.parse(JSON.stringify(one)), seed) as ResumeForDocument;
        expect(documentHash(other)).toBe(documentHash(one));
        expect(DocumentHash.safeParse(documentHash(one)).success).toBe(true);
        // As a page has it that was told no more than is shown.
        expect(documentHash(shownResume(one))).toBe(documentHash(one));
      }),
      { numRuns: 60 },
    );
  });

  it('is another after a change of any text that is shown', () => {
    fc.assert(
      fc.property(arbitraryContent, fc.nat(), (content, which) => {
        const shown = shownResume({ ...resume, content }).content;
        const texts = listTexts(shown);
        const chosen = texts[which % texts.length];
        if (!chosen) return;
        const changed = writeTextAt(shown, chosen.path, `${chosen.text}x`);
        const outlines = [changed, shown].map((one) => outlineResume({ ...resume, content: one }));
        // A date beside its own wording, or an address that leads nowhere, is not shown.
        if (JSON.stringify(outlines[0]) === JSON.stringify(outlines[1])) return;
        expect(documentHash({ ...resume, content: changed })).not.toBe(
          documentHash({ ...resume, content: shown }),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('is another for each template, setting and order of sections, and for each place of an entry', () => {
    const [job, ...jobs] = sampleContent.workExperience;
    if (!job) throw new Error('The sample has become shorter');
    const variants: ResumeForDocument[] = [
      ...templateIds.map((templateId) => ({ ...resume, templateId })),
      { ...resume, order: [...resume.order].reverse() },
      { ...resume, content: { ...sampleContent, workExperience: [...jobs, job] } },
      { ...resume, content: { ...sampleContent, workExperience: jobs } },
      ...[
        { accent: '#123456' },
        { pageSize: 'Letter' as const },
        { fontFamily: 'Poppins' as const },
        { hiddenSections: ['skills' as const] },
        { sectionTitles: { skills: 'Craft' } },
      ].map((change) => ({ ...resume, settings: { ...defaultSettings, ...change } })),
    ];
    const hashes = variants.map(documentHash);
    expect(new Set(hashes).size).toBe(variants.length);
  });

  it('is the same whatever stage of a career the score goes by: no document shows it', () => {
    const settings = { ...defaultSettings, careerStage: 'executive' as const };
    expect(documentHash({ ...resume, settings })).toBe(documentHash(resume));
    expect(shownResume({ ...resume, settings }).settings.careerStage).toBeNull();
  });

  it('holds no letter that a store leaves out, and no field that only another release knows, while empty', () => {
    const { personalInfo } = sampleContent;
    const withTitle = (title: string) => ({
      ...resume,
      content: { ...sampleContent, personalInfo: { ...personalInfo, title } },
    });
    expect(documentHash(withTitle('Nu\0rse\uD800'))).toBe(documentHash(withTitle('Nurse\uFFFD')));
    const later = {
      ...sampleContent,
      contentVersion: 2,
      personalInfo: { ...personalInfo, pronouns: '', links: [], shown: false },
    } as unknown as ResumeContent;
    expect(documentHash({ ...resume, content: later })).toBe(documentHash(resume));
    const filled = { ...later, personalInfo: { ...personalInfo, pronouns: 'they' } } as never;
    expect(documentHash({ ...resume, content: filled })).not.toBe(documentHash(resume));
  });
});
