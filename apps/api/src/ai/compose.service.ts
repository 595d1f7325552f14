import type { aiRoutes } from '@folio/contract/ai';
import type { AiEdit, LetterForm, Origin } from '@folio/contract/ai-answers';
import { isEmptyResume } from '@folio/contract/empty-resume';
import { z } from 'zod';
import type { Delivered } from '../credits/credits.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Call } from './ai-call.ts';
import type { BuiltInCalls } from './built-in-worker.ts';
import { hasSentence } from './event-stream.ts';
import { allowedBy, withoutBlanks, withoutOwnWords } from './own-words.ts';
import { ProvenText } from './proven-text.ts';
import { contactsOf, factsOf, resumeForModel, summaryPath } from './resume-facts.ts';
import {
  type Accepted,
  type AiResult,
  answer,
  withAnswer,
  withModel,
  worthCredits,
} from './with-model.ts';

type SummaryBody = z.output<typeof aiRoutes.generateSummary.schema.body>;
type QuestionBody = z.output<typeof aiRoutes.answerQuestion.schema.body>;
type LetterBody = z.output<typeof aiRoutes.coverLetter.schema.body>;

const maxSummaryLength = 1_200;
const maxLetterLength = 5_000;
const maxAnswerLength = 2_000;

const formOnly = 'Your resume is empty, so here’s a template to fill in.';

const fromFacts = 'Says who you are, using facts from your resume.';

const thisMonth = () => new Date().toISOString().slice(0, 7);

export async function generateSummary(
  call: Call,
  { resumeData, targetRole, tone }: SummaryBody,
): Promise<Delivered<{ summary: string; edits: AiEdit[] } & Origin>> {
  const facts = factsOf(resumeData);
  const own = await call.builtIn('composeSummary', resumeData, {
    targetRole,
    tone,
    today: thisMonth(),
  });
  const written = await composeText(
    { ...call, contacts: contactsOf(resumeData) },
    {
      task: `You write the professional summary of a resume: two to four sentences, no "I", no adjectives without evidence. The tone is ${tone}. Aim it at the target role if there is one, but never call the person by it.`,
      data: { resume: resumeForModel(resumeData), 'target role': targetRole },
      facts,
      longest: maxSummaryLength,
      own,
    },
  );
  const before = resumeData.personalInfo.summary;
  const isNew = written.value.trim() !== before.trim();
  const worth = isEmptyResume(resumeData)
    ? worthCredits(written, false, formOnly)
    : worthCredits(written, isNew);
  return answer(worth, (summary) => ({
    summary,
    edits: isNew ? [{ path: summaryPath, before, after: summary, reason: fromFacts }] : [],
  }));
}

/** `onText` receives the text sentence by sentence; at the end the whole text is checked. */
export async function writeCoverLetter(
  call: Call,
  { resume, jobDescription, tone, motivation, ...target }: LetterBody,
  onText?: (piece: string) => void,
): Promise<Delivered<{ coverLetter: string; letterForm?: LetterForm } & Origin>> {
  const { role, company, hiringManager } = target;
  const own = await call.builtIn('composeCoverLetter', resume, jobDescription, {
    target,
    motivation,
    tone,
    today: thisMonth(),
  });
  const composition = {
    task: `You write ${lengthOf(own.form)}, from a greeting to the name at its end, in plain text, with an empty line between two paragraphs. Say why the experience of the resume fits the job; leave out requirements that the resume does not meet. If the person gives a reason for wanting this work, use their words unchanged; if not, give none. Where the job description wants the letter to cover something that the resume does not say, put a short note of what belongs there in [square brackets]. The tone is ${tone}.`,
    data: {
      resume: resumeForModel(resume),
      'job description': jobDescription,
      role,
      company,
      'hiring manager': hiringManager,
      'why this work': motivation,
    },
    facts: factsOf(resume),
    ownWords: motivation,
    longest: maxLetterLength,
    own,
  };
  const personal = { ...call, contacts: contactsOf(resume) };
  const written = onText
    ? await streamText(personal, composition, onText)
    : await composeText(personal, composition);
  const letterForm = own.form && { kind: own.form.kind, quote: own.form.quote };
  const worth = worthCredits(written, !isEmptyResume(resume), formOnly);
  return answer(worth, (coverLetter) => ({ coverLetter, ...(letterForm && { letterForm }) }));
}

/** Returns the requested length, for a model. */
function lengthOf(form: Awaited<ReturnType<BuiltInCalls['composeCoverLetter']>>['form']): string {
  if (form === undefined) return 'a cover letter of three or four short paragraphs';
  return form.kind === 'none'
    ? 'a short email that goes with a resume, since no cover letter is wanted: at most 60 words'
    : `a short cover letter of at most ${form.mostWords} words`;
}

