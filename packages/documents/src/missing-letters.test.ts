import { templateIds } from '@folio/contract/template-ids';
import { FontBook } from '@folio/typeset/fonts/font-book';
import { startHarfBuzz } from '@folio/typeset/fonts/harfbuzz.node';
import { layoutDocument } from '@folio/typeset/layout';
import { paintSvg } from '@folio/typeset/paint-svg/paint-svg';
import { readPdf } from '@folio/typeset/testing/read-pdf';
import { describe, expect, it } from 'vitest';
import { fontFaces } from './font-faces.ts';
import { resumePdf } from './make-pdf.ts';
import { missingFaces } from './missing-faces.ts';
import { missingLetters } from './missing-letters.ts';
import { sampleContent } from './sample-content.ts';
import { scriptFaces } from './script-fonts.ts';
import { resumeOf } from './testing/resume.ts';
import { scriptSamples } from './testing/scripts/script-samples.ts';
import { fonts } from './testing/shared-fonts.ts';
import { typesetResume } from './typeset-resume.ts';

const foreign = 'ᬩᬮᬶ, ꆈꌠꉙ, ꨌꩌ, ᚱᚢᚾ, ⲀⲂ';
const withText = (summary: string, bullet = '') => {
  const content = structuredClone(sampleContent);
  content.personalInfo.summary = summary;
  const [job] = content.workExperience;
  if (job && bullet)
    job.bullets = [
      { id: 'one', place: 'a0', text: 'Something else', isHidden: false },
      { id: 'two', place: 'a1', text: `**${bullet}**`, isHidden: false },
    ];
  return content;
};

describe.each(templateIds)('letters that no font has, in %s', (templateId) => {
  const resume = resumeOf(withText(`Knows ${foreign}.`, 'ᬩ and ꨌ'), templateId);
  const list = layoutDocument(typesetResume(resume), fonts);

  it('are named, each once, with their script and where they stand', () => {
    const missing = missingLetters(list);
    const named = missing.map(({ letter, script }) => `${letter} ${script}`);
    for (const name of ['ᬩ Balinese', 'ᬮᬶ Balinese', 'ꆈ Yi', 'ꨌ Cham', 'ᚱ Runic', 'Ⲁ Coptic'])
      expect(named).toContain(name);
    expect(new Set(named).size).toBe(named.length);
    expect(missing.find(({ letter }) => letter === 'ᬩ')?.paths.sort()).toEqual([
      'personalInfo/summary',
      'workExperience/workExperience-1/bullets/two/text',
    ]);
  });

  it('are not printed as a box, and come back from the PDF as they were written', async () => {
    const { texts } = await readPdf(resumePdf(resume, fonts));
    const read = texts.join(' ').replaceAll(/\s+/g, '').normalize();
    for (const word of ['ᬩᬮᬶ', 'ꆈꌠꉙ', 'ꨌꩌ', 'ᚱᚢᚾ', 'ⲀⲂ']) expect(read).toContain(word);
    // The same page without them draws the same outlines in its thumbnail.
    const blank = { items: list.pages[0]?.items.map(withoutBlanks) ?? [], boxes: [] };
    const page = list.pages[0] ?? { items: [], boxes: [] };
    expect(paintSvg(page, list, fonts)).toBe(paintSvg(blank, list, fonts));
  });
});

type Item = ReturnType<typeof layoutDocument>['pages'][number]['items'][number];
const withoutBlanks = (item: Item): Item =>
  item.kind === 'line'
    ? { ...item, fragments: item.fragments.filter(({ run }) => !/[\u1b00-\u1b7f]/.test(run.text)) }
    : item;

describe('letters that no font has, while a font is not there', () => {
  const resume = resumeOf(withText('Knows ᬩᬮᬶ, 中文 and 你好.'), 'modern');
  const document = typesetResume(resume);
  const lettersWithout = async (isThere: (key: string) => boolean) => {
    const book = new FontBook(await startHarfBuzz());
    for (const face of [...fontFaces, ...scriptFaces].filter(({ key }) => isThere(key)))
      book.addFace({ ...face, bytes: () => fonts.face(face.key).bytes });
    const list = layoutDocument(document, book);
    return missingLetters(list, missingFaces(document, book)).map(({ letter }) => letter);
  };

  it('are those that this font would not have either', async () => {
    const all = await lettersWithout(() => true);
    expect(all).toEqual(['ᬩ', 'ᬮᬶ']);
    expect(await lettersWithout((key) => !key.startsWith('NotoSansSC'))).toEqual(all);
  });

  it('are not told where it is a font of the template, which may have any', async () => {
    expect(await lettersWithout((key) => key !== 'Inter-Regular')).toEqual([]);
  });
});

describe('letters that some font has', () => {
  it.each(templateIds)('are none that is missing, with marks and keys around them, in %s', (id) => {
    const text =
      'தமிழ், বাংলা, ภาษา, ქართ, ℝ ∈ ∀ ៛, ܐܒ, à́ ệ e\u0323\u0302 q̇ x̄ y\u0301 1️⃣ #️⃣ 👩‍🔬 5\u20097 non\u2011breaking \u200f\u2060 end';
    const list = layoutDocument(typesetResume(resumeOf(withText(text, text), id)), fonts);
    expect(missingLetters(list)).toEqual([]);
  });

  it.each(Object.entries(scriptSamples))('%s has none that is missing', (_, content) => {
    for (const id of templateIds)
      expect(missingLetters(layoutDocument(typesetResume(resumeOf(content, id)), fonts))).toEqual(
        [],
      );
  });
});
