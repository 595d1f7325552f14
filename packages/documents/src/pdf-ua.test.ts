import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSettings } from '@folio/contract/document-settings';
import type { ResumeContent } from '@folio/contract/resume-content';
import { templateIds } from '@folio/contract/templates';
import { checkPdfUa } from '@folio/typeset/paint-pdf/testing/pdf-ua/check-pdf-ua';
import { PdfObjects } from '@folio/typeset/paint-pdf/testing/pdf-ua/pdf-objects';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { loadFontBook } from './fonts-node.ts';
import { resumePdf } from './make-pdf.ts';
import { sampleContent } from './sample-content.ts';
import { wildContent } from './testing/content-arbitrary.ts';
import { contentOf, hostileTexts } from './testing/hostile-texts.ts';
import { longContent } from './testing/long-content.ts';
import { resumeOf } from './testing/resume.ts';
import { scriptSamples } from './testing/scripts/script-samples.ts';
import { anySettings } from './testing/settings-arbitrary.ts';

const fonts = await loadFontBook();
const letters = 'ไทย አማርኛ 🙂 \u0301 \u200d\u00ad ᚠ';
const contents: Record<string, ResumeContent> = {
  sample: sampleContent,
  'three pages': longContent,
  'letters that no font has': contentOf(letters),
  ...scriptSamples,
};
const cases = Object.keys(contents).flatMap((name) =>
  templateIds.map((templateId) => ({ name, templateId })),
);
const findings = (pdf: Uint8Array) => checkPdfUa(new PdfObjects(pdf));

describe('every PDF keeps the rules of PDF/UA-1 that a program can check', () => {
  it.each(cases)('$name in $templateId', ({ name, templateId }) => {
    const resume = resumeOf(contents[name] ?? sampleContent, templateId);
    expect(findings(resumePdf(resume, fonts))).toEqual([]);
  });

  it.each(templateIds)('texts that were written to be more, in %s', (templateId) => {
    for (const text of hostileTexts) {
      const pdf = resumePdf({ ...resumeOf(contentOf(text), templateId), name: text }, fonts);
      expect(findings(pdf), text).toEqual([]);
    }
  });

  it('anything that can be stored, with any settings', () => {
    fc.assert(
      fc.property(
        wildContent(),
        anySettings(),
        fc.constantFrom(...templateIds),
        (content, look, id) => {
          const settings = { ...defaultSettings, ...look };
          expect(findings(resumePdf({ ...resumeOf(content, id), settings }, fonts))).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

const hasQpdf = spawnSync('qpdf', ['--version']).status === 0;
const folder = await mkdtemp(join(tmpdir(), 'folio-qpdf-'));
afterAll(() => rm(folder, { recursive: true }));

describe.skipIf(!hasQpdf)('qpdf (skipped where it is not installed)', () => {
  it.each(templateIds)('reads the PDF of %s without a warning', async (templateId) => {
    for (const content of [sampleContent, longContent, scriptSamples.arabic]) {
      const file = join(folder, `${templateId}.pdf`);
      await writeFile(file, resumePdf(resumeOf(content, templateId), fonts));
      const { status, stderr } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    }
  });
});
