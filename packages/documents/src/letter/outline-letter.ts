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

/**
 * The parts of a letter that its documents need, and the resume that gives it its style and sender.
 */
export type LetterForDocument = {
  resume: Omit<ResumeForDocument, 'photo'>;
  letter: Pick<
    CoverLetterContent,
    'date' | 'hiringManager' | 'company' | 'address' | 'subject' | 'text'
  >;
};

/** The parts of a letter in reading order. Paths are the letter's own fields. */
export type LetterOutline = {
  /** Without photo and sections. */
  sender: Outline;
  date: SourcedText | undefined;
  receiver: SourcedText[];
  subject: SourcedText | undefined;
  text: OutlineParagraph[];
};

/**
 * Returns the parts of a letter with the path of each text, from which all of its formats are made.
 */
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
    // A letter has no markup: '[X%]' and '*' stay as typed.
    text: paragraphsOf(letter.text, 'text').map((paragraph) => ({ ...paragraph, isPlain: true })),
  };
}
