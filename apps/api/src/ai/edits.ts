import type { AiEdit, RejectedClaim } from '@folio/contract/ai-answers';
import { aiLimits } from '@folio/contract/ai-requests';
import { contentLimits } from '@folio/contract/content-limits';
import { z } from 'zod';
import type { Call } from './ai-call.ts';
import { type Accepted, type AiResult, builtInResult, withModel } from './with-model.ts';

/** A text at its path in the content, and the built-in engine's version. */
type Draft = { path: string; before: string; own: { after: string; reason: string } };

type EditRequest = {
  drafts: readonly Draft[];
  /** Further facts that hold at a path. */
  factsAt?: (path: string) => string;
  /** The instruction for the model. */
  task: string;
  /** Context texts for the model, by name. */
  beside?: Readonly<Record<string, string>>;
  /** The maximum number of words, if limited. */
  maxWords?: (draft: Draft) => number | undefined;
  /** Fits the text into its limits: unchanged, cut, or undefined if it doesn't fit. */
  fit?: (draft: Draft, after: string) => string | undefined;
};

const maxReasonLength = 300;

const Edited = z.object({
  edits: z.array(z.object({ path: z.string(), after: z.string(), reason: z.string() })),
});
const form =
  'Edit the texts under "texts". Give back an edit for each: its "path" as it was given, the whole text as it shall read as "after", and in a few words as "reason" what you have done. Keep line breaks where they are.';

/**
 * Improves texts, returning an edit for each changed one. If the fact guard refuses the model's
 * version, the built-in engine's is used; doubtful versions are returned with their doubts.
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
      const judgments = await call.builtIn(
        'judgeRewrites',
        asked.map(({ path, before }, index) => ({
          source: `${before}\n${factsAt(path)}`,
          output: written[index]?.after ?? '',
        })),
      );
      const accepted = written.map((one, index) =>
        judgments[index]?.verdict === 'refused' ? undefined : one,
      );
      let isOfModel = false;
      const edits = drafts.flatMap((draft, index) => {
        const good = accepted[index];
        const after = good && fit(draft, good.after);
        if (!good || after === undefined)
          return editOf(draft, fit(draft, draft.own.after), draft.own);
        isOfModel ||= after.trim() !== draft.before.trim();
        const reason = good.reason?.trim().slice(0, maxReasonLength) ?? '';
        const judgment = judgments[index];
        const isDoubtful = judgment?.verdict === 'doubtful';
        return editOf(draft, after, { reason, doubts: isDoubtful ? claimsOf(judgment) : [] });
      });
      // Texts that the model left unchanged count as its answer, but the built-in engine's edits
      // next to them are free.
      const isAnswer = isOfModel || (accepted.some(Boolean) && edits.length === 0);
      return {
        value: isAnswer ? edits : undefined,
        rejectedClaims: judgments.filter(({ verdict }) => verdict === 'refused').flatMap(claimsOf),
      };
    },
    async () => own,
  );
}

const claimsOf = ({ flags }: { flags: readonly RejectedClaim[] }): RejectedClaim[] =>
  flags.map(({ kind, text }) => ({ kind, text }));

/** The length limit of all editable texts. */
const isStorable = (text: string) => text.length <= contentLimits.longText;

/** Ignores white space at the ends. */
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
 * Short paths for the model, with numbers instead of ids: fewer tokens, no misspelled ids, and no
 * id that looks like a phone number. A text without a path must be the only one.
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
