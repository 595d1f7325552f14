import { contentLimits } from '@folio/contract/content-limits';
import { headerPieces } from '../entries/header-pieces.ts';
import type { Entry } from '../entries/split-entries.ts';
import type { Line } from '../model.ts';
import { assignStudies } from './assign-studies.ts';
import { dateFields, textOfBody } from './body.ts';
import type { Note } from './collect.ts';
import { splitDegree } from './degrees.ts';
import { studyEntries } from './study-entries.ts';
import { fieldOf } from './study-field.ts';
import { type StudyParts, studyParts } from './study-parts.ts';
import { studyPieces } from './study-pieces.ts';
import { namesDegree, namesSchool } from './words.ts';

/** So much of a header may say what was studied where. */
const [mostLines, mostPieces] = [8, 16];

/** The schools of a section: entries, their texts, what each text is, and the fields of these. */
export function readEducation(lines: readonly Line[], note: Note, firstIndex = 0) {
  const entries = studyEntries(lines).slice(0, contentLimits.entriesPerSection);
  const pieces = entries.map((entry) =>
    studyPieces(headerPieces(entry.header.slice(0, mostLines))).slice(0, mostPieces),
  );
  const studies = assignStudies(pieces);
  return entries.map((entry, at) =>
    presentStudy(
      entry,
      studyParts(pieces[at] ?? [], studies[at] ?? {}),
      `education[${firstIndex + at}]`,
      note,
    ),
  );
}

function presentStudy(entry: Entry, parts: StudyParts, path: string, note: Note) {
  const { degree, field } = splitDegree(parts.degree?.text ?? '', fieldOf(parts.field));
  const line = parts.school?.line ?? entry.header[0]?.lines[0];
  const institution = parts.school?.text ?? '';
  const description = [...parts.details, textOfBody(entry.body)].filter(Boolean).join('\n');
  note(`${path}.institution`, institution, namesSchool(institution) ? 0.95 : 0.65, line);
  note(`${path}.degree`, degree, namesDegree(degree) ? 0.92 : 0.6, parts.degree?.line ?? line);
  note(`${path}.field`, field, 0.8, parts.degree?.line ?? line);
  note(`${path}.location`, parts.place, 0.8, line);
  note(`${path}.description`, description, 0.75, entry.body[0]?.lines[0] ?? line);
  return {
    ...{ institution, degree, field, location: parts.place, description },
    ...dateFields(entry.date, path, note, line),
  };
}
