import { aiRoutes } from '@folio/contract/ai';
import type { AiEdit, HeldTranslation } from '@folio/contract/ai-answers';
import { aiLimits } from '@folio/contract/ai-requests';
import { textAt } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import { documentLanguage } from '@folio/documents/document-locale';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { apiWith } from '../../../lib/api-client.ts';
import { useCreditPrice } from '../../../lib/credit-costs.ts';
import { mayTakeCredits } from '../../../lib/first-credits/may-take-credits.tsx';
import { paidOnce } from '../../../lib/paid-once.ts';
import { sessionQuery } from '../../../lib/session.ts';
import { providerQuery } from '../assistant/another-way.ts';
import { describeFailure } from '../assistant/ask-assistant.ts';
import { useKeptAnswer } from '../assistant/use-kept-answer.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { languagesCopy } from './languages.copy.ts';
import { useLanguages } from './use-languages.tsx';

type Translation = { edits: AiEdit[]; held: HeldTranslation[]; notice?: string | undefined };
const nothing: Translation = { edits: [], held: [] };

/** Undefined without a configured language model: the built-in engine doesn't translate. */
export function useTranslation() {
  const store = useEditorStore();
  const client = useQueryClient();
  const { notes } = useLanguages();
  const price = useCreditPrice('improve');
  const { data: writer } = useQuery(providerQuery());
  // Kept while the dialog is closed to look at single texts.
  const [translation, keepTranslation] = useKeptAnswer('translation', nothing);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  if (writer === undefined || writer.provider === 'built-in') return undefined;
  const { content } = store.getDocument();
  const waiting = notes.filter(({ kind }) => kind === 'translate' || kind === 'changed');
  const byKey = new Map(waiting.toReversed().map((note) => [note.key, note]));
  const texts = [...byKey.values()]
    .flatMap(({ key: path, theirs: source }) => {
      const before = textAt(content, path);
      return before === undefined || source.trim() === '' ? [] : [{ path, before, source }];
    })
    .toReversed()
    .slice(0, aiLimits.texts);
  const ask = async () => {
    if (isBusy || !(await mayTakeCredits(price))) return;
    const call = new AbortController();
    running.current = call;
    setBusy(true);
    setFailure(undefined);
    try {
      const language = documentLanguage(store.getDocument());
      const { signal } = call;
      const body = { language, texts, names: namesIn(content) };
      const { edits, held, notice } = await paidOnce(['translation', body], (idempotencyKey) =>
        apiWith({ price, signal, idempotencyKey }, aiRoutes.translate, { body }),
      );
      const isNone = edits.length + held.length === 0;
      keepTranslation(() => ({
        edits,
        held,
        notice: notice ?? (isNone ? languagesCopy.noneSuggested : undefined),
      }));
    } catch (error) {
      if (!call.signal.aborted) setFailure(describeFailure(error, true).message);
    }
    setBusy(false);
    void client.invalidateQueries({ queryKey: sessionQuery().queryKey });
  };
  const drop = (paths: readonly string[]) =>
    keepTranslation((known) => ({
      ...known,
      edits: known.edits.filter(({ path }) => !paths.includes(path)),
    }));
  return { count: texts.length, price, ask, isBusy, failure, drop, ...translation };
}

const most = 1_000;

/** Names of employers, schools, people and tools, which stay the same in every language. */
function namesIn({ personalInfo, workExperience, ...more }: ResumeContent): string[] {
  const { education, skills, projects, certifications, volunteering } = more;
  const names = [
    personalInfo.firstName,
    personalInfo.lastName,
    ...workExperience.map(({ company }) => company),
    ...education.map(({ institution }) => institution),
    ...certifications.map(({ issuer }) => issuer),
    ...volunteering.map(({ organization }) => organization),
    ...projects.flatMap(({ technologies }) => technologies.split(/[,;·|]/)),
    ...skills.flatMap(({ items }) => items).filter(isTool),
  ];
  return [...new Set(names.map((name) => name.trim()))]
    .filter((name) => name !== '' && name.length <= 300)
    .slice(0, most);
}

/** 'Python' and 'Adobe XD' are tools; 'project management' is translated. */
const isTool = (skill: string): boolean => /^\p{Lu}/u.test(skill) && !/\s\p{Ll}/u.test(skill);
