import type { Bullet } from '@folio/contract/bullets';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { Note } from './fields/collect.ts';

const sure = 0.99;

/** Notes every field of a content that its file gave as data, and nobody had to guess. */
export function noteContent(content: ResumeContent, note: Note): void {
  for (const [name, value] of Object.entries(content)) noteValue(name, value, note);
}

function noteValue(path: string, value: unknown, note: Note): void {
  if (isBullet(value)) note(path, value.text, sure);
  else if (typeof value === 'string') note(path, value, sure);
  else if (Array.isArray(value)) noteList(path, value, note);
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value))
      if (name !== 'id' && name !== 'place') noteValue(`${path}.${name}`, one, note);
}

function noteList(path: string, list: unknown[], note: Note): void {
  if (path.endsWith('.items') && list.every((one) => typeof one === 'string'))
    note(path, list.join(', '), sure);
  else for (const [index, one] of list.entries()) noteValue(`${path}[${index}]`, one, note);
}

const isBullet = (value: unknown): value is Bullet =>
  typeof value === 'object' && value !== null && 'text' in value;
