import { Publication } from '@folio/contract/more-entries';
import { mostReferences, parseBibtex } from './parse-bibtex.ts';
import { publicationOfBibtex, type CitedWork as Work } from './publication-of-bibtex.ts';
import { readReference } from './reference-text.ts';

export type CitedWork = Work;

/** Longest text that may be pasted. A bibliography of 200 works has about 100,000 letters. */
export const longestCitations = 300_000;

/**
 * Parses the works in a pasted text: BibTeX, or printed references, each in a paragraph of its own.
 * Texts are cut to the limits of resumes. Nothing is looked up online.
 */
export function readCitations(pasted: string): Work[] {
  const text = pasted.slice(0, longestCitations);
  const isBibtex = /@\s{0,20}[a-z]{2,30}\s{0,20}[{(]/i.test(text);
  const works = isBibtex
    ? parseBibtex(text).map(publicationOfBibtex)
    : paragraphsOf(text).flatMap((one) => readReference(one) ?? []);
  return works.filter(({ title, doi }) => title !== '' || doi !== '').map(cutToLimits);
}

/** Splits at empty lines if there are any; otherwise each line is a paragraph. */
function paragraphsOf(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const isSpaced = lines.some(
    (line, index) => line === '' && index > 0 && index < lines.length - 1,
  );
  const paragraphs: string[] = [''];
  for (const line of lines) {
    if (line === '' || !isSpaced) paragraphs.push(line);
    else paragraphs.push(`${paragraphs.pop() ?? ''} ${line}`);
  }
  return paragraphs.filter((one) => one.trim() !== '').slice(0, mostReferences);
}

function cutToLimits(work: Work): Work {
  const cut = { ...work };
  for (const [field, text] of Object.entries(work)) {
    const { success } = Publication.shape[field as keyof Work].safeParse(text);
    if (!success)
      Object.assign(cut, {
        [field]: field === 'authors' ? text.slice(0, 20_000) : text.slice(0, 300).trim(),
      });
  }
  return cut;
}
