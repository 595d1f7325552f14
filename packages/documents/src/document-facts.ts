import { ownerName } from './outline/outline-resume.ts';
import type { ResumeForDocument } from './resume-for-document.ts';
import { documentWords } from './section-titles.ts';

export type DocumentFacts = { title: string; author: string; language: string };

/** What a document says of itself, in whatever format it is. `language` is a BCP 47 tag. */
export function documentFacts({ content, name }: ResumeForDocument): DocumentFacts {
  const author = ownerName(content);
  const title = author ? `${author} – ${documentWords.resume}` : name;
  return { title, author, language: 'en' };
}
