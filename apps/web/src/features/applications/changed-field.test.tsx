import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChangedField } from './changed-field.tsx';

const shownText = (field: 'notes' | 'status', before: string | null, after: string | null) =>
  renderToStaticMarkup(<ChangedField field={field} before={before} after={after} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

it('says what a field says now, and what it would say', () => {
  expect(shownText('status', 'saved', 'interview')).toBe('Status: now Saved then Interview');
  expect(shownText('notes', 'Rang', null)).toBe('Notes: now Rang then None');
  expect(shownText('notes', null, 'Rang')).toBe('Notes: then Rang');
});

it('a text that is cut can be asked for whole, also the one that would go', () => {
  const long = 'Rang them. '.repeat(30);
  expect(shownText('notes', null, long)).toMatch(/^Notes: then Rang .*… Show all of “Notes”$/);
  expect(shownText('notes', long, 'Rang')).toMatch(/… then Rang Show all of “Notes”$/);
  expect(shownText('notes', 'x'.repeat(240), 'Rang')).not.toContain('Show all');
});
