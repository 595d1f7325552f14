import { linkKindNames } from '@folio/contract/link-kinds';
import type { Contact, Outline, Pair } from '../outline/outline.ts';

/** Returns contacts with their labels, for forms and tables. */
export const contactPairs = ({ contacts, locale }: Pick<Outline, 'contacts' | 'locale'>): Pair[] =>
  contacts.map(({ icon: _, ...contact }) => {
    const { path, parts } = contact;
    if (parts) return { path, ...parts };
    const label = labelOf(contact, locale.words);
    return { path, value: contact, ...(label && { label: { text: label, path } }) };
  });

type Words = Outline['locale']['words'];

/** The name of a site is the same in all languages. */
function labelOf({ kind }: Contact, words: Words): string | undefined {
  const labels: Partial<Record<Contact['kind'], string>> = {
    ...linkKindNames,
    email: words.email,
    phone: words.phone,
    location: words.address,
    website: words.website,
    portfolio: words.website,
    other: words.website,
  };
  return labels[kind];
}
