import { templateIds } from '@folio/contract/template-ids';
import { FontBook } from '@folio/typeset/fonts/font-book';
import { layoutDocument } from '@folio/typeset/layout';
import { describe, expect, it } from 'vitest';
import { missingFaces, ownFacesOf } from './missing-faces.ts';
import { sampleContent } from './sample-content.ts';
import { resumeOf } from './testing/resume.ts';
import { fonts } from './testing/shared-fonts.ts';
import { typesetResume } from './typeset-resume.ts';

/** Signs that some families lack, and a space of a width of its own. */
const rare = 'Grew ₹ 4 crore → 6, ≥ 12 %, H₂O, √2, №\u20095, ✓ done.';

function loadWhatIsMissing(document: ReturnType<typeof typesetResume>): FontBook {
  let book = new FontBook(fonts.harfBuzz);
  for (;;) {
    const missing = missingFaces(document, book);
    if (missing.length === 0) return book;
    book = book.with(missing.map((face) => ({ ...face, bytes: fonts.face(face.key).bytes })));
  }
}

describe.each(templateIds)('%s', (templateId) => {
  it.each(['', rare])(
    'is set with the faces that are asked for as with all, with “%s”',
    (summary) => {
      const content = structuredClone(sampleContent);
      content.personalInfo.summary += ` ${summary}`;
      const document = typesetResume(resumeOf(content, templateId));
      const book = loadWhatIsMissing(document);
      expect(layoutDocument(document, book)).toEqual(layoutDocument(document, fonts));
      expect(ownFacesOf(document).every(({ key }) => book.hasFace(key))).toBe(true);
    },
  );
});

it('asks for the face that stands in only where a letter needs it', () => {
  const inGelasio = (summary: string) => {
    const content = structuredClone(sampleContent);
    content.personalInfo.summary = summary;
    const document = typesetResume(resumeOf(content, 'classic'));
    return loadWhatIsMissing(document).hasFamily('Inter');
  };
  expect(ownFacesOf(typesetResume(resumeOf(sampleContent, 'classic')))[0]?.family).toBe('Gelasio');
  expect(inGelasio('Plain words.')).toBe(false);
  expect(inGelasio(rare)).toBe(true);
});
