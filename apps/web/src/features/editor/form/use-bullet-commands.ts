import { contentLimits } from '@folio/contract/content-limits';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../../lib/words/words.ts';
import { cutToLimit } from '../../../ui/limit-note.tsx';
import { elementIdOf, type FieldRef } from '../fields/field-ref.ts';
import {
  type BulletEdit,
  bulletsOf,
  type Caret,
  insertLines,
  joinWithNext,
  joinWithPrevious,
  linesOfText,
  moveBullet,
} from '../store/bullets.ts';
import { newEntryId } from '../store/document.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { focusField, useViewStore, type ViewStore } from '../view/use-view.ts';

/** The field with an entry's bullets. */
export type BulletField = Extract<FieldRef, { id: string }>;

export const bulletIdOf = ({ item: _, ...field }: BulletField, bullet: string): string =>
  elementIdOf({ ...field, item: bullet });

/** The commands on an entry's bullets: each is one undo step and places the caret. */
export type BulletCommands = ReturnType<typeof createBulletCommands>;

export function useBulletCommands(field: BulletField): BulletCommands {
  const store = useEditorStore();
  const view = useViewStore();
  const { list, id, field: name } = field;
  return useMemo(
    () => createBulletCommands(store, view, { list, id, field: name }),
    [store, view, list, id, name],
  );
}

type Span = { start: number; end: number };

/** The commands of the list as a whole. */
const listCommands = {
  limit: contentLimits.bulletsPerEntry * contentLimits.longText,
  maxLines: contentLimits.bulletsPerEntry,
};
const isOneLine = (text: string): boolean => linesOfText(text, true).length === 1;

export function createBulletCommands(store: EditorStore, view: ViewStore, field: BulletField) {
  const { list, id } = field;
  const all = () => bulletsOf(store.getDocument().content, field);
  const textOf = (bullet: string) => all().find((one) => one.id === bullet)?.text ?? '';
  const put = (bullets: BulletEdit['bullets']) =>
    flushSync(() => store.dispatch({ type: 'setBullets', list, id, bullets }));

  /** With very many rows the target may not be mounted yet; it takes the focus when it is. */
  function focus({ bullet, at }: Caret): void {
    const row = bulletIdOf(field, bullet);
    if (!focusField(row, at)) view.set({ awaitedField: { id: row, caret: at, until: at } });
  }

  function apply(edit: BulletEdit | undefined): boolean {
    if (!edit) return false;
    put(edit.bullets);
    focus(edit.caret);
    return true;
  }

  /** A placeholder row becomes a bullet with its first text. */
  const known = (bullet: string) =>
    all().length > 0 ? all() : [{ id: bullet, place: '', text: '', isHidden: false }];

  const replace = (bullet: string, span: Span, lines: readonly string[]) =>
    apply(insertLines(known(bullet), bullet, span, lines, newEntryId));

  return {
    focus,
    type: (bullet: string, text: string) =>
      store.dispatch({ type: 'setBullet', list, id, bullet, text }),
    /** Like `type`, by a command such as Bold: one undo step. */
    format: (bullet: string, text: string) =>
      store.dispatch({ type: 'setBullet', list, id, bullet, text, byCommand: true }),
    part: (bullet: string, span: Span) => replace(bullet, span, ['', '']),
    /**
     * For text with line breaks that came from neither keys nor a paste, such as by dictation or
     * dropping.
     */
    setLines: (bullet: string, text: string) =>
      replace(bullet, { start: 0, end: textOf(bullet).length }, linesOfText(text, false)),
    /**
     * Returns whether it inserted the text; plain text within one bullet is left to the browser.
     */
    paste(bullet: string, span: Span, text: string, plain: string): boolean {
      const own = textOf(bullet);
      const words = own.slice(0, span.start) + own.slice(span.end);
      const others = all().length - 1;
      const kept = words + '\n'.repeat(Math.max(0, others));
      const fitting = isOneLine(text)
        ? cutToLimit(text, words, { limit: contentLimits.longText })
        : cutToLimit(text, kept, listCommands);
      const lines = linesOfText(fitting, span.start > 0);
      if (lines.length === 1 && lines[0] === plain) return false;
      return fitting === '' || replace(bullet, span, lines);
    },
    /** Replaces a bullet's text. */
    rewrite(bullet: string, text: string): void {
      const edited = all().map((one) => (one.id === bullet ? { ...one, text } : one));
      apply({ bullets: edited, caret: { bullet, at: text.length } });
    },
    joinBack: (bullet: string) => apply(joinWithPrevious(all(), bullet)),
    joinNext: (bullet: string) => apply(joinWithNext(all(), bullet)),
    setHidden: (bullet: string, isHidden: boolean) =>
      store.dispatch({ type: 'hideBullet', list, id, bullet, isHidden }),
    /** Adds a bullet at the end; an empty last one is focused instead. */
    add() {
      const last = all().at(-1);
      if (!last) return void focusField(elementIdOf(field));
      if (last.text === '') return focus({ bullet: last.id, at: 0 });
      apply(
        insertLines(
          all(),
          last.id,
          { start: last.text.length, end: last.text.length },
          ['', ''],
          newEntryId,
        ),
      );
    },
    /**
     * Moves a bullet, focuses the element with this id, which moves with it, and returns an
     * announcement of the new position.
     */
    move(bullet: string, to: number, moved: string): string {
      const from = all().findIndex((one) => one.id === bullet);
      put(moveBullet(all(), bullet, to));
      document.getElementById(moved)?.focus();
      return t('Bullet {from} is now {to} of {count}', {
        from: from + 1,
        to: to + 1,
        count: all().length,
      });
    },
    count: () => all().length,
    indexOf: (bullet: string) => all().findIndex((one) => one.id === bullet),
    /** The bullet at this offset, if there is one. */
    neighbor(bullet: string, by: -1 | 1): string | undefined {
      const bullets = all();
      return bullets[bullets.findIndex((one) => one.id === bullet) + by]?.id;
    },
  };
}
