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
