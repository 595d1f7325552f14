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

/** A white A4 page with these margins; `sidePt` is for the left and the right. */
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
  /** The colors that follow the accent that a person chooses. */
  accents: readonly string[];
  pageLabelStyle: TextStyle;
  /** What it is, beside its owner's name, and in which language, where it is no resume. */
  kind?: string;
  locale?: DocumentLocale;
  /** What it says below the head, where that is not the resume's content. */
  texts?: object;
  /** What the template itself wants where its owner has chosen nothing. */
  own?: { runningHead?: boolean; pageNumbers?: boolean };
};

/** The finished document of a template, with the owner's settings applied. */
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
  // Where nobody is named, the sections are what the document begins with.
  const leveled = owner ? styled.blocks : mapSame(styled.blocks, raised);
  return { ...styled, blocks: [...limitMeasure(leveled)] };
}

type Marginal = Pick<Setting, 'blocks' | 'pageLabelStyle' | 'own'> & {
  owner: string;
  pageLabel: string;
};

/** A running head, or the number of the page at its foot. */
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

/** Whether the name above the document is centered: what stands for it on further pages is, too. */
function isCentered(blocks: readonly Block[]): boolean {
  const [first] = blocks;
  if (first?.type === 'heading') return first.align === 'center';
  if (first?.type === 'stack') return isCentered(first.children);
  return false;
}

/** Prose is hyphenated where its owner wants it, and a word too wide for its line in any case. */
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

/** What of an arrangement the template has a place for. */
const arrangementFor = (templateId: TemplateId, settings: DocumentSettings): DocumentSettings =>
  isForm(templateId) ? { ...settings, headingStyle: null, datePlace: null } : settings;

/** Small and faint, in the document's own face, and yet readable: 4.9 on white. */
const setFoot = (text: string, { family }: TextStyle): Paragraph => ({
  type: 'paragraph',
  runs: [{ text }],
  style: { family, sizePt: 7, leadingPt: 9, color: '#707070' },
  align: 'end',
});

/** A name or title that nobody has typed leaves no line, at whatever depth. */
const withoutEmpty = (blocks: readonly Block[]): readonly Block[] =>
  mapSame(blocks.every(isFilled) ? blocks : blocks.filter(isFilled), filledInside);

const filledInside = memoizedInStacks((block: Block) => mapChildren(block, withoutEmpty));

const isFilled = (block: Block): boolean =>
  !('runs' in block && block.runs.every(({ text }) => text === ''));

/** Each heading a level higher: the first one of a PDF is of the first level (PDF/UA-1, 7.4.2). */
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
