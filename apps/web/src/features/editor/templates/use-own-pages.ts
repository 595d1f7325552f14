import type { TemplateId } from '@folio/contract/template-ids';
import { layoutResume } from '@folio/documents/layout-resume';
import type { DisplayList } from '@folio/typeset/display-list';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadFontsFor } from '../../../lib/typesetting/load-font-book.ts';
import { resumeDocument } from '../../../lib/typesetting/set-resume.ts';
import { needsGhosts, withGhosts } from '../first-run/ghost-content.ts';
import { asResume, useSurroundings } from '../photo/use-resume-for-document.ts';
import { withoutLinks } from '../preview/use-display-list.ts';
import { useEditor } from '../store/use-editor.ts';

/**
 * The resume's pages in a template: being laid out, or not available, such as when a font fails to
 * load.
 */
export type OwnPages = DisplayList | 'awaited' | 'missing';

/** Lays the resume out in templates on request. A nearly empty resume is laid out with hints. */
export function useOwnPages() {
  const document = useEditor((history) => history.document);
  const around = useSurroundings(document);
  const [pages, setPages] = useState<ReadonlyMap<TemplateId, OwnPages>>(new Map());
  const asked = useRef(new Set<TemplateId>());
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const ask = useCallback(
    (templateId: TemplateId) => {
      if (asked.current.has(templateId)) return;
      asked.current.add(templateId);
      const hints = needsGhosts(document.content) ? withGhosts(document) : {};
      const resume = { ...asResume({ ...document, ...hints }), ...around, templateId };
      void setInTurn(resume)
        .catch((): OwnPages => 'missing')
        .then((set) => {
          if (!isGone.current) setPages((before) => new Map(before).set(templateId, set));
        });
    },
    [document, around],
  );
  const pagesIn = (templateId: TemplateId): OwnPages => pages.get(templateId) ?? 'awaited';
  return { pagesIn, ask };
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * One layout per task, so that input events are handled in between; all fonts are loaded together.
 */
async function setInTurn(resume: Parameters<typeof resumeDocument>[0]): Promise<OwnPages> {
  const typeset = await resumeDocument(resume);
  const book = await loadFontsFor(typeset);
  const before = turn;
  const mine = before.then(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return withoutLinks(layoutResume(resume, typeset, book).list);
  });
  turn = mine.catch(() => undefined);
  return mine;
}
