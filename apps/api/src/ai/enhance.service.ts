import type { WordLimit } from '@folio/analysis/writing/word-limits';
import type { aiRoutes } from '@folio/contract/ai';
import type { AiEdit, Origin } from '@folio/contract/ai-answers';
import type { AiSection } from '@folio/contract/ai-requests';
import { textsToEdit } from '@folio/contract/ai-texts';
import type { TemplateId } from '@folio/contract/template-ids';
import type { z } from 'zod';
import type { Delivered } from '../credits/credits.service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Call } from './ai-call.ts';
import { editTexts } from './edits.ts';
import { contactsOf, factsAt, isCurrent, summaryPath } from './resume-facts.ts';
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
/** A text sent as such, and its edits: one or none. */
type Enhanced = { text: string; edits: AiEdit[] };

const craft =
  'You edit texts of a resume: strong verbs in place of weak openings, no filler, active voice, plain words, no "I".';
const notEnough = "This doesn't have enough content to enhance.";

/** Improves the texts of a resume's section, by path. */
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
    section,
    texts,
    targetLength: lengths?.targetLength,
  });
  const ownEdits = new Map(own.edits.map((edit) => [edit.path, edit]));
  const written = await editTexts(
    { ...call, contacts: contactsOf(resumeData) },
    {
      drafts: texts.map(({ path, text: before }) => {
        const { after = before, reason = '' } = ownEdits.get(path) ?? {};
        return { path, before, own: { after, reason } };
      }),
      factsAt: (path) => factsAt(resumeData, path),
      task: `${craft} The tone is ${tone}. They are of the section "${section}". Keep each about as long as it is${lengths ? ', and within its "maxWords" if it has them' : ''}.`,
      ...(lengths && { maxWords: ({ path, before }) => lengths.maxWords({ path, text: before }) }),
      fit({ path, before }, after) {
        // A single skill must not become several.
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
    text,
    maxWords,
    targetLength,
    instruction,
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

/** Improves a text that was sent without its content. */
async function enhance(
  call: Call,
  { section, text, maxWords, targetLength, instruction, beside = {} }: Enhancement,
): Promise<AiResult<Enhanced>> {
  const { capWords } = await import('@folio/analysis/writing/word-limits');
  const path = pathOfText(section);
  const own = await call.builtIn('enhanceTexts', {
    section: section ?? '',
    texts: [{ path, text }],
    targetLength,
  });
  const [{ after, reason } = { after: text, reason: '' }] = own.edits;
  const capped = (long: string) => (maxWords === undefined ? long : capWords(long, maxWords));
  const written = await editTexts(call, {
    drafts: [{ path, before: text, own: { after, reason } }],
    beside,
    task: `${craft} ${instruction}`,
  });
  const edits = written.value
    .map((edit) => ({ ...edit, after: capped(edit.after) }))
    .filter(({ after }) => after.trim() !== text.trim());
  // A plain text can't show doubts, so a doubtful edit is dropped.
  const undoubted = edits.find(({ doubts }) => !doubts);
  const value = { text: undoubted?.after ?? capped(text), edits };
  return worthCredits({ ...written, value }, edits.length > 0, own.reason);
}

/** The path of a section that consists of a single text. */
function pathOfText(section: AiSection | undefined): string {
  if (section === 'personalInfo' || section === 'summary') return summaryPath;
  return section === 'interests' ? section : '';
}

/** The maximum length of a section's text by template. */
const limitByTemplate: Readonly<Partial<Record<TemplateId, WordLimit>>> = {
  // In two balanced columns a text should keep its length.
  modern: 'textLength',
  compact: 'textLength',
  portrait: 'textLength',
  // A design with much white space: a summary of one or two lines.
  minimal: 'twentyWords',
};

/** One column, or a wide main one: space for a few more words. */
const limitOfOthers: WordLimit = 'sevenMore';

/** Average characters per word, including the space. */
const charactersAWord = 7;

type Text = { path: string; text: string };

/** A template's limits for the texts of a section. */
type TemplateLengths = {
  /** Total length of the section's texts, in characters. */
  targetLength: number;
  maxWords: (text: Text) => number | undefined;
  /** Returns the text if it fits, cut if it is a summary, or undefined if it is too long. */
  fit: (text: Text, after: string) => string | undefined;
};

export async function lengthsFor(
  template: TemplateId,
  texts: readonly Text[],
): Promise<TemplateLengths> {
  const limits = await import('@folio/analysis/writing/word-limits');
  const { capWords, fewWords, mostWords, wordsOf } = limits;
  const limit = limitByTemplate[template] ?? limitOfOthers;
  const mayBeCut = ({ path }: Text) => path === summaryPath && limit === 'twentyWords';
  const most = (text: Text) => (mayBeCut(text) ? fewWords : mostWords(limit, text.text));
  const target = (text: Text) => {
    const length = text.text.length;
    if (limit === 'textLength') return length;
    if (mayBeCut(text)) return Math.min(length, fewWords * charactersAWord);
    return length + (most(text) - wordsOf(text.text).length) * charactersAWord;
  };
  return {
    targetLength: texts.reduce((sum, text) => sum + target(text), 0),
    maxWords: (text) => (limit === 'textLength' ? undefined : most(text)),
    fit(text, after) {
      if (mayBeCut(text)) return capWords(after, fewWords);
      return wordsOf(after).length <= most(text) ? after : undefined;
    },
  };
}
