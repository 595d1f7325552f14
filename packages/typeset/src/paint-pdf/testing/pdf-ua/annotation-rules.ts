import { nameOf, type PdfDict, PdfRef, textOf } from './pdf-values.ts';
import type { Rule } from './rule.ts';
import type { TaggedDocument, TaggedElement, TaggedPage } from './tagged-document.ts';

type Annotation = { id: number; dict: PdfDict; page: TaggedPage };

function annotationsOf({ pdf, pages }: TaggedDocument): Annotation[] {
  return pages.flatMap((page) =>
    pdf.array(page.dict.get('Annots')).map((ref) => {
      const id = ref instanceof PdfRef ? ref.id : 0;
      return { id, dict: pdf.dict(ref), page };
    }),
  );
}

const holdersOf = ({ elements }: TaggedDocument, { id }: Annotation): TaggedElement[] =>
  elements.flatMap((element) =>
    element.objects.filter((object) => object.id === id).map(() => element),
  );

const rule = (
  id: string,
  says: string,
  isBroken: (annotation: Annotation, document: TaggedDocument) => boolean,
): Rule => ({
  id,
  says,
  check: (document) =>
    annotationsOf(document)
      .filter((annotation) => isBroken(annotation, document))
      .map(({ page, id: object }) => `page ${page.index + 1}: ${object}`),
});

const pageRule = (id: string, says: string, isBroken: (page: PdfDict) => boolean): Rule => ({
  id,
  says,
  check: ({ pdf, pages }) =>
    pages
      .filter(({ dict }) => pdf.array(dict.get('Annots')).length > 0 && isBroken(dict))
      .map(({ index }) => `page ${index + 1}`),
});

export const annotationRules: readonly Rule[] = [
  rule('28-006', 'an annotation is no link, of which these rules know nothing', ({ dict }) => {
    return nameOf(dict.get('Subtype')) !== 'Link';
  }),
  pageRule('28-008', 'a page with links does not say in which order they come', (dict) => {
    return !dict.has('Tabs');
  }),
  pageRule('28-009', 'links come in another order than the text', (dict) => {
    return dict.has('Tabs') && nameOf(dict.get('Tabs')) !== 'S';
  }),
  rule('28-011', 'a link is in no element for links, or in two', (annotation, document) => {
    const [holder, ...others] = holdersOf(document, annotation);
    return holder?.type !== 'Link' || others.length > 0;
  }),
  rule('28-012', 'a link says nothing', ({ dict }) => !textOf(dict.get('Contents')).trim()),
  rule(
    'tree-link',
    'the parent tree names another element than holds the link',
    (annotation, document) => {
      const named = document.parents.get(Number(annotation.dict.get('StructParent')));
      const [holder] = holdersOf(document, annotation);
      return !(named instanceof PdfRef) || named.id !== holder?.id;
    },
  ),
  {
    id: 'tree-object',
    says: 'an element holds a link that is on no page',
    check: (document) => {
      const ids = new Set(annotationsOf(document).map(({ id }) => id));
      return document.elements.flatMap(({ tag, objects }) =>
        objects.filter(({ id }) => !ids.has(id)).map(({ id }) => `${tag}: ${id}`),
      );
    },
  },
];
