import { DocumentSettings } from '@folio/contract/document-settings';
import { templateIds } from '@folio/contract/template-ids';
import type { DisplayList } from '@folio/typeset/display-list';
import { layoutDocument } from '@folio/typeset/layout';
import { accessibilityFaults, readPdf } from '@folio/typeset/testing/read-pdf';
import { describe, expect, it } from 'vitest';
import { exportDocument } from './export-document.ts';
import { layoutResume } from './layout-resume.ts';
import { resumePdf } from './make-pdf.ts';
import { MissingPhotoError } from './photo.ts';
import { sampleContent } from './sample-content.ts';
import { longContent } from './testing/long-content.ts';
import { readDocx } from './testing/read-docx.ts';
import { greyPhoto, resumeOf, withPhoto } from './testing/resume.ts';
import { scriptSamples } from './testing/scripts/script-samples.ts';
import { fonts } from './testing/shared-fonts.ts';
import { typesetResume } from './typeset-resume.ts';

const alt = 'Photo of Maya Lindqvist';
const withSettings = (settings: Partial<DocumentSettings>) => ({
  ...resumeOf(withPhoto(sampleContent)),
  settings: DocumentSettings.parse(settings),
  photo: greyPhoto,
});

describe.each(templateIds)('%s with a photo', (templateId) => {
  const resume = { ...resumeOf(withPhoto(sampleContent), templateId), photo: greyPhoto };
  const list = layoutDocument(typesetResume(resume), fonts);
  const images = list.pages.flatMap(({ items }) => items.filter(({ kind }) => kind === 'image'));

  it('shows it once, on the first page, 24 to 28 mm wide and clear of every text', () => {
    expect(images).toHaveLength(1);
    const [image] = images;
    if (image?.kind !== 'image') throw new Error('an image');
    const mm = (image.widthPt / 72) * 25.4;
    expect(image).toMatchObject({ alt, source: greyPhoto, heightPt: image.widthPt });
    expect([mm >= 23.9, mm <= 28.1]).toEqual([true, true]);
    for (const line of list.pages[0]?.items ?? []) {
      if (line.kind !== 'line') continue;
      const isBeside =
        line.xPt >= image.xPt + image.widthPt || line.xPt + line.widthPt <= image.xPt;
      const isClear =
        line.topPt >= image.yPt + image.heightPt || line.topPt + line.heightPt <= image.yPt;
      expect(isBeside || isClear, line.text).toBe(true);
    }
  });

  it('is smaller where its owner wants it so, and never wider than its room', () => {
    const widthOf = (photoScale: number) => {
      const settings = DocumentSettings.parse({ photoScale });
      const scaled = layoutDocument(typesetResume({ ...resume, settings }), fonts);
      const image = scaled.pages[0]?.items.find(({ kind }) => kind === 'image');
      if (image?.kind !== 'image') throw new Error('an image');
      return image.widthPt;
    };
    const own = widthOf(1);
    expect(widthOf(0.6)).toBeCloseTo(0.6 * own, 3);
    expect(widthOf(1.4)).toBeGreaterThanOrEqual(own);
    expect(widthOf(1.4)).toBeLessThanOrEqual(1.4 * own + 0.01);
  });

  it('says the same as without, in the same order', () => {
    const plain = layoutDocument(typesetResume(resumeOf(sampleContent, templateId)), fonts);
    // Beside a photo contacts may need another line, at whose end nothing parts them.
    const said = ({ pages }: DisplayList) =>
      pages
        .flatMap(({ items }) => items.flatMap((item) => (item.kind === 'line' ? item.text : [])))
        .join('')
        .replaceAll(/[\s·|•]+/g, '');
    expect(said(list)).toBe(said(plain));
  });

  it('tags it in the PDF as a figure with its description, after name and title', async () => {
    const pdf = resumePdf({ ...resume, showsBranding: true }, fonts);
    const read = await readPdf(pdf);
    expect(accessibilityFaults(read)).toEqual([]);
    expect(JSON.stringify(read.tags)).toContain(`"alt":"${alt}"`);
    expect(Buffer.from(pdf).toString('latin1')).toContain('/Filter/DCTDecode');
  });

  it('can be clicked to where it is chosen', () => {
    const paths = list.pages[0]?.boxes.map(({ path }) => path);
    expect(paths).toContain('personalInfo/photoId');
  });
});

describe.each(templateIds)('the foot in %s', (templateId) => {
  it.each(Object.entries({ long: longContent, ...scriptSamples }))(
    'changes no line of %s',
    (_name, content) => {
      const resume = { ...resumeOf(content, templateId), settings: DocumentSettings.parse({}) };
      const lay = (showsBranding: boolean) => {
        const one = { ...resume, showsBranding };
        return layoutResume(one, typesetResume(one), fonts).list;
      };
      const [plain, free] = [lay(false), lay(true)];
      const words = typesetResume({ ...resume, showsBranding: true }).footer?.runs[0]?.text;
      expect(words).toContain('Folio');
      expect(free.structure).toEqual(plain.structure);
      expect(free.pages).toHaveLength(plain.pages.length);
      for (const [index, { items }] of free.pages.entries()) {
        const isFoot = (item: (typeof items)[number]) =>
          item.kind === 'line' && item.text === words;
        expect(items.filter(isFoot)).toHaveLength(1);
        expect(items.filter((item) => !isFoot(item))).toEqual(plain.pages[index]?.items);
      }
    },
  );
});

