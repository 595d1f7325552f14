import type { CoverLetterContent } from '@folio/contract/cover-letters';
import { letterLocale } from '../language/document-locale.ts';
import {
  type Outline,
  type OutlineParagraph,
  paragraphsOf,
  present,
  type SourcedText,
  sourcedText,
} from '../outline/outline.ts';
import { outlineResume } from '../outline/outline-resume.ts';
import type { ResumeForDocument } from '../resume-for-document.ts';

/** As much of a letter as its documents need, and the resume whose look and sender it has. */
export type LetterForDocument = {
  resume: Omit<ResumeForDocument, 'photo'>;
  letter: Pick<
    CoverLetterContent,
    'date' | 'hiringManager' | 'company' | 'address' | 'subject' | 'text'
  >;
};

/** What a letter has to say, in the order it is said. Paths are the letter's own fields. */
export type LetterOutline = {
  /** Without photo and sections. */
  sender: Outline;
  date: SourcedText | undefined;
  receiver: SourcedText[];
  subject: SourcedText | undefined;
  text: OutlineParagraph[];
};

/** What a letter says, in its parts, with the path of each text: what all of its formats are made of. */
export function outlineLetter({ resume, letter }: LetterForDocument): LetterOutline {
  const { name, title, contacts } = outlineResume(resume);
  const locale = letterLocale(resume, letter);
  const lines = letter.address.split('\n').map((line) => sourcedText(line, 'address'));
  return {
    sender: { locale, name, title, contacts, sections: [] },
    date: sourcedText(letter.date, 'date'),
    receiver: present([
      sourcedText(letter.hiringManager, 'hiringManager'),
      sourcedText(letter.company, 'company'),
      ...lines,
    ]),
    subject: sourcedText(letter.subject, 'subject'),
    // A letter is typed as it is read: '[X%]' and '*' are what they are.
    text: paragraphsOf(letter.text, 'text').map((paragraph) => ({ ...paragraph, isPlain: true })),
  };
}
