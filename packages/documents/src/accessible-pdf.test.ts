import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSettings } from '@folio/contract/default-settings';
import type { ResumeContent } from '@folio/contract/resume-content';
import { templateIds } from '@folio/contract/template-ids';
import { accessibilityFaults, readPdf } from '@folio/typeset/testing/read-pdf';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { resumePdf } from './make-pdf.ts';
import { sampleContent } from './sample-content.ts';
import { anySettings, wildContent } from './testing/content-arbitrary.ts';
import { contentOf } from './testing/hostile-texts.ts';
import { longContent } from './testing/long-content.ts';
import { resumeOf } from './testing/resume.ts';
import { scriptSamples } from './testing/scripts/script-samples.ts';
import { fonts } from './testing/shared-fonts.ts';

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
const faultsIn = async (pdf: Uint8Array) => accessibilityFaults(await readPdf(pdf));

describe('a PDF can be read aloud (all of PDF/UA-1: npm run conformance)', () => {
  it.each(cases)('$name in $templateId', async ({ name, templateId }) => {
    const resume = resumeOf(contents[name] ?? sampleContent, templateId);
    expect(await faultsIn(resumePdf(resume, fonts))).toEqual([]);
  });

  it('anything that can be stored, with any settings', async () => {
    await fc.assert(
      fc.asyncProperty(
        wildContent(),
        anySettings(),
        fc.constantFrom(...templateIds),
        async (content, style, id) => {
          const resume = { ...resumeOf(content, id), settings: { ...defaultSettings, ...style } };
          expect(await faultsIn(resumePdf(resume, fonts))).toEqual([]);
        },
      ),
      { numRuns: 40 },
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
