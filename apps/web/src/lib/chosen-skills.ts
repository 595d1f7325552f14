import { parseJson } from './parse-json.ts';

/**
 * Skills that a visitor chose before having a resume; kept in this browser until the first resume
 * is made. Not validated with zod, which the landing page doesn't load.
 */
export type ChosenSkills = { category: string; items: string[] };

const key = 'chosenSkills';
const most = { categories: 10, items: 30, letters: 100 };
const listeners = new Set<() => void>();

/** The stored skills; malformed entries are left out. */
export function readChosenSkills(): ChosenSkills[] {
  return parse(storedChosenSkills()).slice(0, most.categories);
}

/** The stored text, as a snapshot for change detection. */
export function storedChosenSkills(): string {
  return localStorage.getItem(key) ?? '';
}

/** Adds skills to a category, without duplicates. */
export function addChosenSkills(category: string, items: readonly string[]): void {
  const waiting = readChosenSkills();
  const before = waiting.find((chosen) => chosen.category === category)?.items ?? [];
  const others = waiting.filter((chosen) => chosen.category !== category);
  const all = [...new Set([...before, ...items])].slice(0, most.items);
  store(JSON.stringify([...others, { category, items: all }]));
}

export function clearChosenSkills(): void {
  store(undefined);
}

export function onChosenSkillsChange(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener?.('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.('storage', listener);
  };
}

function store(text: string | undefined): void {
  if (text === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  for (const listener of listeners) listener();
}

function parse(text: string): ChosenSkills[] {
  const value = parseJson(text);
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { category, items } = entry as Record<string, unknown>;
    if (!isShortText(category) || !Array.isArray(items)) return [];
    const known = [...new Set(items.filter(isShortText))].slice(0, most.items);
    return known.length === 0 ? [] : [{ category, items: known }];
  });
}

const isShortText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most.letters;
