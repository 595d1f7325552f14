import type {
  Block,
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
  const document: TypesetDocument = {
    page,
    blocks,
    language: 'en',
    title: owner ? `${owner} – ${kind}` : resume.name,
    author: owner,
    pageLabel: { text: documentWords.pageLabel, style: pageLabelStyle },
    ...(resume.carriesFoot && { foot: setFoot(pageLabelStyle) }),
  };
  return resume.settings ? applySettings(document, resume.settings, accents) : document;
}

/** Small and faint, in the document's own face, and yet readable: 4.9 on white. */
const setFoot = ({ family }: TextStyle): Paragraph => ({
  type: 'paragraph',
  runs: [{ text: documentWords.foot }],
  style: { family, sizePt: 7, leadingPt: 9, color: '#707070' },
  align: 'end',
});
