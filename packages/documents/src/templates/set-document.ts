import type {
  Block,
  Heading,
  PageSetup,
  Paragraph,
  TextStyle,
  TypesetDocument,
} from '@folio/typeset/blocks';
import { ownerName } from '../outline/outline-resume.ts';
import type { ResumeForDocument } from '../resume-for-document.ts';
import { documentWords } from '../section-titles.ts';
import { applySettings } from '../settings/apply-settings.ts';

/** A4, 210 by 297 mm, in points. */
export const a4 = { widthPt: 595.28, heightPt: 841.89 } as const;

type Setting = {
  page: PageSetup;
  blocks: Block[];
  /** The colours that follow the accent that a person chooses. */
  accents: readonly string[];
  pageLabelStyle: TextStyle;
  /** What it is, beside its owner's name. */
  kind?: string;
};

/** The document that a template makes, in the look that the resume's owner wants. */
export function setDocument(
  resume: ResumeForDocument,
  { page, blocks, accents, pageLabelStyle, kind = documentWords.resume }: Setting,
): TypesetDocument {
  const owner = ownerName(resume.content);
  const filled = withoutEmpty(blocks);
  const document: TypesetDocument = {
    page,
    // Where nobody is named, the sections are what the document begins with.
    blocks: owner ? filled : filled.map(raised),
    language: 'en',
    title: owner ? `${owner} – ${kind}` : resume.name,
    author: owner,
    pageLabel: { text: documentWords.pageLabel, style: pageLabelStyle },
    ...(resume.showsBranding && { footer: setFoot(pageLabelStyle) }),
  };
  return resume.settings ? applySettings(document, resume.settings, accents) : document;
}

/** Small and faint, in the document's own face, and yet readable: 4.9 on white. */
const setFoot = ({ family }: TextStyle): Paragraph => ({
  type: 'paragraph',
  runs: [{ text: documentWords.footer }],
  style: { family, sizePt: 7, leadingPt: 9, color: '#707070' },
  align: 'end',
});

/** The blocks without those that `keep` refuses, at whatever depth. */
function filtered(blocks: readonly Block[], keep: (block: Block) => boolean): Block[] {
  return blocks.filter(keep).map((block) => {
    if (block.type === 'stack') return { ...block, children: filtered(block.children, keep) };
    if (block.type !== 'columns') return block;
    const columns = block.columns.map((column) => ({
      ...column,
      children: filtered(column.children, keep),
    }));
    return { ...block, columns };
  });
}

/** A name or title that nobody has typed leaves no line. */
const withoutEmpty = (blocks: readonly Block[]): Block[] =>
  filtered(blocks, (block) => !('runs' in block && block.runs.every(({ text }) => text === '')));

/** Each heading a level higher: the first one of a PDF is of the first level (PDF/UA-1, 7.4.2). */
function raised(block: Block): Block {
  if (block.type === 'heading') return raisedHeading(block);
  if (block.type === 'stack') return { ...block, children: block.children.map(raised) };
  if (block.type === 'row')
    return block.left.type === 'heading' ? { ...block, left: raisedHeading(block.left) } : block;
  if (block.type !== 'columns') return block;
  const columns = block.columns.map((column) => ({
    ...column,
    children: column.children.map(raised),
  }));
  return { ...block, columns };
}

const raisedHeading = (heading: Heading): Heading => ({
  ...heading,
  level: heading.level === 3 ? 2 : 1,
});
