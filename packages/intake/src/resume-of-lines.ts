import { withLinkKinds } from './fields/head-lists.ts';
import { withSpokenLanguages } from './fields/spoken-skills.ts';
import { partCoveringNote } from './forms/covering-note.ts';
import { withoutForms } from './forms/plain-lines.ts';
import { IntakeError } from './intake-error.ts';
import type { Line } from './layout/model.ts';
import { joinReadings } from './learned/join-readings.ts';
import { readByModel } from './learned/learned-reading.ts';
import { loadModel } from './learned/model-file.ts';
import { withLeftOver } from './left-over.ts';
import { limits } from './limits.ts';
import { type ReadContent, readLines } from './read-lines.ts';

/**
 * Reads a resume from a file's lines in reading order, by rules and by the model, and keeps text
 * that no field took. `titles`: the title and author in the file's properties. `isLittle`: so
 * little was read that the file may be something else. `isCut`: there were more lines than are
 * read.
 *
 * @throws IntakeError (`not-a-resume`, as a rejection) if nothing was read
 */
export async function resumeOf(
  lines: readonly Line[],
  titles: readonly string[] = [],
): Promise<ReadContent & { isLittle: boolean; isCut?: true }> {
  const { note, resume } = partCoveringNote(lines);
  const plain = withoutForms(resume);
  const read = withSpokenLanguages(withLinkKinds(await readByBoth(resume, plain, titles)));
  const signs = signsOf(read);
  if (signs === 0) throw new IntakeError('not-a-resume');
  const isCut = lines.length >= limits.lines && { isCut: true as const };
  return { ...withLeftOver(read, [...note, ...plain]), isLittle: signs < 2, ...isCut };
}

/**
 * Joins the readings of the rules and the model, or returns that of the rules if there is no model.
 */
async function readByBoth(
  lines: readonly Line[],
  plain: readonly Line[],
  titles: readonly string[],
): Promise<ReadContent> {
  const rules = readLines(lines, plain);
  const model = await loadModel();
  const learned = model && readByModel(model, plain);
  if (!learned) return rules;
  return { ...rules, ...joinReadings(rules, learned, model.doubt, titles) };
}

/** Counts signs of a resume: contact details, headings, entries, skills. */
function signsOf({ content, headings }: ReadContent): number {
  const { email, phone, website } = content.personalInfo;
  const signs = [
    Boolean(email || phone || website),
    headings.length >= 2,
    content.workExperience.length + content.education.length > 0,
    content.skills.length > 0,
  ];
  return signs.filter(Boolean).length;
}
