import type { Mark, Painted } from './page-content.ts';
import { PdfRef } from './pdf-values.ts';
import type { Rule } from './rule.ts';
import type { TaggedDocument, TaggedElement, TaggedPage } from './tagged-document.ts';

const isArtifact = ({ tag }: Mark): boolean => tag === 'Artifact';
const isTagged = ({ mcid }: Mark): boolean => mcid !== undefined;
const isUnmarked = ({ marks }: Painted): boolean =>
  !marks.some((m) => isArtifact(m) || isTagged(m));

/** Whether something is painted in `inner` marks within `outer` ones. */
const nests = (
  { marks }: Painted,
  outer: (mark: Mark) => boolean,
  inner: (mark: Mark) => boolean,
): boolean => marks.slice(marks.findIndex(outer) + 1).some(inner) && marks.some(outer);

const perPage = (
  id: string,
  says: string,
  find: (page: TaggedPage, document: TaggedDocument) => readonly unknown[],
): Rule => ({
  id,
  says,
  check: (document) =>
    document.pages.flatMap((page) =>
      find(page, document).map((what) => `page ${page.index + 1}: ${String(what)}`),
    ),
});

const paintedWhere = (isWrong: (painted: Painted) => boolean) => (page: TaggedPage) =>
  page.content.painted.filter(isWrong).map(({ operator }) => operator);

const mcidsOf = ({ content }: TaggedPage): number[] =>
  content.marks.flatMap(({ mcid }) => (mcid === undefined ? [] : [mcid]));

const holdersOf = ({ elements }: TaggedDocument, page: TaggedPage, mcid: number): TaggedElement[] =>
  elements.flatMap((element) =>
    element.contents
      .filter((held) => held.page === page.dict && held.mcid === mcid)
      .map(() => element),
  );

/** The element that the parent tree names for a piece of content. */
function namedHolder({ pdf, parents }: TaggedDocument, { dict }: TaggedPage, mcid: number): number {
  const ids = pdf.array(parents.get(Number(dict.get('StructParents'))));
  const ref = ids[mcid];
  return ref instanceof PdfRef ? ref.id : -1;
}

const repeated = <T>(values: readonly T[]): T[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

export const contentRules: readonly Rule[] = [
  perPage('01-003', 'decoration stands within what is read', (page) =>
    paintedWhere((painted) => nests(painted, isTagged, isArtifact))(page),
  ),
  perPage('01-004', 'what is read stands within decoration', (page) =>
    paintedWhere((painted) => nests(painted, isArtifact, isTagged))(page),
  ),
  perPage('01-005', 'something is neither tagged nor decoration', paintedWhere(isUnmarked)),
  perPage(
    '30-001',
    'a form is painted, of which these rules know nothing',
    ({ dict, content }, { pdf }) => {
      const named = pdf.dict(pdf.dict(dict.get('Resources')).get('XObject'));
      return content.painted.flatMap((painted) => {
        const name =
          painted.kind === 'graphic' && painted.operator === 'Do' ? painted.name : undefined;
        if (name === undefined) return [];
        const subtype = pdf.dict(named.get(name)).get('Subtype');
        return typeof subtype === 'object' &&
          subtype !== null &&
          'name' in subtype &&
          subtype.name === 'Image'
          ? []
          : [name];
      });
    },
  ),
  perPage('tree-marks', 'marked content is not closed, or closed twice', ({ content }) =>
    content.isBalanced ? [] : ['content'],
  ),
  perPage('tree-mcid', 'a number stands for two pieces of content', (page) =>
    repeated(mcidsOf(page)),
  ),
  perPage('tree-nested', 'what is tagged is tagged again within', (page) =>
    paintedWhere(({ marks }) => marks.filter(isTagged).length > 1)(page),
  ),
  perPage('tree-orphan', 'tagged content is in no element, or in two', (page, document) =>
    mcidsOf(page).filter((mcid) => holdersOf(document, page, mcid).length !== 1),
  ),
  perPage(
    'tree-number',
    'the parent tree names another element than holds the content',
    (page, document) =>
      mcidsOf(page).filter(
        (mcid) => holdersOf(document, page, mcid)[0]?.id !== namedHolder(document, page, mcid),
      ),
  ),
  perPage('tree-tag', 'content is marked as another tag than holds it', (page, document) =>
    page.content.marks
      .filter(({ mcid, tag }) => {
        if (mcid === undefined) return false;
        return holdersOf(document, page, mcid).some((element) => element.tag !== tag);
      })
      .map(({ tag }) => tag),
  ),
  {
    id: 'tree-missing',
    says: 'an element holds content that is nowhere',
    check: ({ elements, pages }) =>
      elements.flatMap(({ tag, id, contents }) =>
        contents
          .filter(({ page, mcid }) => {
            const on = pages.find(({ dict }) => dict === page);
            return !on || !mcidsOf(on).includes(mcid);
          })
          .map(({ mcid }) => `${tag} ${id}: ${mcid}`),
      ),
  },
];
