import type { AiSection, aiRoutes } from '@folio/contract/ai';
import type { AiEdit, Origin } from '@folio/contract/ai-answers';
import { textsToEdit } from '@folio/contract/ai-texts';
import type { z } from 'zod';
import type { Delivered } from '../credits/credits.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Call } from './ai-call.ts';
import { editTexts } from './edits.ts';
import { contactsOf, factsOf, isCurrent, summaryPath } from './resume-facts.ts';
import { lengthsFor } from './template-lengths.ts';
import { type AiResult, answer, worthCredits } from './with-model.ts';

type Body<Name extends 'optimize' | 'enhanceContent'> = z.output<
  (typeof aiRoutes)[Name]['schema']['body']
>;
type ImproveBody = z.output<typeof aiRoutes.improve.schema.body>;
type ImproveText = Extract<ImproveBody, { text: string }>;
type ImproveSection = Extract<ImproveBody, { improvementType: 'section' }>;
type Enhancement = {
  section?: AiSection;
  text: string;
  maxWords?: number | undefined;
  targetLength?: number | undefined;
  instruction: string;
  beside?: Readonly<Record<string, string>>;
};
/** A text that was sent as it is, and the edits of it: one, or none. */
type Enhanced = { text: string; edits: AiEdit[] };

const craft =
  'You edit texts of a resume: strong verbs in place of weak openings, no filler, active voice, plain words, no "I".';
const notEnough = "This doesn't have enough content to enhance.";

/** The texts of a section of a resume, each where it stands. */
export async function improveSection(
  call: Call,
  { resumeData, section, entryId, templateId, tone }: ImproveSection,
): Promise<Delivered<{ edits: AiEdit[] } & Origin>> {
  const texts = textsToEdit(resumeData, section, entryId).map((one) => ({
    ...one,
    current: isCurrent(resumeData, one.path),
  }));
  if (texts.length === 0)
    throw new AppError('VALIDATION_ERROR', notEnough, { errors: { section: [notEnough] } });
  const lengths = templateId && (await lengthsFor(templateId, texts));
  const own = await call.builtIn('enhanceTexts', {
    ...{ section, texts, targetLength: lengths?.targetLength },
  });
  const written = await editTexts(
    { ...call, contacts: contactsOf(resumeData) },
    {
      drafts: texts.map(({ path, text: before }) => {
        const { after = before, reason = '' } = own.edits.find((edit) => edit.path === path) ?? {};
        return { path, before, own: { after, reason } };
      }),
      facts: factsOf(resumeData),
      task: `${craft} The tone is ${tone}. They are of the section "${section}". Keep each about as long as it is${lengths ? ', and within its "maxWords" if it has them' : ''}.`,
      ...(lengths && { maxWords: ({ path, before }) => lengths.maxWords({ path, text: before }) }),
      fit({ path, before }, after) {
        // One skill stays one.
        if (section === 'skills' && after.includes(',')) return undefined;
        return lengths ? lengths.fit({ path, text: before }, after) : after;
      },
    },
  );
  return answer(worthCredits(written, written.value.length > 0, own.reason), (edits) => ({
    edits,
  }));
}

export async function improveText(
  call: Call,
  body: ImproveText,
): Promise<Delivered<{ improved: string; edits: AiEdit[] } & Origin>> {
  const { text, section, tone, targetLength, maxWords } = body;
  const length = targetLength ? ` Aim for about ${targetLength} characters.` : '';
  const most = maxWords ? ` Write at most ${maxWords} words.` : '';
  const from = section ? ` It is the section "${section}".` : '';
  const instruction = `The tone is ${tone}.${from}${length}${most}`;
  const written = await enhance(call, {
    ...{ text, maxWords, targetLength, instruction },
    ...(section && { section }),
  });
  return answer(written, ({ text: improved, edits }) => ({ improved, edits }));
}

export async function optimizeSection(
  call: Call,
  { section, content }: Body<'optimize'>,
): Promise<Delivered<{ optimized: string; edits: AiEdit[] } & Origin>> {
  const instruction = `It is the section "${section}". Make it easy to read for people and for applicant tracking systems.`;
  const written = await enhance(call, { section, text: content, instruction });
  return answer(written, ({ text: optimized, edits }) => ({ optimized, edits }));
}

export async function enhanceContent(
  call: Call,
  { section, content, context }: Body<'enhanceContent'>,
): Promise<Delivered<{ enhancedContent: string; edits: AiEdit[] } & Origin>> {
  const instruction = `It is the section "${section}".`;
  const written = await enhance(call, { section, text: content, instruction, beside: { context } });
  return answer(written, ({ text: enhancedContent, edits }) => ({ enhancedContent, edits }));
}

/** A text that was sent without its content. */
async function enhance(
  call: Call,
  { section, text, maxWords, targetLength, instruction, beside = {} }: Enhancement,
): Promise<AiResult<Enhanced>> {
  const { capWords } = await import('@folio/analysis/writing/word-limits');
  const path = pathOfText(section);
  const own = await call.builtIn('enhanceTexts', {
    ...{ section: section ?? '', texts: [{ path, text }], targetLength },
  });
  const [{ after, reason } = { after: text, reason: '' }] = own.edits;
  const capped = (long: string) => (maxWords === undefined ? long : capWords(long, maxWords));
  const written = await editTexts(call, {
    drafts: [{ path, before: text, own: { after, reason } }],
    facts: '',
    beside,
    task: `${craft} ${instruction}`,
  });
  const edits = written.value
    .map((edit) => ({ ...edit, after: capped(edit.after) }))
    .filter(({ after }) => after.trim() !== text.trim());
  const value = { text: edits[0]?.after ?? capped(text), edits };
  return worthCredits({ ...written, value }, edits.length > 0, own.reason);
}

/** Of the sections that are one text, the path is known without the content. */
function pathOfText(section: AiSection | undefined): string {
  if (section === 'personalInfo' || section === 'summary') return summaryPath;
  return section === 'interests' ? section : '';
}
