import type { Bullet } from '@folio/contract/bullets';
import { resolveDirection } from '@folio/typeset/shape/direction';
import { memo } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../../lib/words/words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { DragHandle, sortableRowStyle } from '../../../ui/row-drag/drag-handle.tsx';
import { FieldDoubt } from '../doubts/doubts-note.tsx';
import { useFieldDoubt } from '../doubts/use-doubts.ts';
import { pathsOfField } from '../fields/field-paths.ts';
import { BulletNote } from '../findings/bullet-note.tsx';
import { useNote } from '../findings/use-notes.tsx';
import { FieldLanguage } from '../languages/field-language.tsx';
import { bulletsOf } from '../store/bullets.ts';
import { useEditor } from '../store/use-editor.ts';
import { FieldSuggestions } from '../suggestions/field-suggestions.tsx';
import { useView, useViewStore } from '../view/use-view.ts';
import { HideButton, NoteButton } from './bullet-buttons.tsx';
import { type BulletPlace, BulletText } from './bullet-text.tsx';
import { type BulletField, bulletIdOf } from './use-bullet-commands.ts';

type Props = BulletPlace & { isOnly: boolean; announce: (words: string) => void };

/** One bullet as a row. Typing rerenders only this row. */
export const BulletRow = memo(function BulletRow(props: Props) {
  const { bullet, index, field, commands } = props;
  const id = bulletIdOf(field, bullet);
  const { text, isHidden } = useBullet(field, bullet, index);
  const [path = ''] = pathsOfField({ ...field, item: bullet });
  const note = useNote(path);
  const { isDoubted, settle } = useFieldDoubt({ ...field, item: bullet });
  const isOpen = useView((known) => known.note === path) && note !== undefined;
  const view = useViewStore();
  // Same as `dir="auto"` of the field.
  const { rtl } = resolveDirection(text);
  const number = t('bullet {number}', { number: index + 1 });
  const closeNote = (focus: 'numeral' | 'field') => {
    view.set({ note: null });
    document.getElementById(focus === 'field' ? id : `${id}-numeral`)?.focus();
  };
  return (
    <li
      data-note={note?.number}
      className={classNames(
        'group/bullet -mr-2 -ml-6 flex items-start max-md:-ml-3',
        '[contain-intrinsic-size:auto_36px] [content-visibility:auto]',
        sortableRowStyle,
      )}
    >
      <BulletHandle {...props} id={`${id}-handle`} name={number} />
      <div className="min-w-0 flex-1">
        <div
          className={classNames(
            'flex items-start rounded-control pl-2 has-[textarea:focus]:bg-tint has-[textarea:focus]:shadow-[inset_2px_0_var(--accent)] max-md:pl-1',
            isOpen ? 'bg-tint' : 'hover:bg-desk',
          )}
          style={rtl ? { flexDirection: 'row-reverse' } : undefined}
        >
          {note ? (
            <NoteButton
              id={`${id}-numeral`}
              note={note}
              number={number}
              isOpen={isOpen}
              onPress={() => view.set({ note: isOpen ? null : path })}
            />
          ) : (
            <Dot isAtRight={rtl} />
          )}
          <BulletText
            {...props}
            id={id}
            text={text}
            isHidden={isHidden}
            describedBy={classNames(
              note && `${id}-numeral`,
              isOpen && `${id}-note-reason`,
              isDoubted && `${id}-doubt`,
            )}
            onLeft={settle}
          />
          <HideButton
            number={number}
            isHidden={isHidden}
            onPress={(to) => commands.setHidden(bullet, to)}
          />
        </div>
        <FieldSuggestions path={path} className="pr-2 pl-4 max-md:pl-2" />
        <FieldLanguage
          field={{ ...field, item: bullet }}
          label={t('Bullet {number}', { number: index + 1 })}
          className="pr-2 pl-8 max-md:pl-5"
        />
        {isDoubted ? (
          <p id={`${id}-doubt`} className="pb-1 pl-8 text-small max-md:pl-5">
            <FieldDoubt />
          </p>
        ) : null}
        {isOpen ? (
          <div className="pr-2 pl-4 max-md:pl-2">
            <BulletNote
              id={`${id}-note`}
              note={note}
              text={text}
              onRewrite={(better) => commands.rewrite(bullet, better)}
              onClose={closeNote}
            />
          </div>
        ) : null}
      </div>
    </li>
  );
});

/** The drag handle of a bullet; a single bullet has none. */
function BulletHandle(props: Props & { id: string; name: string }) {
  const { id, name, bullet, index, isOnly, commands, announce } = props;
  const view = useViewStore();
  if (isOnly) return <span className="w-4 shrink-0 max-md:w-3" />;
  return (
    <DragHandle
      id={id}
      name={name}
      index={index}
      count={commands.count}
      // An open note would be in the way of dragging.
      onStart={() => flushSync(() => view.set({ note: null }))}
      onDrop={(to) => announce(commands.move(bullet, to, id))}
      className="h-9 w-4! self-start! finger:h-11 finger:w-8!"
    />
  );
}

/** Takes the place of a note's numeral. */
const Dot = ({ isAtRight }: { isAtRight: boolean }) => (
  <span
    aria-hidden
    className={classNames(
      'mt-2 flex h-5 w-6 shrink-0 items-center text-control select-none finger:mt-3 max-md:w-4',
      isAtRight && 'justify-end',
    )}
  >
    •
  </span>
);

const unwritten: Pick<Bullet, 'text' | 'isHidden'> = { text: '', isHidden: false };

/**
 * Checks the last known index first, so that with a thousand rows each one compares a single bullet
 * per keystroke.
 */
function useBullet(field: BulletField, bullet: string, index: number) {
  return useEditor(({ document }) => {
    const bullets = bulletsOf(document.content, field);
    const target = bullets[index];
    return target?.id === bullet ? target : (bullets.find(({ id }) => id === bullet) ?? unwritten);
  });
}