describe('a photo', () => {
  it('that is hidden stays with the resume and out of its documents', async () => {
    const hidden = withSettings({ showPhoto: false });
    expect(resumePdf(hidden, fonts)).toEqual(
      resumePdf({ ...hidden, content: sampleContent }, fonts),
    );
    const html = await exportDocument(hidden, 'html');
    expect(html).toEqual(await exportDocument({ ...hidden, content: sampleContent }, 'html'));
  });

  it('that is not at hand has a place, and no document is made without it', async () => {
    const missing = { ...withSettings({}), photo: undefined };
    const [page] = layoutDocument(typesetResume(missing), fonts).pages;
    expect(page?.items.find(({ kind }) => kind === 'image')).toMatchObject({ alt });
    expect(() => resumePdf(missing, fonts)).toThrow(MissingPhotoError);
    for (const format of ['docx', 'html'] as const)
      await expect(exportDocument(missing, format)).rejects.toThrow(MissingPhotoError);
    for (const format of ['doc', 'txt', 'json'] as const) await exportDocument(missing, format);
  });

  it('has the corners that are wanted', () => {
    const cornerOf = (settings: Partial<DocumentSettings>) => {
      const [page] = layoutDocument(typesetResume(withSettings(settings)), fonts).pages;
      const image = page?.items.find((item) => item.kind === 'image');
      return image?.kind === 'image' ? (image.cornerPt ?? 0) / image.widthPt : undefined;
    };
    expect(cornerOf({ photoShape: 'circle' })).toBeCloseTo(0.5);
    expect(cornerOf({ photoShape: 'circle', marginMm: 30 })).toBeCloseTo(0.5);
    expect(cornerOf({ photoShape: 'rounded' })).toBeCloseTo(0.08);
    expect(cornerOf({ photoShape: 'square' })).toBe(0);
  });

  it('stands flush with the margin, however wide that is', () => {
    for (const marginMm of [8, 16, 30]) {
      const list = layoutDocument(
        typesetResume({ ...withSettings({ marginMm }), templateId: 'classic' }),
        fonts,
      );
      const image = list.pages[0]?.items.find((item) => item.kind === 'image');
      const right = image?.kind === 'image' ? image.xPt + image.widthPt : 0;
      expect(right).toBeCloseTo(list.widthPt - (marginMm / 25.4) * 72, 3);
    }
  });

  it('is in the Word file with its description, in the same bytes each time', async () => {
    const docx = await exportDocument(withSettings({}), 'docx');
    expect(docx).toEqual(await exportDocument(withSettings({}), 'docx'));
    const { parts, elementNames } = readDocx(docx);
    expect(elementNames).toContain('wp:inline');
    expect(parts['word/document.xml']).toContain('prst="roundRect"');
    expect(parts['word/document.xml']).toContain(`descr="${alt}"`);
    expect(parts['word/_rels/document.xml.rels']).toContain('Target="media/');
  });

  it('has its corners in Word, whatever its owner is called', async () => {
    const names = { firstName: `<a prst="rect">${'"&'.repeat(140)}`, lastName: '&'.repeat(300) };
    const personalInfo = { ...withPhoto(sampleContent).personalInfo, ...names };
    const content = { ...sampleContent, personalInfo };
    const resume = { ...resumeOf(content), photo: greyPhoto };
    const { parts } = readDocx(await exportDocument(resume, 'docx'));
    expect(parts['word/document.xml']).toContain('<a:prstGeom prst="roundRect"');
  });

  it('is named without characters that XML can’t hold, which come with pasted names', async () => {
    const content = structuredClone(withPhoto(sampleContent));
    Object.assign(content.personalInfo, {
      firstName: 'Ma\u0002ya\ufffe',
      lastName: 'Li\u202endqvist',
    });
    const docx = await exportDocument({ ...withSettings({}), content }, 'docx');
    expect(readDocx(docx).parts['word/document.xml']).toContain(`descr="${alt}"`);
  });

  it('is a part of the HTML file, which may show pictures of its own and nothing else', async () => {
    const html = new TextDecoder().decode(await exportDocument(withSettings({}), 'html'));
    expect(html).toMatch(new RegExp(`<img class="l\\d+" src="data:image/[^"]+" alt="${alt}">`));
    expect(html).toContain(`src="${greyPhoto}"`);
    expect(html).toMatch(/border-radius: 0\.5\d*rem/);
    expect(html).toContain('img-src data:; style-src');
    const plain = await exportDocument(resumeOf(sampleContent), 'html');
    expect(new TextDecoder().decode(plain)).not.toMatch(/<img|img-src/);
  });
});
