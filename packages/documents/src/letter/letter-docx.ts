import type { Paragraph } from 'docx';
import { wordDocument } from '../docx/docx.ts';
import { headParagraphs, paragraph, passageParagraph, wordRuns } from '../docx/paragraphs.ts';
import type { SourcedText } from '../outline/outline.ts';
import { runsOf } from '../templates/set-text.ts';
import type { LetterSource } from './letter-source.ts';

/** Space above a part and between paragraphs, in twentieths of a point. */
const gap = { part: 360, paragraph: 160 };

/** A letter as a Word document. The same source gives the same bytes. */
export const letterDocx = (source: LetterSource): Promise<Uint8Array> =>
  wordDocument(source, () => letterParagraphs(source));

function letterParagraphs({ outline }: LetterSource): Paragraph[] {
  const { sender, date, receiver, subject, text } = outline;
  const lines = (said: SourcedText[], look: { bold?: boolean } = {}) =>
    said.map((one, index) =>
      paragraph(one.text, wordRuns(runsOf(one, look)), {
        spacing: { before: index === 0 ? gap.part : 0, after: 0 },
      }),
    );
  return [
    ...headParagraphs(sender, undefined),
    ...lines(date ? [date] : []),
    ...lines(receiver),
    ...lines(subject ? [subject] : [], { bold: true }),
    ...text.map((passage, index) =>
      passageParagraph(passage, {
        spacing: { before: index === 0 ? gap.part : passage.kind === 'item' ? 0 : gap.paragraph },
      }),
    ),
  ];
}
