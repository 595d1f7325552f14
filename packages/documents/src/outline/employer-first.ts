import type { OutlineEntry, OutlineSection } from './outline.ts';

/** The section with each employer or school in the first place, and the role or degree behind it. */
export const withEmployerFirst = (section: OutlineSection): OutlineSection =>
  section.kind === 'entries'
    ? { ...section, entries: section.entries.map(employerFirst) }
    : section;

function employerFirst(entry: OutlineEntry): OutlineEntry {
  const { title, details } = entry;
  const employer = details.find(({ path }) => /\/(?:company|institution)$/.test(path));
  if (!title || !employer) return entry;
  const others = details.filter((detail) => detail !== employer);
  return { ...entry, title: employer, details: [title, ...others] };
}
