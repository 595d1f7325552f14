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
  const isSaid = saidBy(content);
  const unread = runsOf(lines, (line) => !isSaid(textOf(line)));
  const description = textOfBody(unread.flatMap((run) => joinBlocks(run)));
  if (description === '') return read;
  const { customSections } = content;
  const at = customSections.length;
  const { fields, note } = collectFields();
  note(`customSections[${at}].entries[0].description`, description, confidence, unread[0]?.[0]);
  const rest = { title, entries: [{ description }] };
  const whole = fitContent({ ...content, customSections: [...customSections, rest] });
  return { ...read, content: whole, fields: [...read.fields, ...fields] };
}

/**
 * Whether a line stands in the content: as one text, or, of a line about the person, each of its parts
 * as a detail. A part must be the whole of a detail, so that no word is lost that only looks like one.
 */
function saidBy(content: ResumeContent): (text: string) => boolean {
  const said = lettersOf(JSON.stringify(content));
  const {
    firstName,
    lastName,
    email,
    phone,
    title: role,
    location,
    website,
  } = content.personalInfo;
  const name = `${firstName} ${lastName}`;
  const details = new Set([name, email, phone, role, location, website].map(lettersOf));
  details.delete('');
  const isDetail = (part: string) => details.has(lettersOf(part.replace(labels, '')));
  return (text) => said.includes(lettersOf(text)) || partsOf(text).every(isDetail);
}

/** A place may have a comma within it: it parts only where nothing stronger does. */
const partsOf = (text: string): string[] => {
  const parts = text.split(strongSigns);
  return (parts.length > 1 ? parts : text.split(',')).filter((part) => lettersOf(part) !== '');
};

const strongSigns = /[|•·;\t]/u;

/** What stands before a detail and names it, with a sign behind it or a number. */
const labels =
  /^\s*(?:e-?mail|phone|telephone|tel|mobile|cell|address|location|web(?:site)?)(?:[.:]| (?=[+(\d]))/i;

/** The lines that `holds` is true of, parted where others stood between them: those are no paragraph. */
function runsOf(lines: readonly Line[], holds: (line: Line) => boolean): Line[][] {
  const runs: Line[][] = [[]];
  for (const line of lines) {
    if (holds(line)) runs.at(-1)?.push(line);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
