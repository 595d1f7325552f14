import { useSyncExternalStore } from 'react';
import type { LanguageState } from './language-store.ts';
import { languagesCopy } from './languages.copy.ts';
import { useLanguageStore } from './use-languages.tsx';

/** A dot next to the name of a section with language notes. */
export function LanguageDot({ below }: { below: string }) {
  const { subscribe, get } = useLanguageStore();
  const count = () => countBelow(get(), below);
  const many = useSyncExternalStore(subscribe, count, count);
  return many === 0 ? null : (
    <span
      title={languagesCopy.within(many)}
      className="inline-flex shrink-0 items-center text-small text-mentor tabular-nums"
    >
      <span aria-hidden className="size-1.5 rounded-full bg-current" />
      <span className="sr-only">{`, ${languagesCopy.within(many)}`}</span>
    </span>
  );
}

const countBelow = ({ notes }: LanguageState, below: string): number =>
  new Set(notes.filter(({ key, isOwn }) => !isOwn && isBelow(key, below)).map(({ key }) => key))
    .size;

const isBelow = (key: string, below: string): boolean =>
  key === below || key.startsWith(`${below}/`) || key.startsWith(`${below}#`);
