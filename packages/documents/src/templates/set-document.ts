import type { DocumentSettings } from '@folio/contract/document-settings';
import { isForm, type TemplateId } from '@folio/contract/templates';
import type {
  Block,
  Heading,
  PageSetup,
  Paragraph,
  TextStyle,
  TypesetDocument,
} from '@folio/typeset/blocks';
import { type DocumentLocale, documentLocale } from '../language/document-locale.ts';
import { hyphenatorOf } from '../language/hyphenation.ts';
import { ownerName } from '../outline/outline-resume.ts';
import type { ResumeForDocument } from '../resume-for-document.ts';
import { applySettings } from '../settings/apply-settings.ts';
import { arrangeBlocks } from '../settings/arrange-blocks.ts';
import { limitMeasure } from '../settings/measure.ts';
import { paleOf } from '../settings/section-headings.ts';

/** A4, 210 by 297 mm, in points. */
export const a4 = { widthPt: 595.28, heightPt: 841.89 } as const;

type Setting = {
  page: PageSetup;
  blocks: Block[];
  /** The colours that follow the accent that a person chooses. */
  accents: readonly string[];
  pageLabelStyle: TextStyle;
  /** What it is, beside its owner's name, and in which language, where it is no resume. */
  kind?: string;
  locale?: DocumentLocale;
  /** What the template itself wants where its owner has chosen nothing. */
  own?: { runningHead?: boolean; pageNumbers?: boolean };
};

/** The document that a template makes, in the look that the resume's owner wants. */
export function setDocument(
  resume: ResumeForDocument,
  {
    page,
    blocks,
    accents,
    pageLabelStyle,
    locale = documentLocale(resume),
    kind,
    own = {},
  }: Setting,
): TypesetDocument {
  const { language, words } = locale;
  const owner = ownerName(resume.content);
  const filled = withoutEmpty(blocks);
  const { settings, content, templateId } = resume;
  const [accent = '#000000'] = accents;
  const around = { content, accent, language, room: roomOf(page) };
  const hasHead = (settings?.runningHead ?? own.runningHead ?? false) && owner !== '';
  const isNumbered = settings?.pageNumbers ?? own.pageNumbers ?? true;
  const hyphenator = settings?.hyphenation ? hyphenatorOf(language) : undefined;
  const document: TypesetDocument = {
    page,
    blocks: settings ? arrangeBlocks(filled, arrangementFor(templateId, settings), around) : filled,
    language,
    ...(hyphenator && { hyphenator }),
    title: owner ? `${owner} – ${kind ?? words.resume}` : resume.name,
    author: owner,
    ...(isNumbered && !hasHead && { pageLabel: { text: words.pageLabel, style: pageLabelStyle } }),
    ...(hasHead && {
      runningHead: {
        ...{ start: owner, end: isNumbered ? '{page} / {pages}' : '', style: pageLabelStyle },
      },
    }),
    ...(resume.showsBranding && { footer: setFoot(words.footer, pageLabelStyle) }),
  };
  const styled = settings
    ? applySettings(document, settings, [...accents, paleOf(accent)])
    : document;
  // Where nobody is named, the sections are what the document begins with.
  const leveled = owner ? styled.blocks : styled.blocks.map(raised);
  return { ...styled, blocks: limitMeasure(leveled) };
}

/** What of an arrangement the template has a place for. */
const arrangementFor = (templateId: TemplateId, settings: DocumentSettings): DocumentSettings =>
  isForm(templateId) ? { ...settings, headingStyle: null, datePlace: null } : settings;

const roomOf = ({ widthPt, marginLeftPt, marginRightPt }: PageSetup) => ({
  xPt: marginLeftPt,
  widthPt: widthPt - marginLeftPt - marginRightPt,
});

/** Small and faint, in the document's own face, and yet readable: 4.9 on white. */
const setFoot = (text: string, { family }: TextStyle): Paragraph => ({
  type: 'paragraph',
  runs: [{ text }],
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
