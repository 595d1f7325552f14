import { defaultSettings } from '@folio/contract/default-settings';
import type { ResumeContent } from '@folio/contract/resume-content';
import { type TemplateId, templateIds } from '@folio/contract/template-ids';
import { loadFontBook } from '@folio/documents/fonts-node';
import { letterPdf, resumePdf } from '@folio/documents/make-pdf';
import { receiptPdf } from '@folio/documents/receipt';
import { sampleContent } from '@folio/documents/sample-content';
import { anySettings, wildContent } from '@folio/documents/testing/content-arbitrary';
import { contentOf, hostileTexts } from '@folio/documents/testing/hostile-texts';
import { longContent } from '@folio/documents/testing/long-content';
import { greyPhoto, letterOf, resumeOf, withPhoto } from '@folio/documents/testing/resume';
import { scriptSamples } from '@folio/documents/testing/scripts/script-samples';
import fc from 'fast-check';
import type { NamedPdf } from './temporary-files.ts';

/** A fixed seed, so that failures are reproducible. */
const randomDocuments = { numRuns: 120, seed: 14_289 };
const lettersThatNoFontHas = contentOf('ไทย አማርኛ 🙂 \u0301 \u200d\u00ad ᚠ');

/**
 * PDFs of every kind: all templates with contents of every script, as resumes and letters; texts
 * that once caused errors; random contents with random settings; a receipt.
 */
export async function makeDocuments(): Promise<NamedPdf[]> {
  const fonts = await loadFontBook();
  const contents: Record<string, ResumeContent> = {
    sample: sampleContent,
    long: longContent,
    'no-font': lettersThatNoFontHas,
    ...scriptSamples,
  };
  const makeBoth = (templateId: TemplateId, name: string, content: ResumeContent): NamedPdf[] => [
    { name: `${templateId}-${name}`, pdf: resumePdf(resumeOf(content, templateId), fonts) },
    {
      name: `${templateId}-${name}-letter`,
      pdf: letterPdf(letterOf({}, { templateId, content }), fonts),
    },
  ];
  const hostile = hostileTexts.flatMap((text, i) =>
    makeBoth(templateIds[i % templateIds.length] ?? 'modern', `hostile-${i}`, contentOf(text)),
  );
  const made = templateIds.flatMap((templateId): NamedPdf[] => [
    ...Object.entries(contents).flatMap(([name, content]) => makeBoth(templateId, name, content)),
    {
      name: `${templateId}-photo`,
      pdf: resumePdf(
        {
          ...resumeOf(withPhoto(sampleContent), templateId),
          photo: greyPhoto,
          showsBranding: true,
        },
        fonts,
      ),
    },
    ...Object.entries({ sample: sampleContent, arabic: scriptSamples.arabic }).map(
      ([name, content]): NamedPdf => {
        const settings = { ...defaultSettings, contactIcons: true };
        const resume = { ...resumeOf(content, templateId), settings };
        return { name: `${templateId}-${name}-icons`, pdf: resumePdf(resume, fonts) };
      },
    ),
  ]);
  const anyDocument = fc.tuple(wildContent(), anySettings(), fc.constantFrom(...templateIds));
  const random = fc
    .sample(anyDocument, randomDocuments)
    .map(([content, settings, templateId], i): NamedPdf => {
      const resume = resumeOf(content, templateId);
      const pdf = resumePdf({ ...resume, settings: { ...defaultSettings, ...settings } }, fonts);
      return { name: `random-${i}`, pdf };
    });
  return [...made, ...hostile, ...random, { name: 'receipt', pdf: receiptPdf(receipt, fonts) }];
}

const receipt = {
  number: '01a1fd81',
  paidAt: '2026-11-21T23:59:00.000Z',
  paymentId: 'pay_Nq3xA1',
  buyer: { name: 'Asha Verma', email: 'asha@example.com' },
  seller: { name: 'Folio Pvt Ltd', address: '1 MG Road; Pune 411001', taxId: '27AAB1Z5' },
  item: 'Premium Pack',
  details: '50 AI credits',
  fullPaise: 9_900,
  paidPaise: 7_920,
  refundedPaise: 1_000,
  promoCode: 'TWENTY',
};
