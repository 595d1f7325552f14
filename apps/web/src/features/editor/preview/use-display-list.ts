import { type LaidOutResume, layoutResume } from '@folio/documents/layout-resume';
import { typesetResume } from '@folio/documents/typeset-resume';
import type { FontBook } from '@folio/typeset/fonts/font-book';
import { useMemo } from 'react';
import { requestFonts } from '../../../lib/typesetting/load-font-book.ts';
import { asResume, type Surroundings, useSurroundings } from '../photo/use-resume-for-document.ts';
import type { EditorDocument } from '../store/document.ts';
import { useEditor } from '../store/use-editor.ts';
import { keepUnchanged } from './keep-unchanged.ts';
import { withoutLinks } from './without-links.ts';

/** The pages of the resume as it is now: laid out within the render that a keystroke starts. */
export function useDisplayList(book: FontBook): LaidOutResume {
  return useLayout(
    book,
    useEditor((history) => history.document),
  );
}

export function useLayout(book: FontBook, document: EditorDocument): LaidOutResume {
  const layOut = useMemo(() => rememberingLayout(book), [book]);
  const around = useSurroundings(document);
  return layOut(document, around);
}

type LayOut = (document: EditorDocument, around: Surroundings) => LaidOutResume;

function rememberingLayout(book: FontBook): LayOut {
  let last: ({ document: EditorDocument; around: Surroundings } & LaidOutResume) | undefined;
  return (document, around) => {
    if (last?.document === document && isSame(last.around, around)) return last;
    const resume = { ...asResume(document), ...around };
    const typeset = typesetResume(resume);
    requestFonts(typeset, book);
    const { list: laidOut, doesFit } = layoutResume(resume, typeset, book);
    const list = keepUnchanged(last?.list, withoutLinks(laidOut));
    last = { document, around, list, doesFit };
    return last;
  };
}

const isSame = (one: Surroundings, other: Surroundings): boolean =>
  one.photo === other.photo && one.carriesFoot === other.carriesFoot;
