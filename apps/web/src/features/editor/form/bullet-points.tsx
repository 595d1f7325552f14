import { joinPath, splitPath } from '@folio/contract/content-path';
import type { FieldDefinition } from '@folio/contract/field-definitions';
import { Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { pathsOfField } from '../fields/field-paths.ts';
import { elementIdOf } from '../fields/field-ref.ts';
import { problemOf } from '../saving/describe-problems.ts';
import { useProblems } from '../saving/use-saver.ts';
import { useFollowScore } from '../score/use-score.tsx';
import { entryTitle } from '../sections/use-list-commands.ts';
import { bulletsOf } from '../store/bullets.ts';
import { newEntryId } from '../store/document.ts';
import { useEditor } from '../store/use-editor.ts';
import { FieldSuggestions } from '../suggestions/field-suggestions.tsx';
import { useView } from '../view/use-view.ts';
import { BulletRow } from './bullet-row.tsx';
import { RichTextBar } from './rich-text-bar.tsx';
import { type BulletField, bulletIdOf, useBulletCommands } from './use-bullet-commands.ts';
import { useBulletMoves } from './use-bullet-moves.ts';

type Props = { definition: FieldDefinition; field: BulletField };

/**
 * An entry's bullets, one row each. An entry without bullets shows an empty row, which becomes its
 * first.
 */
export function BulletPoints({ definition: { label, hint }, field }: Props) {
  const commands = useBulletCommands(field);
  const ids = useBulletIds(field);
  const [news, setNews] = useState('');
  const shown = useShownCount(ids.length);
  const errors = useErrors(field);
  const focused = useFocusedBullet(field);
  useKeptFocus(field, ids, commands.focus);
  useBulletMoves(setNews);
  // On a phone the preview, which otherwise keeps the score up to date, may not be mounted.
  useFollowScore();
  const id = elementIdOf(field);
  const error = errors.get(undefined);
  const find = () => document.getElementById(bulletIdOf(field, focused ?? ids[0] ?? ''));
  return (
    <div className="group/rich min-w-0 basis-full">
      {/* Where fingers press, formatting stays within reach of a bullet far below. */}
      <div className="mb-1 flex items-baseline justify-between gap-4 finger:top-0 finger:z-10 finger:bg-surface finger:group-focus-within/rich:sticky">
        <span id={`${id}-label`} className="text-small font-medium text-muted">
          {label}
        </span>
        <RichTextBar
          find={find}
          change={(text) => commands.format(focused ?? ids[0] ?? '', text)}
        />
      </div>
      <EntryName id={`${id}-entry`} field={field} />
      {/* biome-ignore lint/a11y/noRedundantRoles: without its markers Safari takes it for no list */}
      <ul id={id} role="list" aria-labelledby={`${id}-label`}>
        {ids.slice(0, shown).map((bullet, index) => (
          <BulletRow
            key={bullet}
            field={field}
            bullet={bullet}
            index={index}
            isOnly={ids.length === 1}
            entryNameId={`${id}-entry`}
            error={errors.get(bullet)}
            commands={commands}
            announce={setNews}
          />
        ))}
      </ul>
      <FieldSuggestions path={pathsOfField(field)[0] ?? ''} />
      <Button variant="quiet" size="small" className="-ml-1.5 pl-2!" onClick={commands.add}>
        <Plus aria-hidden className="size-4" />
        {t('Add bullet')}
      </Button>
      <p aria-live="polite" className="text-small text-danger">
        {error}
      </p>
      {hint ? <p className="mt-1 text-small text-faint">{hint}</p> : null}
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
    </div>
  );
}

/** The ids of the bullets in order, or of the empty row of an entry without bullets. */
function useBulletIds(field: BulletField): readonly string[] {
  // Selected as one string, so that typing in a bullet doesn't rerender the list.
  const joined = useEditor(({ document }) =>
    joinPath(...bulletsOf(document.content, field).map(({ id }) => id)),
  );
  const [first, setFirst] = useState(newEntryId);
  const isWritten = joined === first;
  useEffect(() => {
    // Creates a new id in case the first bullet is removed again.
    if (isWritten) return () => setFirst(newEntryId());
  }, [isWritten]);
  return useMemo(() => (joined === '' ? [first] : splitPath(joined)), [joined, first]);
}

const firstShown = 50;
/** The share of the visible rows that is added per batch. */
const nextShare = 0.25;

/** Mounts very many rows in batches, so that typing is not delayed. */
function useShownCount(count: number): number {
  const [shown, setShown] = useState(firstShown);
  useEffect(() => {
    if (shown >= count) return;
    const timer = setTimeout(() =>
      setShown(shown + Math.max(firstShown, Math.ceil(shown * nextShare))),
    );
    return () => clearTimeout(timer);
  }, [shown, count]);
  return shown;
}

/** The server's messages about single bullets and about the list. */
function useErrors(field: BulletField): ReadonlyMap<string | undefined, string> {
  const problems = useProblems();
  return useMemo(() => {
    const errors = new Map<string | undefined, string>();
    const problem = problemOf(problems, field);
    if (problem !== undefined) errors.set(undefined, problem);
    for (const { field: at, message } of problems)
      if (
        at?.list === field.list &&
        at.id === field.id &&
        at.field === field.field &&
        at.item !== undefined
      )
        errors.set(at.item, message);
    return errors;
  }, [problems, field]);
}

const useFocusedBullet = ({ list, id }: BulletField): string | undefined =>
  useView(({ focused }) =>
    focused?.list === list && focused.id === id ? focused.item : undefined,
  );

/** If undo or a remote change removes the focused row, the nearest row gets the focus. */
function useKeptFocus(
  field: BulletField,
  ids: readonly string[],
  focus: (caret: { bullet: string; at: number }) => void,
): void {
  const focused = useFocusedBullet(field);
  const last = useRef<{ bullet: string; index: number } | undefined>(undefined);
  useEffect(() => {
    if (focused !== undefined && ids.includes(focused))
      last.current = { bullet: focused, index: ids.indexOf(focused) };
  }, [focused, ids]);
  useEffect(() => {
    const { current: before } = last;
    if (!before || ids.includes(before.bullet) || document.activeElement !== document.body) return;
    const nearest = ids[Math.max(0, Math.min(before.index - 1, ids.length - 1))];
    if (nearest !== undefined) focus({ bullet: nearest, at: Number.MAX_SAFE_INTEGER });
  }, [ids, focus]);
}

/** The entry's name for screen readers: part of each row's accessible name. */
function EntryName({ id, field }: { id: string; field: BulletField }) {
  const title = useEditor(({ document }) => entryTitle(document, field.list, field.id));
  return (
    <span id={id} hidden>
      {t('of {title}', { title })}
    </span>
  );
}
