import type { Outline, Pair, SourcedText } from '../outline/outline.ts';

/** Contacts with what they are before them, as forms and tables have them. */
export const contactPairs = ({ contacts, locale }: Pick<Outline, 'contacts' | 'locale'>): Pair[] =>
  contacts.map((value) => {
    const label = labelOf(value, locale.words);
    return { path: value.path, value, ...(label && { label: { text: label, path: value.path } }) };
  });

type Words = Outline['locale']['words'];

function labelOf({ path }: SourcedText, words: Words): string | undefined {
  const labels: Record<string, string> = {
    'personalInfo/email': words.email,
    'personalInfo/phone': words.phone,
    'personalInfo/location': words.address,
    'personalInfo/website': words.website,
  };
  return labels[path];
}
