import { templateIds } from '@folio/contract/template-ids';
import { fontFaces } from '@folio/documents/font-faces';
import { resumePdf } from '@folio/documents/make-pdf';
import { missingFaces, ownFacesOf } from '@folio/documents/missing-faces';
import { sampleContent } from '@folio/documents/sample-content';
import { resumeOf } from '@folio/documents/testing/resume';
import { fonts } from '@folio/documents/testing/shared-fonts';
import { typesetResume } from '@folio/documents/typeset-resume';
import { FontBook } from '@folio/typeset/fonts/font-book';
import { layoutDocument } from '@folio/typeset/layout';
import { describe, expect, it } from 'vitest';
import { withGhosts } from '../src/features/editor/first-run/ghost-content.ts';
import { blankDocument } from '../src/features/editor/session/blank-document.ts';
import { guestFaces } from './app-pages.ts';
import { makeFontParts } from './font-parts.ts';

const parts = await makeFontParts();
const book = new FontBook(fonts.harfBuzz);
for (const face of fontFaces)
  book.addFace({ ...face, bytes: parts.get(face.module) ?? new Uint8Array(), isPart: true });

const content = structuredClone(sampleContent);
content.personalInfo.summary += ' Zoë Ågren’s “œuvre” – ½ of €9, AV To fi ffl';

// A rirekisho has Japanese words of its own.
describe.each(templateIds.filter((id) => id !== 'rirekisho'))('%s', (templateId) => {
  it('is set in western letters alone as in the whole faces, glyph by glyph', () => {
    const document = typesetResume(resumeOf(content, templateId));
    expect(missingFaces(document, book)).toEqual([]);
    expect(layoutDocument(document, book)).toEqual(layoutDocument(document, fonts));
  });
});

it('a PDF can be made of them', () => {
  const resume = resumeOf(content, 'classic');
  expect(resumePdf(resume, book)).toEqual(resumePdf(resume, fonts));
});

it('a letter beyond them asks for the whole face', () => {
  const polish = structuredClone(content);
  polish.personalInfo.summary = 'Łódź';
  const document = typesetResume(resumeOf(polish, 'classic'));
  const missing = missingFaces(document, book);
  expect(missing.map(({ key }) => key)).toEqual(['Gelasio-Regular']);
  const wider = book.with(missing.map((face) => ({ ...face, bytes: fonts.face(face.key).bytes })));
  expect(missingFaces(document, wider)).toEqual([]);
  expect(layoutDocument(document, wider)).toEqual(layoutDocument(document, fonts));
});

it('the document of a guest asks for the faces that an empty resume is set in', () => {
  const hints = withGhosts(blankDocument);
  const faces = ownFacesOf(
    typesetResume({ ...blankDocument, order: [...blankDocument.order], ...hints }),
  );
  const files = faces.map(({ module }) => `${module.split('/').at(-1)?.replace('.ttf', '')}-latin`);
  expect(guestFaces.toSorted()).toEqual(files.toSorted());
});
