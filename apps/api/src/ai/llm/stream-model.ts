import { type LanguageModel, streamText } from 'ai';
import { type ModelAnswer, maxOutputTokens, type Question, readFailure } from './ask-model.ts';
import { phrase } from './phrase.ts';

const form =
  'Answer in the language of the resume. Answer with the text alone: no heading, no remark before or after it, no Markdown.';
const fence = /^```\w*\n([\s\S]*?)\n?```$/;

/**
 * Streams a text. Never throws; stops when the signal is aborted. An incomplete text is a failure,
 * however long it is.
 */
export async function streamModel(
  model: LanguageModel,
  question: Pick<Question<string>, 'task' | 'data'>,
  abortSignal: AbortSignal,
  onText: (piece: string) => void,
): Promise<ModelAnswer<string>> {
  let text = '';
  let isWhole = false;
  try {
    const settings = { maxOutputTokens, maxRetries: 1, abortSignal, onError: () => {} };
    const { stream } = streamText({ model, ...phrase(question, form), ...settings });
    for await (const part of stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish') isWhole = part.finishReason === 'stop';
      if (part.type !== 'text-delta') continue;
      text += part.text;
      onText(part.text);
    }
  } catch (error) {
    return { isGood: false, reason: readFailure(error, abortSignal) };
  }
  if (abortSignal.aborted) return { isGood: false, reason: 'slow' };
  const value = text.trim().replace(fence, '$1').trim();
  return isWhole && value !== '' ? { isGood: true, value } : { isGood: false, reason: 'nonsense' };
}
