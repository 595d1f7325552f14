import { type PostingFields, postingFields } from '@folio/postings/posting-fields';
import { readPage } from '@folio/postings/read-page';

/**
 * A job's data (schema.org/JobPosting) that somebody has copied out of a page, with its script around it
 * or without. Nothing of it is run: such a document has no window.
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
 * What a form takes from data that were pasted into its description: what was typed stays, there and
 * in its other fields.
 *
 * @param text the description with the data in it.
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
