import type { DocumentSettings } from '@folio/contract/document-settings';
import { isForm, type TemplateId } from '@folio/contract/template-ids';
import type {
  Block,
  Heading,
  PageSetup,
  Paragraph,
  TextStyle,
  TypesetDocument,
} from '@folio/typeset/blocks';
import type { DocumentLocale } from '../language/document-locale.ts';
import { labelBefore } from '../language/document-words.ts';
import { hyphenatorOf } from '../language/hyphenation.ts';
import { hasLongWords } from '../language/long-words.ts';
import { mapChildren, mapSame } from '../map-children.ts';
import { memoized, memoizedInStacks } from '../memoize.ts';
import { outlineResume, ownerName } from '../outline/outline-resume.ts';
import type { ResumeForDocument } from '../resume-for-document.ts';
import { applySettings } from '../settings/apply-settings.ts';
import { arrangeBlocks } from '../settings/arrange-blocks.ts';
import { contentWidthPt, limitMeasure } from '../settings/measure.ts';
import { paleOf } from '../settings/section-headings.ts';

/** A4, 210 by 297 mm, in points. */
export const a4 = { widthPt: 595.28, heightPt: 841.89 } as const;

type Margins = { topPt: number; bottomPt: number } & (
  | { sidePt: number }
  | { leftPt: number; rightPt: number }
);

/** Returns a white A4 page with these margins; `sidePt` sets both the left and the right one. */
export function a4Page(margins: Margins): PageSetup {
  const { topPt, bottomPt } = margins;
  const [leftPt, rightPt] =
    'sidePt' in margins ? [margins.sidePt, margins.sidePt] : [margins.leftPt, margins.rightPt];
  return {
    ...a4,
    marginTopPt: topPt,
    marginRightPt: rightPt,
    marginBottomPt: bottomPt,
    marginLeftPt: leftPt,
    backgrounds: [],
  };
}

type Setting = {
  page: PageSetup;
  blocks: Block[];
  /** The colors that follow the owner's accent. */
  accents: readonly string[];
  pageLabelStyle: TextStyle;
  /** The kind of document for its title, and its language, if it is not a resume. */
  kind?: string;
  locale?: DocumentLocale;
  /** The texts below the head, if they are not the resume's content. */
  texts?: object;
  /** The template's own defaults, which the owner's settings override. */
  own?: { runningHead?: boolean; pageNumbers?: boolean };
};

/** Returns the finished document of a template, with the owner's settings applied. */
export function setDocument(
  resume: ResumeForDocument,
  {
    page,
    blocks,
    accents,
    pageLabelStyle,
    locale = outlineResume(resume).locale,
    kind,
    texts,
    own = {},
  }: Setting,
): TypesetDocument {
  const {
    language,
    words,
    dates: { zero },
  } = locale;
  const owner = ownerName(resume.content);
  const filled = [...withoutEmpty(blocks)];
  const { settings, content, templateId } = resume;
  const [accent = black] = accents;
  const colon = labelBefore('', words);
  const around = {
    content,
    accent,
    language,
    colon,
    contentBox: { xPt: page.marginLeftPt, widthPt: contentWidthPt(page) },
  };
  const document: TypesetDocument = {
    page,
    blocks: settings ? arrangeBlocks(filled, arrangementFor(templateId, settings), around) : filled,
    language,
    ...dividersFor(resume, language, texts),
    title: owner ? `${owner} – ${kind ?? words.resume}` : resume.name,
    author: owner,
    ...(zero !== '0' && { zero }),
    ...marginalLines(resume, { blocks, pageLabelStyle, own, owner, pageLabel: words.pageLabel }),
    ...(resume.showsBranding && { footer: setFoot(words.footer, pageLabelStyle) }),
  };
  const styled = settings ? applySettings(document, settings, withPale(accents)) : document;
  // Without a name the document starts with the sections, so their headings move up a level.
  const leveled = owner ? styled.blocks : mapSame(styled.blocks, raised);
  return { ...styled, blocks: [...limitMeasure(leveled)] };
}

type Marginal = Pick<Setting, 'blocks' | 'pageLabelStyle' | 'own'> & {
  owner: string;
  pageLabel: string;
};

/** Returns a running head or, if there is none, a page number at the foot. */
function marginalLines(
  { settings }: Pick<ResumeForDocument, 'settings'>,
  { blocks, pageLabelStyle: style, own, owner, pageLabel }: Marginal,
): Pick<TypesetDocument, 'pageLabel' | 'runningHead'> {
  const isNumbered = settings?.pageNumbers ?? own?.pageNumbers ?? true;
  const hasHead = (settings?.runningHead ?? own?.runningHead ?? false) && owner !== '';
  if (!hasHead) return isNumbered ? { pageLabel: { text: pageLabel, style } } : {};
  const end = isNumbered ? '{page} / {pages}' : '';
  const centered = isCentered(blocks) && { align: 'center' as const };
  return { runningHead: { start: owner, end, style, ...centered } };
}

/** Whether the name at the head is centered, so that the running head is centered, too. */
function isCentered(blocks: readonly Block[]): boolean {
  const [first] = blocks;
  if (first?.type === 'heading') return first.align === 'center';
  if (first?.type === 'stack') return isCentered(first.children);
  return false;
}

/**
 * Hyphenates prose if its owner wants that, and divides a word that is wider than its line in any
 * case.
 */
function dividersFor(
  { content, settings }: ResumeForDocument,
  language: string,
  texts: object | undefined,
) {
  const hyphenator = hyphenatorOf(language);
  if (!hyphenator) return {};
  const said = texts ? [content.personalInfo, texts] : [content, settings?.sectionTitles ?? {}];
  return {
    ...(settings?.hyphenation && { hyphenator }),
    ...(said.some(hasLongWords) && { divider: hyphenator }),
  };
}

const withPale = memoized((accents: readonly string[]) => [
  ...accents,
  paleOf(accents[0] ?? black),
]);

const black = '#000000';

/** Leaves out arrangements that a form has no place for. */
const arrangementFor = (templateId: TemplateId, settings: DocumentSettings): DocumentSettings =>
  isForm(templateId) ? { ...settings, headingStyle: null, datePlace: null } : settings;

/** Small and faint, in the document's own font, but still readable: a contrast of 4.9 on white. */
const setFoot = (text: string, { family }: TextStyle): Paragraph => ({
  type: 'paragraph',
  runs: [{ text }],
  style: { family, sizePt: 7, leadingPt: 9, color: '#707070' },
  align: 'end',
});

/**
 * Removes empty texts, such as a missing name or title, at any depth, so that they leave no blank
 * line.
 */
const withoutEmpty = (blocks: readonly Block[]): readonly Block[] =>
  mapSame(blocks.every(isFilled) ? blocks : blocks.filter(isFilled), filledInside);

const filledInside = memoizedInStacks((block: Block) => mapChildren(block, withoutEmpty));

const isFilled = (block: Block): boolean =>
  !('runs' in block && block.runs.every(({ text }) => text === ''));

/**
 * Raises each heading by a level, because the first heading of a PDF must have level 1 (PDF/UA-1,
 * 7.4.2).
 */
function raised(block: Block): Block {
  if (block.type === 'heading') return raisedHeading(block);
  if (block.type === 'row')
    return block.left.type === 'heading' ? { ...block, left: raisedHeading(block.left) } : block;
  return mapChildren(block, (children) => mapSame(children, raised));
}

const raisedHeading = (heading: Heading): Heading => ({
  ...heading,
  level: heading.level === 3 ? 2 : 1,
});
