import { splitPath } from '@folio/contract/content-path';

/** The identity of a section: its list's name, and its path. */
type Named = { name: string; path: string };

/** Whether a section is among the references: by its name or, for a custom section, by its id. */
export const isNamed = ({ name, path }: Named, references: readonly string[]): boolean =>
  references.includes(name) || references.includes(path);

/** Whether the section at a block's path is among the references. A part of a section is not. */
export function isSectionNamed(path: string, references: readonly string[]): boolean {
  const [name = '', ...inner] = splitPath(path);
  const isSummary = name === 'personalInfo' && inner[0] === 'summary';
  const isSection =
    isSummary || (name === 'customSections' ? inner.length === 1 : inner.length === 0);
  // The contacts, which some templates set as a section, have the path of `personalInfo` alone.
  return isSection && path !== 'personalInfo' && isNamed({ name, path }, references);
}