/** An answer to an application's question, with blanks where only the person knows. */
export async function answerQuestion(
  call: Call,
  { resume, question, jobDescription, role, company }: QuestionBody,
): Promise<Delivered<{ answer: string } & Origin>> {
  const wishes = { company, today: thisMonth() };
  const own = await call.builtIn('answerQuestion', resume, question, jobDescription, wishes);
  const written = await composeText(
    { ...call, contacts: contactsOf(resume) },
    {
      task: 'You answer a question of a job application in the first person, in at most 150 words of plain text. Use facts of the resume alone. Where an answer needs what the resume does not say, such as a motive, a feeling, how something ended or what was learned, put a short note of what belongs there in [square brackets] instead of making it up.',
      data: {
        resume: resumeForModel(resume),
        question,
        'job description': jobDescription,
        role,
        company,
      },
      facts: factsOf(resume),
      longest: maxAnswerLength,
      own: { ...own, allowed: [...own.allowed, role, company] },
    },
  );
  const worth = worthCredits(written, !isEmptyResume(resume), formOnly);
  return answer(worth, (text) => ({ answer: text }));
}

const Composed = z.object({ text: z.string() });

type Composition = {
  task: string;
  data: Readonly<Record<string, string>>;
  /** The facts about the person. */
  facts: string;
  /** The person's own text, which may be used unchanged. */
  ownWords?: string;
  longest: number;
  /** The built-in engine's text. */
  own: Awaited<ReturnType<BuiltInCalls['composeSummary']>> & { asked?: readonly string[] };
};

/**
 * Composes a text from facts by the model; uses the built-in engine's text if the model claims more
 * than the facts.
 */
const composeText = (call: Call, composition: Composition): Promise<AiResult<string>> =>
  withModel(
    call,
    { schema: Composed, task: composition.task, data: composition.data },
    ({ value, reveal }) => acceptText(call, composition, reveal(value.text.trim())),
    async () => ownText(composition),
  );

/** Like `composeText`, streamed: `onText` receives each sentence once its facts are checked. */
function streamText(
  call: Call,
  composition: Composition,
  onText: (sentences: string) => void,
): Promise<AiResult<string>> {
  let read = '';
  const isProven = async (sentences: string) =>
    (await checkText(call, composition, sentences))?.held === false;
  const proven = new ProvenText(isProven, (sentences) => {
    read += sentences;
    onText(sentences);
  });
  return withAnswer(
    call,
    async (model) => {
      const asked = { ...composition, contacts: call.contacts };
      const answered = await model.write(asked, call.signal, proven.add);
      await proven.end(answered.isGood);
      return answered;
    },
    ({ value, reveal }) => acceptText(call, composition, reveal(value)),
    async () => {
      const text = ownText(composition);
      // If the model fails after it has started, its text is replaced as a whole.
      if (!call.model) for (const paragraph of text.split(/(?<=\n\n)/)) onText(paragraph);
      return text;
    },
    () => hasSentence(read),
  );
}

async function checkText(
  { builtIn }: Call,
  { facts, own, ownWords = '' }: Composition,
  output: string,
) {
  const allowed = allowedBy(own).filter((text) => text !== ownWords);
  // The built-in text contains labels of what the job asks for, which can't be told from the
  // person's facts, so it is no source.
  const hasLabels = own.asked !== undefined && own.asked.length > 0;
  const told = hasLabels ? '' : withoutBlanks(withoutOwnWords(own.text, ownWords));
  const source = [facts, told, ...allowed].join('\n');
  const stated = withoutOwnWords(output, ownWords);
  const [check] = await builtIn('checkFacts', [{ source, output: stated }]);
  return check;
}

async function acceptText(
  call: Call,
  composition: Composition,
  output: string | undefined,
): Promise<Accepted<string>> {
  if (!output || output.length > composition.longest)
    return { value: undefined, rejectedClaims: [] };
  const check = await checkText(call, composition, output);
  const rejectedClaims = (check?.flags ?? []).map(({ kind, text }) => ({ kind, text }));
  return { value: check?.held === false ? output : undefined, rejectedClaims };
}

function ownText({ own }: Composition): string {
  if (own.text === '') throw notComposed(own.reason);
  return own.text;
}

const notComposed = (reason = 'There’s nothing in this resume to write about yet.') =>
  new AppError('VALIDATION_ERROR', reason, { errors: { resume: [reason] } });
