import { documentLanguage } from '@folio/documents/document-locale';
import { type LaidOutResume, layoutResume } from '@folio/documents/layout-resume';
import { typesetResume } from '@folio/documents/typeset-resume';
import type { TypesetDocument } from '@folio/typeset/blocks';
import type { DisplayItem, DisplayList, Fragment } from '@folio/typeset/display-list';
import type { FontBook } from '@folio/typeset/fonts/font-book';
import { useCallback, useMemo } from 'react';
import { type BlankLetters, blankLetters } from '../../../lib/missing-letters/blank-letters.ts';
import { requestFonts } from '../../../lib/typesetting/request-fonts.ts';
import { resumeDocument } from '../../../lib/typesetting/set-resume.ts';
import { useWithWords } from '../../../lib/typesetting/use-words.ts';
import { needsGhosts, partGhosts, withGhosts } from '../first-run/ghost-content.ts';
import { asResume, type Surroundings, useSurroundings } from '../photo/use-resume-for-document.ts';
import type { EditorDocument } from '../store/document.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { reuseUnchanged } from './reuse-unchanged.ts';
import { usePaintedDocument } from './use-painted-document.ts';

export type ShownResume = LaidOutResume &
  BlankLetters & {
    /** Hints in empty places, laid out together with the content. */
    ghosts: DisplayList | undefined;
  };

/** The pages of the resume, a frame later than typing. */
export function useDisplayList(book: FontBook): ShownResume {
  const painted = usePaintedDocument();
  const document = useWithWords(painted, documentLanguage(painted));
  const layOut = useMemo(() => rememberingLayout(book), [book]);
  const around = useSurroundings(document);
  return layOut(document, around);
}

/**
 * Returns a function that makes the current document with hints, to load the fonts that it needs
 * first.
 */
export function useDocumentToSet(): () => Promise<TypesetDocument> {
  const store = useEditorStore();
  return useCallback(() => {
    const document = store.getDocument();
    return resumeDocument(asResume({ ...document, ...hintsFor(document) }));
  }, [store]);
}

/** The content with hints, if it has few words. */
const hintsFor = (document: EditorDocument) =>
  needsGhosts(document.content) ? withGhosts(document) : undefined;

type LayOut = (document: EditorDocument, around: Surroundings) => ShownResume;

type Remembered = { document: EditorDocument; around: Surroundings } & ShownResume;

/**
 * Remembers two layouts: React may render the previous document again, such as on a press, while
 * the next one is being laid out.
 */
function rememberingLayout(book: FontBook): LayOut {
  let known: readonly Remembered[] = [];
  return (document, around) => {
    const before = known.find((one) => one.document === document && isSame(one.around, around));
    if (before) return before;
    const hints = hintsFor(document);
    const resume = { ...asResume({ ...document, ...hints }), ...around };
    const typeset = typesetResume(resume);
    requestFonts(typeset, book);
    const { list: laidOut, ...fit } = layoutResume(resume, typeset, book);
    const { list: own, ghosts } =
      hints && hints.paths.length > 0
        ? partGhosts(laidOut, hints.paths)
        : { list: laidOut, ghosts: undefined };
    const [last] = known;
    const list = reuseUnchanged(last?.list, withoutLinks(own));
    const made = {
      document,
      around,
      list,
      ghosts,
      ...fit,
      ...blankLetters(laidOut, typeset, book),
    };
    known = last ? [made, last] : [made];
    return made;
  };
}

const isSame = (one: Surroundings, other: Surroundings): boolean =>
  one.photo === other.photo && one.showsBranding === other.showsBranding;

const plain = new WeakMap<readonly Fragment[], readonly Fragment[]>();

/**
 * The list with links that look the same but do nothing: in the editor a click on a text means to
 * edit it, and Tab should not pass through the pages.
 */
export const withoutLinks = (list: DisplayList): DisplayList => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, items: page.items.map(plainItem) })),
});

const plainItem = (item: DisplayItem): DisplayItem =>
  item.kind === 'line' && item.fragments.some(({ href }) => href !== undefined)
    ? { ...item, fragments: plainFragments(item.fragments) }
    : item;

/** Cached, so that unchanged fragments keep their identity. */
function plainFragments(fragments: readonly Fragment[]): readonly Fragment[] {
  const known = plain.get(fragments);
  if (known) return known;
  const made = fragments.map(({ href: _, ...fragment }) => fragment);
  plain.set(fragments, made);
  return made;
}
