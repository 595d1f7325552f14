import type { Block, PageSetup, TypesetDocument } from '@folio/typeset/blocks';
import { withScripts } from '../script-families.ts';
import { fitsBeside } from '../settings/fits-beside.ts';
import { templatesById } from '../templates/registry.ts';
import { setDocument } from '../templates/set-document.ts';
import { runsOf, setParagraph, setParagraphs } from '../templates/set-text.ts';
import type { LetterParts, LetterStyle, PlacedColumn } from './letter-style.ts';
import { type LetterForDocument, type LetterOutline, outlineLetter } from './outline-letter.ts';

/** Typesets a letter in the style of its resume: blocks, ready for layout. */
export function typesetLetter(letter: LetterForDocument): TypesetDocument {
  const { page, accents, pageLabelStyle, head, place, ...style } =
    templatesById[letter.resume.templateId].letter;
  const outline = outlineLetter(letter);
  const { sender } = outline;
  const { settings } = letter.resume;
  const placed = place(setParts(outline, style), sender);
  const widest = Math.max(...placed.map(({ widthPt }) => widthPt));
  const isFolded = !fitsBeside(widest, style.prose.style, page, settings);
  const columns = isFolded ? inOneColumn(placed, page) : placed;
  const body: Block = {
    type: 'columns',
    spaceBeforePt: style.belowHeadPt ?? style.gapPt,
    columns: columns.map(({ xPt, widthPt, children }) => ({
      xPt,
      widthPt,
      children: fromTheTop(children),
    })),
  };
  const blocks = [...head(sender), body];
  const { locale } = sender;
  const kind = locale.words.coverLetter;
  const texts = letter.letter;
  const setting = { page, blocks, accents, pageLabelStyle, kind, locale, texts };
  return withScripts(setDocument(letter.resume, setting));
}

/** Uses one column of the full width, for large letters between wide margins. */
const inOneColumn = (columns: PlacedColumn[], page: PageSetup): PlacedColumn[] => [
  {
    xPt: 0,
    widthPt: page.widthPt - page.marginLeftPt - page.marginRightPt,
    children: columns.flatMap(({ children }) => children),
  },
];

function setParts(outline: LetterOutline, { gapPt, ...style }: LetterStyle): LetterParts {
  const { date, receiver, subject, text } = outline;
  const { dateStyle, subjectStyle, prose } = style;
  return {
    date: date ? [setParagraph(date, dateStyle)] : [],
    receiver: receiver.map((line, index) =>
      setParagraph(line, prose.style, { spaceBeforePt: index === 0 ? gapPt : 0 }),
    ),
    subject: subject
      ? [
          {
            type: 'heading',
            level: 2,
            path: subject.path,
            keepWithNext: true,
            runs: runsOf(subject),
            style: subjectStyle,
            spaceBeforePt: gapPt,
          },
        ]
      : [],
    text: closed(setParagraphs(text, prose, gapPt)),
  };
}

/** Removes the space above the first block, so that all columns start at the same height. */
const fromTheTop = (blocks: Block[]): Block[] =>
  blocks.map((block, index) =>
    index === 0 && block.type !== 'spacer' ? { ...block, spaceBeforePt: 0 } : block,
  );

/** Keeps the name at the end with the text above it, so that it is never alone on a page. */
const closed = (blocks: Block[]): Block[] =>
  blocks.map((block, index) =>
    index === blocks.length - 2 && block.type !== 'spacer'
      ? { ...block, keepWithNext: true }
      : block,
  );
