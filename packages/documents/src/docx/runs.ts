import type { InlineRun } from '@folio/typeset/blocks';
import { ExternalHyperlink, type IRunOptions, TextRun } from 'docx';
import { isRightToLeft } from '../export-source/right-to-left.ts';

export type RunChild = TextRun | ExternalHyperlink;

export const wordRuns = (runs: InlineRun[]): RunChild[] =>
  runs.flatMap((run): RunChild[] => {
    const isLink = /^(?:https?:\/\/|mailto:|tel:)/.test(run.href ?? '');
    const children = textRuns(run, isLink ? { style: 'Hyperlink' } : {});
    return isLink ? [new ExternalHyperlink({ link: run.href ?? '', children })] : children;
  });

/** A line feed becomes a line break within the paragraph. */
function textRuns({ text, bold, italic }: InlineRun, look: IRunOptions): TextRun[] {
  return text.split('\n').map(
    (line, index) =>
      new TextRun({
        ...look,
        ...(bold !== undefined && { bold }),
        ...(italic !== undefined && { italics: italic }),
        ...(isRightToLeft(line) && { rightToLeft: true }),
        ...(index > 0 && { break: 1 }),
        text: line,
      }),
  );
}
