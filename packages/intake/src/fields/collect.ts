import { certaintyOf, type Line, type Rect, rectOf, textOf } from '../model.ts';

/** A field that was read, how sure that is (0 to 1), and where in the file it stands. */
export type ReadField = {
  path: string;
  value: string;
  confidence: number;
  source?: { page: number; rect: Rect; text: string };
};

/** Notes a field; an empty value is none. */
export type Note = (path: string, value: string, confidence: number, line?: Line) => void;

export function collectFields(): { fields: ReadField[]; note: Note } {
  const fields: ReadField[] = [];
  const note: Note = (path, value, confidence, line) => {
    if (value === '') return;
    const source = line && { page: line.page, rect: rectOf(line), text: textOf(line) };
    const sure = confidence * (line ? certaintyOf(line) : 1);
    fields.push({ path, value, confidence: sure, ...(source && { source }) });
  };
  return { fields, note };
}
