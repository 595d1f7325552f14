import { splitPath } from '@folio/contract/content-path';
import { isCustomReference } from '@folio/contract/section-references';
import { sections } from '@folio/contract/sections';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { t } from '../../../lib/words/words.ts';
import { isComposing } from '../../../ui/is-composing.ts';
import type { SectionTab } from '../fields/field-ref.ts';
import { useEditor, useEditorStore, useSettings } from '../store/use-editor.ts';
import { tabIdOf } from './rail-styles.ts';

type Props = { section: SectionTab; onDone: () => void };

/** The section's title, edited in place with a live preview. */
export function SectionTitle({ section, onDone }: Props) {
  const { name, title, longest, set } = useTitle(section);
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(title);
  useEffect(() => field.current?.select(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' && event.key !== 'Escape') || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') set(before.current);
    onDone();
    requestAnimationFrame(() => document.getElementById(tabIdOf(section))?.focus());
  };
  return (
    <input
      ref={field}
      type="text"
      dir="auto"
      aria-label={t('Title of {name}', { name })}
      value={title}
      placeholder={name}
      maxLength={longest}
      autoComplete="off"
      // biome-ignore lint/a11y/noAutofocus: who has chosen to rename it writes next
      autoFocus
      onChange={({ target }) => set(target.value)}
      onBlur={onDone}
      onKeyDown={onKeyDown}
      className="h-7 min-w-0 flex-1 rounded-control border border-control bg-surface px-1.5 text-body placeholder:text-faint finger:text-large in-data-sheet:h-10"
    />
  );
}

/**
 * Returns the title and its setter. An empty title resets a section to its default title; a custom
 * section has none.
 */
function useTitle(section: SectionTab) {
  const { settings, change } = useSettings();
  const store = useEditorStore();
  const customId = isCustomReference(section) ? (splitPath(section)[1] ?? '') : undefined;
  const custom = useEditor(
    ({ document }) => document.content.customSections.find(({ id }) => id === customId)?.title,
  );
  if (isCustomReference(section)) {
    const ref = { list: 'customSections', id: customId ?? '', field: 'title' } as const;
    return {
      name: custom?.trim() || t('Untitled section'),
      title: custom ?? '',
      longest: 300,
      set: (value: string) => store.dispatch({ type: 'setEntryField', ...ref, value }),
    };
  }
  const { [section]: given, ...others } = settings.sectionTitles;
  return {
    name: sections[section].documentTitle,
    title: given ?? '',
    longest: 60,
    set: (title: string) =>
      change({ sectionTitles: /\S/.test(title) ? { ...others, [section]: title } : others }),
  };
}
