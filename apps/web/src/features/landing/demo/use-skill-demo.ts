import { useEffect, useRef, useState } from 'react';
import { addChosenSkills } from '../../../lib/chosen-skills.ts';
import { toast } from '../../../ui/toast.ts';
import { addedToast, demoCopy } from './demo.copy.ts';
import type { Position } from './positions.ts';
import { type SuggestionStep, type Suggestions, suggestionSteps } from './suggestion-steps.ts';

const clearSelectedMs = 1_500;

/** The demo's state: the position, its suggestions, and the selected ones. */
export function useSkillDemo() {
  const [position, setPosition] = useState<Position>();
  const [suggestions, setSuggestions] = useState<Suggestions>();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const begun = useRef<AbortController>(undefined);
  useEffect(() => () => begun.current?.abort(), []);

  /** Aborts the running request, and returns a signal for the next. */
  function restart(): AbortSignal {
    begun.current?.abort();
    begun.current = new AbortController();
    setSuggestions(undefined);
    setSelected([]);
    setIsAsking(false);
    return begun.current.signal;
  }

  function selectPosition(next: Position) {
    restart();
    setPosition(next);
  }

  async function generate() {
    if (!position) {
      toast(demoCopy.noPosition);
      return;
    }
    const signal = restart();
    setIsAsking(true);
    try {
      for await (const step of suggestionSteps(position, signal)) show(step);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  function show({ suggestions, message }: SuggestionStep) {
    if (suggestions) {
      setSuggestions(suggestions);
      setIsAsking(!suggestions.isDone);
    }
    if (message) toast(message);
  }

  function toggleSkill(skill: string) {
    setSelected((before) =>
      before.includes(skill) ? before.filter((one) => one !== skill) : [...before, skill],
    );
  }

  function addSelected() {
    if (!position || selected.length === 0) {
      toast(demoCopy.noSkills);
      return;
    }
    addChosenSkills(position.name, selected);
    toast(addedToast(selected.length));
    const { signal } = begun.current ?? new AbortController();
    const timer = setTimeout(() => setSelected([]), clearSelectedMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  const state = { position, suggestions, selected, isAsking };
  return { ...state, selectPosition, generate, toggleSkill, addSelected };
}
