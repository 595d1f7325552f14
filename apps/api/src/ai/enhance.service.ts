import type { AiSection, aiRoutes } from '@folio/contract/ai';
import type { Origin } from '@folio/contract/ai-answers';
import type { z } from 'zod';
import type { Delivered } from '../credits/credits.service.ts';
import type { Call } from './ai-call.ts';
import { rewriteTexts } from './rewrite-texts.ts';
import { answer, type Written, worthCredits } from './with-model.ts';

type Body<Name extends 'optimize' | 'enhanceContent'> = z.output<
  (typeof aiRoutes)[Name]['schema']['body']
>;
type ImproveText = Extract<z.output<typeof aiRoutes.improve.schema.body>, { text: string }>;
type Enhancement = {
  section?: AiSection;
  text: string;
  maxWords?: number | undefined;
  targetLength?: number | undefined;
  wish: string;
  beside?: Readonly<Record<string, string>>;
};

const craft =
  'You edit texts of a resume: strong verbs in place of weak openings, no filler, active voice, plain words, no "I".';

export async function improveText(
  call: Call,
  body: ImproveText,
): Promise<Delivered<{ improved: string } & Origin>> {
  const { text, section, tone, targetLength, maxWords } = body;
  const length = targetLength ? ` Aim for about ${targetLength} characters.` : '';
  const most = maxWords ? ` Write at most ${maxWords} words.` : '';
  const from = section ? ` It is the section "${section}".` : '';
  const wish = `The tone is ${tone}.${from}${length}${most}`;
  const written = await enhance(call, {
    ...{ text, maxWords, targetLength, wish },
    ...(section && { section }),
  });
  return answer(written, (improved) => ({ improved }));
}

export async function optimizeSection(
  call: Call,
  { section, content }: Body<'optimize'>,
): Promise<Delivered<{ optimized: string } & Origin>> {
  const wish = `It is the section "${section}". Make it easy to read for people and for applicant tracking systems.`;
  const written = await enhance(call, { section, text: content, wish });
  return answer(written, (optimized) => ({ optimized }));
}

export async function enhanceContent(
  call: Call,
  { section, content, context }: Body<'enhanceContent'>,
): Promise<Delivered<{ enhancedContent: string } & Origin>> {
  const wish = `It is the section "${section}".`;
  const written = await enhance(call, { section, text: content, wish, beside: { context } });
  return answer(written, (enhancedContent) => ({ enhancedContent }));
}

async function enhance(
  call: Call,
  { section, text, maxWords, targetLength, wish, beside = {} }: Enhancement,
): Promise<Written<string>> {
  const { capWords } = await import('@folio/analysis/writing/word-limits');
  const own = await call.builtIn('enhanceSection', {
    section: section ?? '',
    text,
    maxWords,
    targetLength,
  });
  const written = await rewriteTexts(call, {
    ...{ texts: [text], own: [own.text], facts: '', beside },
    task: `${craft} ${wish}`,
  });
  const [told = text] = written.value;
  const value = maxWords === undefined ? told : capWords(told, maxWords);
  const isChanged = told.trim() !== text.trim() && value.trim() !== text.trim();
  return worthCredits({ ...written, value }, isChanged, own.reason);
}
