import type { ResumeContent } from '@folio/contract/resume-content';
import { type Line, textOf } from '../layout/model.ts';
import { joinBlocks } from '../layout/text-blocks.ts';
import { collectFields, fitContent, type ReadField, textOfBody } from './content-fields.ts';

/** What the section is called that holds what nobody could sort. */
const title = 'Other text';
const confidence = 0.3;

/**
 * A reading with all lines that nothing of it says, as a section of their own: whoever brought the file
 * sorts them by hand, and loses none of them.
 */
export function withUnsorted<Read extends { content: ResumeContent; fields: ReadField[] }>(
  read: Read,
  lines: readonly Line[],
): Read {
  const { content } = read;
  const said = lettersOf(JSON.stringify(content));
  const unread = lines.filter((line) => !said.includes(lettersOf(textOf(line))));
  const description = textOfBody(joinBlocks(unread));
  if (description === '') return read;
  const { customSections } = content;
  const at = customSections.length;
  const { fields, note } = collectFields();
  note(`customSections[${at}].entries[0].description`, description, confidence, unread[0]);
  const rest = { title, entries: [{ description }] };
  const whole = fitContent({ ...content, customSections: [...customSections, rest] });
  return { ...read, content: whole, fields: [...read.fields, ...fields] };
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
