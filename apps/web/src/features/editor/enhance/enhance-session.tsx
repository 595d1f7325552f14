import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useReducer, useRef } from 'react';
import { useCommands } from '../../../lib/commands/use-commands.ts';
import { newIdempotencyKey } from '../../../lib/paid-call.ts';
import { textAt } from '../../../lib/reading/content-places.ts';
import { sessionQuery } from '../../../lib/session.ts';
import { toast } from '../../../ui/toast.ts';
import { writeTexts } from '../fields/write-texts.ts';
import { contentOf } from '../store/document.ts';
import { takeBack } from '../store/take-back.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { askEnhance, type Question, UnusableAnswer } from './ask-enhance.ts';
import {
  cancelledToast,
  emptyToast,
  enhanceCopy,
  enhancedToast,
  failedToast,
  unchangedToast,
} from './enhance.copy.ts';
import { enhanceCommands } from './enhance-commands.ts';
import { EnhanceDialog } from './enhance-dialog.tsx';
import { enhancePriceWords, useEnhancePrices } from './enhance-prices.ts';
import { initialState, reduceEnhance } from './enhance-state.ts';
import { describeFailure } from './failure.ts';
import type { SectionChange } from './put-back.ts';
import { textOfSection } from './section-text.ts';
import { sectionFacts } from './sections.ts';
import { EnhanceContext, type Enhancing } from './use-enhance.ts';

/** By when the server has noticed that its caller has left, and has given the credits back. */
const givenBackMs = 2_000;

/** Keeps what is being enhanced in the resume that is open. */
export function EnhanceSession({ children }: { children: ReactNode }) {
  const store = useEditorStore();
  const client = useQueryClient();
  const [state, dispatch] = useReducer(reduceEnhance, initialState);
  const { running, proposal } = state;
  const work = useRef<AbortController>(undefined);
  const keyOf = useKeys();
  const prices = useEnhancePrices();
  useEffect(() => () => work.current?.abort(), []);

  async function run(question: Question) {
    const { section } = question;
    const { label } = sectionFacts[section];
    work.current = new AbortController();
    const { signal } = work.current;
    const key = keyOf(question);
    dispatch({ type: 'started', section });
    try {
      const told = await askEnhance(question, prices, { idempotencyKey: key.take(), signal });
      key.spend();
      const changes = stillThere(told.changes);
      if (signal.aborted) return;
      if (changes.length > 0)
        dispatch({ type: 'proposed', section, enhancement: { ...told, changes } });
      else {
        const isOvertaken = told.changes.length > 0;
        toast(unchangedToast(label, isOvertaken ? enhanceCopy.changedMeanwhile : told.notice));
        dispatch({ type: 'unchanged' });
      }
    } catch (error) {
      if (signal.aborted) return;
      // The same key would bring the same answer.
      if (error instanceof UnusableAnswer) key.spend();
      const failure = describeFailure(error);
      dispatch({ type: 'failed', section, failure });
      toast(failedToast(label, failure.message));
    }
    readBalance();
  }

  /** What was paid, or given back, is known to the server alone. */
  function readBalance() {
    void client.invalidateQueries({ queryKey: sessionQuery().queryKey });
  }

  /** What was typed over meanwhile stays as it is typed. */
  function stillThere(changes: readonly SectionChange[]): SectionChange[] {
    const content = contentOf(store.getDocument());
    return changes.filter(({ path, before }) => textAt(content, path) === before);
  }

  const enhancing: Enhancing = {
    state,
    priceOf: (section) => enhancePriceWords(prices, section),
    enhance(section) {
      if (running) return;
      const document = store.getDocument();
      const content = contentOf(document);
      if (textOfSection(content, section) === '')
        return void toast(emptyToast(sectionFacts[section].label));
      void run({ section, content, template: document.templateId });
    },
    cancel() {
      if (!running || work.current?.signal.aborted) return;
      work.current?.abort();
      dispatch({ type: 'cancelled' });
      toast(cancelledToast(sectionFacts[running].label));
      setTimeout(readBalance, givenBackMs);
    },
    forget: (section) => dispatch({ type: 'forgotten', section }),
    apply() {
      if (!proposal) return;
      const document = writeTexts(store.getDocument(), stillThere(proposal.changes));
      store.dispatch({ type: 'replace', document });
      dispatch({ type: 'closed' });
      toast(enhancedToast(sectionFacts[proposal.section].label, takeBack(store)));
    },
    close: () => dispatch({ type: 'closed' }),
  };
  const latest = useRef(enhancing.enhance);
  useEffect(() => {
    latest.current = enhancing.enhance;
  });
  const [summary, experience] = [
    enhancePriceWords(prices, 'personalInfo'),
    enhancePriceWords(prices, 'workExperience'),
  ];
  useCommands(
    useMemo(
      () =>
        enhanceCommands(
          (section) => latest.current(section),
          (section) => (section === 'workExperience' ? experience : summary),
        ),
      [summary, experience],
    ),
  );
  return (
    <EnhanceContext value={enhancing}>
      {children}
      <EnhanceDialog />
    </EnhanceContext>
  );
}

/** The same text is paid once, until there is an answer to it. */
function useKeys() {
  const keys = useMemo(() => new Map<string, string>(), []);
  return ({ section, content, template }: Question) => {
    const name = `${section} ${template} ${textOfSection(content, section)}`;
    return {
      take() {
        const key = keys.get(name) ?? newIdempotencyKey();
        keys.set(name, key);
        return key;
      },
      spend: () => keys.delete(name),
    };
  };
}
