import { type PostingFields, postingFields } from '@folio/postings/posting-fields';
import { readPage } from '@folio/postings/read-page';

/**
 * Reads the structured data of a job (schema.org/JobPosting) from a pasted text, with or without
 * its script element. Nothing is run, since a parsed document has no window.
 */
export function pastedPosting(text: string): PostingFields | undefined {
  if (!text.includes('JobPosting')) return undefined;
  const hasScript = text.includes('ld+json');
  const page = new DOMParser().parseFromString(hasScript ? text : '', 'text/html');
  if (!hasScript) {
    const script = page.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = text;
    page.head.append(script);
  }
  const read = readPage(page, { origin: '', href: '' });
  return read.posting ? postingFields(read) : undefined;
}

/**
 * The form's changes for data that were pasted into the description; typed text stays, there and in
 * other fields.
 *
 * @param text the description with the data.
 */
export function fillBlanks(
  { jobDescription, ...posting }: PostingFields,
  fields: Readonly<Partial<Record<keyof PostingFields, string>>>,
  text: string,
): Partial<PostingFields> {
  const typed = fields.jobDescription?.trim() ?? '';
  const isKept = typed !== '' && text.includes(typed);
  const found = Object.entries(posting).filter(
    ([field, value]) => value !== '' && !fields[field as keyof PostingFields]?.trim(),
  );
  return { ...Object.fromEntries(found), jobDescription: isKept ? text : jobDescription };
}
