import type { aiRoutes } from '@folio/contract/ai';
import type { Origin } from '@folio/contract/ai-answers';
import type { z } from 'zod';
import type { Delivered } from '../credits/credits.service.ts';
import type { Call } from './ai-call.ts';
import { composeText, streamText } from './compose-text.ts';
import { contactsOf, factsOf, resumeForModel } from './resume-facts.ts';
import { answer, worthCredits } from './with-model.ts';

type SummaryBody = z.output<typeof aiRoutes.generateSummary.schema.body>;
type LetterBody = z.output<typeof aiRoutes.coverLetter.schema.body>;

const longestSummary = 1_200;
const longestLetter = 5_000;

const formOnly = 'Your resume says nothing yet, so this is a form for you to fill in.';

const thisMonth = () => new Date().toISOString().slice(0, 7);

export async function generateSummary(
  call: Call,
  { resumeData, targetRole, tone }: SummaryBody,
): Promise<Delivered<{ summary: string } & Origin>> {
  const facts = factsOf(resumeData);
  const own = await call.builtIn('composeSummary', resumeData, {
    ...{ targetRole, tone, today: thisMonth() },
  });
  const written = await composeText(
    { ...call, contacts: contactsOf(resumeData) },
    {
      task: `You write the professional summary of a resume: two to four sentences, no "I", no adjectives without evidence. The tone is ${tone}. Aim it at the target role if there is one, but never call the person by it.`,
      data: { resume: resumeForModel(resumeData), 'target role': targetRole },
      facts,
      longest: longestSummary,
      own,
    },
  );
  const isAboutSomebody = facts.trim() !== '';
  if (!isAboutSomebody)
    return answer(worthCredits(written, false, formOnly), (summary) => ({ summary }));
  const isNew = written.value.trim() !== resumeData.personalInfo.summary.trim();
  return answer(worthCredits(written, isNew), (summary) => ({ summary }));
}

/** `onText`, of whoever reads along, gets what is written before it is checked. */
export async function writeCoverLetter(
  call: Call,
  { resume, jobDescription, tone, ...target }: LetterBody,
  onText?: (piece: string) => void,
): Promise<Delivered<{ coverLetter: string } & Origin>> {
  const { role, company, hiringManager } = target;
  const own = await call.builtIn('composeCoverLetter', resume, jobDescription, {
    ...{ target, tone, today: thisMonth() },
  });
  const composition = {
    task: `You write a cover letter of three or four short paragraphs, from a greeting to the name at its end, in plain text, with an empty line between two paragraphs. Say why the experience of the resume fits the job; leave out requirements that the resume does not meet. The tone is ${tone}.`,
    data: {
      resume: resumeForModel(resume),
      'job description': jobDescription,
      ...{ role, company, 'hiring manager': hiringManager },
    },
    facts: factsOf(resume),
    longest: longestLetter,
    own,
  };
  const personal = { ...call, contacts: contactsOf(resume) };
  const written = onText
    ? await streamText(personal, composition, onText)
    : await composeText(personal, composition);
  return answer(written, (coverLetter) => ({ coverLetter }));
}
