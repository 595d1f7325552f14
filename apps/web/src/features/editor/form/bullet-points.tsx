import { joinPath, splitPath } from '@folio/contract/content-path';
import type { FieldDefinition } from '@folio/contract/field-definitions';
import { Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
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

type Props = { definition: FieldDefinition; field: BulletField };

/** The bullets of an entry, a row each. An entry without any shows the row that becomes its first. */
export function BulletPoints({ definition: { label, hint }, field }: Props) {
  const commands = useBulletCommands(field);
  const ids = useBulletIds(field);
  const [news, setNews] = useState('');
  const shown = useShownCount(ids.length);
  const errors = useErrors(field);
  const focused = useFocusedBullet(field);
  useKeptFocus(field, ids, commands.focus);
  // On a phone the pages, which follow it, are elsewhere.
  useFollowScore();
  const id = elementIdOf(field);
  const error = errors.get(undefined);
  const find = () => document.getElementById(bulletIdOf(field, focused ?? ids[0] ?? ''));
  return (
    <div className="group/rich min-w-0 basis-full">
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <span id={`${id}-label`} className="text-small font-medium text-muted">
          {label}
        </span>
        <RichTextBar find={find} change={(text) => commands.type(focused ?? ids[0] ?? '', text)} />
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
            count={ids.length}
            entryNameId={`${id}-entry`}
            error={errors.get(bullet)}
            commands={commands}
            announce={setNews}
          />
        ))}
      </ul>
      <FieldSuggestions path={pathsOfField(field)[0] ?? ''} />
      <Button
        variant="quiet"
        size="small"
        className="-ml-1.5 pl-2! max-md:h-11"
        onClick={commands.add}
      >
        <Plus aria-hidden className="size-4" />
        Add bullet
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

/** By their order; a new one for the row of an entry that has none. */
function useBulletIds(field: BulletField): readonly string[] {
  // As one text, so that a letter typed into a bullet leaves the list as it is.
  const joined = useEditor(({ document }) =>
    joinPath(...bulletsOf(document.content, field).map(({ id }) => id)),
  );
  const [first, setFirst] = useState(newEntryId);
  const isWritten = joined === first;
  useEffect(() => {
    // Once the first one is removed again, the next is another.
    if (isWritten) return () => setFirst(newEntryId());
  }, [isWritten]);
  return useMemo(() => (joined === '' ? [first] : splitPath(joined)), [joined, first]);
}

const firstShown = 50;
/** Of those that are there, so many more come at a time. */
const nextShare = 0.25;

/** Very many rows come a few at a time, so that none of them keeps a letter waiting. */
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

/** What the server says of single bullets, and of the list. */
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

/** Where the row that was written in goes by undo, or by what others do, the nearest takes the focus. */
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

/** Names the entry to those who hear 'Bullet 2': part of each row's name. */
function EntryName({ id, field }: { id: string; field: BulletField }) {
  const title = useEditor(({ document }) => entryTitle(document, field.list, field.id));
  return (
    <span id={id} hidden>
      of {title}
    </span>
  );
}
