import { nameOf, textOf } from './pdf-values.ts';
import type { Rule } from './rule.ts';
import { resolveRole, type TaggedDocument, type TaggedElement } from './tagged-document.ts';

/** The standard structure types of PDF 1.7. */
const standard: ReadonlySet<string> = new Set(
  `Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5
  H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link
  Annot Ruby RB RT RP Warichu WT WP Figure Formula Form`.split(/\s+/),
);
const inTables: ReadonlySet<string> = new Set('Table TR TH TD THead TBody TFoot'.split(' '));
/** What stands in a list, and where. */
const listParents: Record<string, readonly string[]> = {
  LI: ['L'],
  Lbl: ['LI', 'Note', 'BibEntry'],
  LBody: ['LI'],
};
const listKids: Record<string, readonly string[]> = {
  L: ['LI', 'L', 'Caption'],
  LI: ['Lbl', 'LBody'],
};

const places = (elements: readonly TaggedElement[]): string[] =>
  elements.map(({ tag, id }) => `${tag} ${id}`);

const rolesOf = ({ pdf, catalog }: TaggedDocument) =>
  pdf.dict(pdf.dict(catalog.get('StructTreeRoot')).get('RoleMap'));

const levelOf = ({ type }: TaggedElement): number => Number(/^H([1-6])$/.exec(type)?.[1] ?? 0);

function breaksList({ type, parent, children, contents }: TaggedElement): boolean {
  const parents = listParents[type];
  if (parents && !parents.includes(parent?.type ?? '')) return true;
  const kids = listKids[type];
  if (!kids) return false;
  return contents.length > 0 || children.some((child) => !kids.includes(child.type));
}

/** Headings that are more than one level below the one before them. */
function skippedHeadings(elements: readonly TaggedElement[]): TaggedElement[] {
  let last = 0;
  return elements.filter((element) => {
    const level = levelOf(element);
    if (level === 0) return false;
    const skips = last > 0 && level > last + 1;
    last = level;
    return skips;
  });
}

const rule = (
  id: string,
  says: string,
  find: (elements: readonly TaggedElement[], document: TaggedDocument) => readonly TaggedElement[],
): Rule => ({ id, says, check: (document) => places(find(document.elements, document)) });

export const structureRules: readonly Rule[] = [
  rule('02-001', 'a tag is no standard one and stands for none', (elements) =>
    elements.filter(({ type }) => !standard.has(type)),
  ),
  {
    id: '02-003',
    says: 'tags stand for each other in a circle',
    check: (document) => {
      const roles = rolesOf(document);
      return [...roles.keys()].filter((tag) => roles.has(resolveRole(roles, tag)));
    },
  },
  {
    id: '02-004',
    says: 'a standard tag stands for another',
    check: (document) => [...rolesOf(document).keys()].filter((tag) => standard.has(tag)),
  },
  rule('09-004', 'there is a table, of which these rules know nothing', (elements) =>
    elements.filter(({ type }) => inTables.has(type)),
  ),
  rule('09-005', 'a list holds what is no item, or an item what is no body', (elements) =>
    elements.filter(breaksList),
  ),
  rule('13-004', 'a figure says nothing', (elements) =>
    elements.filter(
      ({ type, dict }) =>
        type === 'Figure' && !textOf(dict.get('Alt')).trim() && !dict.has('ActualText'),
    ),
  ),
  rule('14-002', 'the first heading is not of the first level', (elements) => {
    const first = elements.find((element) => levelOf(element) > 0);
    return first && levelOf(first) !== 1 ? [first] : [];
  }),
  rule('14-003', 'a level of headings is left out', skippedHeadings),
  rule('14-007', 'headings with and without levels are mixed', (elements) =>
    elements.some((element) => levelOf(element) > 0)
      ? elements.filter(({ type }) => type === 'H')
      : [],
  ),
  rule('tree-type', 'an element does not say that it is one', (elements) =>
    elements.filter(({ dict }) => dict.has('Type') && nameOf(dict.get('Type')) !== 'StructElem'),
  ),
  rule(
    'tree-parent',
    'an element names another parent than the one that holds it',
    (elements, document) => {
      const root = document.pdf.dict(document.catalog.get('StructTreeRoot'));
      return elements.filter(
        ({ dict, parent }) => document.pdf.dict(dict.get('P')) !== (parent?.dict ?? root),
      );
    },
  ),
  rule('tree-twice', 'an element stands in the tree twice', (elements) => {
    const seen = new Set<number>();
    return elements.filter(({ id }) => seen.size === seen.add(id).size);
  }),
  rule('tree-empty', 'an element holds nothing', (elements) =>
    elements.filter(
      ({ children, contents, objects }) => children.length + contents.length + objects.length === 0,
    ),
  ),
];
