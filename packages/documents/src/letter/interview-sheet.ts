import type { DocumentLanguage } from '@folio/contract/document-languages';
import type { Block, TypesetDocument } from '@folio/typeset/blocks';
import { letterLanguages, letterLocale } from '../language/document-locale.ts';
import { type DocumentWords, labelBefore, quotedIn } from '../language/document-words.ts';
import { paragraphsOf, sourcedText } from '../outline/outline.ts';
import { outlineResume } from '../outline/outline-resume.ts';
import { withScripts } from '../script-families.ts';
import { templatesById } from '../templates/registry.ts';
import { setDocument } from '../templates/set-document.ts';
import { runsOf, setParagraphs } from '../templates/set-text.ts';
import type { LetterStyle } from './letter-style.ts';
import type { LetterForDocument } from './outline-letter.ts';

/**
 * What somebody prepares for an interview, and the resume that gives the sheet its style and
 * sender.
 */
export type InterviewSheet = {
  resume: LetterForDocument['resume'];
  /** The job, such as 'Senior Data Analyst, Tidewater Bank'. */
  title: string;
  questions: readonly PreparedQuestion[];
};
export type PreparedQuestion = {
  question: string;
  /** The resume's evidence for it, quoted, with its position. */
  evidence: readonly { quote: string; place: string }[];
  notes: string;
};

/** Typesets the sheet as the template sets letters: under its head, in its columns. */
export function typesetInterview({ resume, title, questions }: InterviewSheet): TypesetDocument {
  const { page, accents, pageLabelStyle, head, place, ...style } =
    templatesById[resume.templateId].letter;
  const { name, title: role, contacts } = outlineResume(resume);
  const locale = letterLocale(resume, asked(questions));
  const sender = { locale, name, title: role, contacts, sections: [] };
  const { words } = locale;
  const kind = words.interview;
  const text = questions.flatMap((question, index) => setQuestion(question, index, style, words));
  const subject = [setTitle(title ? labelBefore(kind, words) + title : kind, style)];
  const columns = place({ date: [], receiver: [], subject, text }, sender);
  const body: Block = {
    type: 'columns',
    spaceBeforePt: style.belowHeadPt ?? style.gapPt,
    columns: columns.map(({ xPt, widthPt, children }) => ({ xPt, widthPt, children })),
  };
  const blocks = [...head(sender), body];
  const texts = { title, questions };
  const setting = { page, blocks, accents, pageLabelStyle, kind, locale, texts };
  return withScripts(setDocument(resume, setting));
}

/** Returns the languages whose words the sheet uses, as `letterLanguages` does. */
export const interviewLanguages = ({ resume, questions }: InterviewSheet): DocumentLanguage[] =>
  letterLanguages(resume, asked(questions));

/** The sheet is in the language of its questions. */
const asked = (questions: InterviewSheet['questions']) => ({
  text: questions.map(({ question }) => question).join('\n'),
  date: '',
});

const setTitle = (text: string, { subjectStyle }: LetterStyle): Block => ({
  type: 'heading',
  level: 2,
  path: 'title',
  keepWithNext: true,
  runs: runsOf({ text, path: 'title' }),
  style: subjectStyle,
});

/** The question as a heading, the resume's evidence as a list, and the notes. */
function setQuestion(
  { question, evidence, notes }: PreparedQuestion,
  index: number,
  { prose, gapPt }: LetterStyle,
  words: DocumentWords,
): Block[] {
  const path = `questions/${index}`;
  const quoted = evidence.map(({ quote, place }) => ({
    kind: 'item' as const,
    text: place ? `${quotedIn(quote, words)} (${place})` : quotedIn(quote, words),
    path,
    isPlain: true,
  }));
  const noted = paragraphsOf(notes, path).map((paragraph) => ({ ...paragraph, isPlain: true }));
  const asked = sourcedText(question, path);
  return [
    ...(asked
      ? [
          {
            type: 'heading' as const,
            level: 3 as const,
            path,
            keepWithNext: true,
            runs: runsOf(asked),
            style: { ...prose.style, bold: true },
            spaceBeforePt: gapPt,
          },
        ]
      : []),
    ...setParagraphs(quoted, prose, prose.gapPt),
    ...setParagraphs(noted, prose, 2 * prose.gapPt),
    // Space for handwriting where there are no notes yet.
    ...(noted.length === 0 ? [{ type: 'spacer' as const, heightPt: 2 * availablePt }] : []),
  ];
}

/** The height of a handwritten line. */
const availablePt = 20;
