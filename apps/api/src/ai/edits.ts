import type { AiEdit, RejectedClaim } from '@folio/contract/ai-answers';
import { aiLimits } from '@folio/contract/ai-requests';
import { contentLimits } from '@folio/contract/content-limits';
import { z } from 'zod';
import type { Call } from './ai-call.ts';
import { type Accepted, type AiResult, builtInResult, withModel } from './with-model.ts';

/** A text at its path in the content, and what the built-in engine makes of it. */
type Draft = { path: string; before: string; own: { after: string; reason: string } };

type EditRequest = {
  drafts: readonly Draft[];
  /** What else is true where the text at a path stands, beside the text itself. */
  factsAt?: (path: string) => string;
  /** What to do with the texts, as the model is told it. */
  task: string;
  /** Texts that the model may look at, by their names. */
  beside?: Readonly<Record<string, string>>;
  /** The most words of a text, where it matters. */
  maxWords?: (draft: Draft) => number | undefined;
  /** The text as it may stand there: whole, cut, or not at all. */
  fit?: (draft: Draft, after: string) => string | undefined;
};

const longestReason = 300;

const Edited = z.object({
  edits: z.array(z.object({ path: z.string(), after: z.string(), reason: z.string() })),
});
const form =
  'Edit the texts under "texts". Give back an edit for each: its "path" as it was given, the whole text as it shall read as "after", and in a few words as "reason" what you have done. Keep line breaks where they are.';

/**
 * Has texts said better, and answers an edit for each that is. A text in which the model states what
 * neither it nor what is true there says is refused, and stays as the built-in engine has it; what
 * may go beyond them is given back with its doubts.
 */
export async function editTexts(call: Call, request: EditRequest): Promise<AiResult<AiEdit[]>> {
  const { drafts, task, beside = {}, maxWords, fit = (_, after) => after } = request;
  const factsAt = request.factsAt ?? (() => '');
  const own = drafts.flatMap((draft) => editOf(draft, fit(draft, draft.own.after), draft.own));
  if (drafts.length === 0) return builtInResult(own);
  const asked = drafts.slice(0, aiLimits.texts);
  const names = shortPaths(asked.map(({ path }) => path));
  const texts = asked.map((draft, index) => {
    const most = maxWords?.(draft);
    return { path: names[index], text: draft.before, ...(most ? { maxWords: most } : {}) };
  });
  const question = {
    schema: Edited,
    task: `${task} ${form}`,
    data: { texts: JSON.stringify(texts), ...beside },
  };
  return withModel(
    call,
    question,
    async ({ value, reveal }): Promise<Accepted<AiEdit[]>> => {
      const written = names.map((name) => {
        const edit = value.edits.find(({ path, after }) => path === name && after.trim() !== '');
        const after = edit && reveal(edit.after.trim());
        if (after === undefined || !isStorable(after)) return undefined;
        return { after, reason: reveal(edit?.reason ?? '') };
      });
      const judgements = await call.builtIn(
        'judgeRewrites',
        asked.map(({ path, before }, index) => ({
          source: `${before}\n${factsAt(path)}`,
          output: written[index]?.after ?? '',
        })),
      );
      const accepted = written.map((one, index) =>
        judgements[index]?.verdict === 'refused' ? undefined : one,
      );
      const edits = drafts.flatMap((draft, index) => {
        const good = accepted[index];
        const after = good && fit(draft, good.after);
        if (!good || after === undefined)
          return editOf(draft, fit(draft, draft.own.after), draft.own);
        const reason = good.reason?.trim().slice(0, longestReason) ?? '';
        const judgement = judgements[index];
        const isDoubtful = judgement?.verdict === 'doubtful';
        return editOf(draft, after, { reason, doubts: isDoubtful ? claimsOf(judgement) : [] });
      });
      return {
        value: accepted.some(Boolean) ? edits : undefined,
        rejectedClaims: judgements.filter(({ verdict }) => verdict === 'refused').flatMap(claimsOf),
      };
    },
    async () => own,
  );
}

const claimsOf = ({ flags }: { flags: readonly RejectedClaim[] }): RejectedClaim[] =>
  flags.map(({ kind, text }) => ({ kind, text }));

/** All texts that are edited may have as many characters. */
const isStorable = (text: string) => text.length <= contentLimits.longText;

/** Other spaces at its ends make no other text. */
function editOf(
  { path, before }: Draft,
  after: string | undefined,
  { reason, doubts = [] }: { reason: string; doubts?: RejectedClaim[] },
): AiEdit[] {
  return after === undefined || after.trim() === before.trim() || !isStorable(after)
    ? []
    : [{ path, before, after, reason, ...(doubts.length > 0 ? { doubts } : {}) }];
}

/**
 * Paths as the model gets to see them, with numbers in place of ids: fewer tokens, none to misspell,
 * and none that looks like a phone number. A text without a path is the only one.
 */
function shortPaths(paths: readonly string[]): string[] {
  const numbers = new Map<string, number>();
  const numberOf = (id: string) => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return String(number);
  };
  return paths.map((path) => {
    if (path === '') return 'text';
    const parts = path.split('/');
    // `personalInfo/summary` has a field where lists have an id.
    if (parts.length < 3) return path;
    return parts.map((part, index) => (index % 2 === 1 ? numberOf(part) : part)).join('/');
  });
}
