import type { ResumeContent } from '@folio/contract/resume-content';
import type { Note } from './fields/collect.ts';

const sure = 0.99;

/** Notes every field of a content that its file gave as data, and nobody had to guess. */
export function noteContent(content: ResumeContent, note: Note): void {
  for (const [name, value] of Object.entries(content)) noteValue(name, value, note);
}

function noteValue(path: string, value: unknown, note: Note): void {
  if (typeof value === 'string') note(path, value, sure);
  else if (Array.isArray(value)) {
    if (value.every((one) => typeof one === 'string') && path.endsWith('.items')) {
      note(path, value.join(', '), sure);
    } else for (const [index, one] of value.entries()) noteValue(`${path}[${index}]`, one, note);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) noteValue(`${path}.${name}`, one, note);
  }
}
