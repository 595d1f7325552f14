import type { aiRoutes } from '@folio/contract/ai';
import type { AiEdit, HeldTranslation, Origin } from '@folio/contract/ai-answers';
import { contentLimits } from '@folio/contract/content-limits';
import { documentLanguages } from '@folio/contract/document-languages';
import { z } from 'zod';
import type { Delivered } from '../credits/credits.service.ts';
import type { Call } from './ai-call.ts';
import { answer, builtInResult, withAnswer, worthCredits } from './with-model.ts';

type Body = z.output<typeof aiRoutes.translate.schema.body>;
type Translations = { edits: AiEdit[]; held: HeldTranslation[] };

const Translated = z.object({
  texts: z.array(z.object({ number: z.number(), translation: z.string() })),
});

const notices = {
  noModel: 'Translations need a language model, and this server has none.',
  noAnswer: 'The AI service didn’t answer.',
  allHeld: 'Every translation changed a fact, so we held them all back.',
};

/**
 * Translates texts by the model; without one there are no edits. Translations that lose or add a
 * number, address, name or tool are held back and reported.
 */
export async function translateTexts(
  call: Call,
  { language, texts, names }: Body,
): Promise<Delivered<Translations & Origin>> {
  const nothing: Translations = { edits: [], held: [] };
  if (!call.model)
    return answer(builtInResult(nothing, notices.noModel), (translated) => translated);
  const written = await withAnswer<z.output<typeof Translated>, Translations>(
    call,
    (model) => model.ask({ ...questionOf(language, texts), contacts: call.contacts }, call.signal),
    async ({ value, reveal }) => {
      const translated = await translationsOf(call, { texts, names }, (number) => {
        const found = value.texts.find((one) => one.number === number);
        return found && reveal(found.translation.trim());
      });
      const rejectedClaims = translated.held.flatMap(({ flags }) => flags);
      return { value: translated, rejectedClaims };
    },
    async () => nothing,
  );
  const { edits, held } = written.value;
  if (written.isFree) {
    const { notice: _, ...origin } = written.origin;
    const failed = { ...written, origin: { ...origin, notice: notices.noAnswer } };
    return answer(failed, (translated) => translated);
  }
  const paid = worthCredits(written, edits.length > 0);
  if (edits.length === 0 && held.length > 0)
    return answer({ ...paid, origin: { ...paid.origin, notice: notices.allHeld } }, same);
  return answer(paid, same);
}

const same = (translated: Translations) => translated;

function questionOf(language: Body['language'], texts: Body['texts']) {
  const numbered = texts.map(({ source }, index) => ({ number: index + 1, text: source }));
  return {
    schema: Translated,
    task: `You translate texts of a resume into ${documentLanguages[language]} (${language}), in the style that resumes have in that language. Keep every number, date, address, company, school, person and tool exactly as it is written. Add nothing, leave nothing out, keep line breaks and marks such as ** where they are. Give back each text under "texts" with its "number" and its "translation".`,
    data: { texts: JSON.stringify(numbered) },
  };
}

async function translationsOf(
  call: Call,
  { texts, names }: Pick<Body, 'texts' | 'names'>,
  written: (number: number) => string | undefined,
): Promise<Translations> {
  const translated = texts.flatMap(({ path, before, source }, index) => {
    const after = written(index + 1);
    const isNew = after && after !== before && after.length <= contentLimits.longText;
    return isNew ? [{ path, before, source, after }] : [];
  });
  const tasks = translated.map(({ source, after: output }) => ({ source, output }));
  const judged = await call.builtIn('judgeTranslations', tasks, names);
  const edits: AiEdit[] = [];
  const held: HeldTranslation[] = [];
  for (const [index, { path, before, after }] of translated.entries()) {
    const flags = judged[index] ?? [];
    if (flags.length > 0) held.push({ path, after, flags });
    else edits.push({ path, before, after, reason: '' });
  }
  return { edits, held };
}
