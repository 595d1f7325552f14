import type { Bullet } from '@folio/contract/bullets';
import { contentLimits } from '@folio/contract/content-limits';
import { Eye, EyeOff } from 'lucide-react';
import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, memo, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../../ui/class-names.ts';
import { LimitNote, limitInsertions } from '../../../ui/limit-note.tsx';
import { Numeral } from '../../../ui/margin/numeral.tsx';
import { DragHandle, sortableRowStyle } from '../../../ui/row-drag/drag-handle.tsx';
import { limitWords } from '../../../ui/text-limit.ts';
import { pathsOfField } from '../fields/field-paths.ts';
import { BulletNote } from '../findings/bullet-note.tsx';
import { type MarginNote, worthOf } from '../findings/margin-notes.ts';
import { useNote } from '../findings/use-notes.tsx';
import { bulletsOf } from '../store/bullets.ts';
import { useEditor } from '../store/use-editor.ts';
import { focusField, useView, useViewStore } from '../view/use-view.ts';
import { pressInBullet } from './bullet-keys.ts';
import { richTextKeys } from './rich-text-bar.tsx';
import { type BulletCommands, type BulletField, bulletIdOf } from './use-bullet-commands.ts';

type Props = {
  field: BulletField;
  bullet: string;
  /** Its place among all of them. */
  index: number;
  count: number;
  /** The element that names the entry. */
  entryNameId: string;
  error: string | undefined;
  commands: BulletCommands;
  announce: (words: string) => void;
};

/** One bullet as a row of its own. A letter that is typed renders this row alone. */
export const BulletRow = memo(function BulletRow(props: Props) {
  const { bullet, index, count, field, commands, announce } = props;
  const id = bulletIdOf(field, bullet);
  const { text, isHidden } = useBullet(field, bullet, index);
  const [path = ''] = pathsOfField({ ...field, item: bullet });
  const note = useNote(path);
  const isOpen = useView((known) => known.note === path) && note !== undefined;
  const view = useViewStore();
  const handleId = `${id}-handle`;
  const number = `bullet ${index + 1}`;
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
      {count > 1 ? (
        <DragHandle
          id={handleId}
          name={number}
          index={index}
          count={count}
          // An open note would be in the way.
          onStart={() => flushSync(() => view.set({ note: null }))}
          onDrop={(to) => announce(commands.move(bullet, to, handleId))}
          className="h-9 w-4! self-start! max-md:h-11 max-md:w-8!"
        />
      ) : (
        <span className="w-4 shrink-0 max-md:w-3" />
      )}
      <div className="min-w-0 flex-1">
        <div
          className={classNames(
            'flex items-start rounded-control pl-2 has-[textarea:focus]:bg-tint max-md:pl-1',
            isOpen ? 'bg-tint' : 'hover:bg-desk',
          )}
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
            <span
              aria-hidden
              className="mt-2 flex h-5 w-6 shrink-0 items-center text-control select-none max-md:mt-3 max-md:w-4"
            >
              •
            </span>
          )}
          <BulletText
            {...props}
            id={id}
            text={text}
            isHidden={isHidden}
            describedBy={classNames(note && `${id}-numeral`, isOpen && `${id}-note-reason`)}
          />
          <HideButton
            number={number}
            isHidden={isHidden}
            onPress={(to) => commands.setHidden(bullet, to)}
          />
        </div>
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

type NoteButtonProps = {
  id: string;
  note: MarginNote;
  number: string;
  isOpen: boolean;
  onPress: () => void;
};

/** In the place of the bullet's sign: opens what is said of it. */
function NoteButton({ id, note, number, isOpen, onPress }: NoteButtonProps) {
  const words = [`Note ${note.number}`, worthOf(note), `on ${number}`].filter(Boolean).join(', ');
  return (
    <button
      id={id}
      type="button"
      aria-expanded={isOpen}
      aria-label={words}
      onClick={onPress}
      className="-ml-1 flex h-9 w-7 shrink-0 items-center rounded-control pl-0.5 max-md:-ml-2 max-md:h-11 max-md:w-7"
    >
      <Numeral number={note.number} />
    </button>
  );
}

type TextProps = Props & { id: string; text: string; isHidden: boolean; describedBy: string };

function BulletText({
  id,
  text,
  isHidden,
  field,
  bullet,
  index,
  entryNameId,
  error,
  commands,
  describedBy,
}: TextProps) {
  const view = useViewStore();
  useAwaitedFocus(id);
  const words = limitWords(text.length, contentLimits.longText);
  const isOver = text.length > contentLimits.longText;
  const onChange = ({ target: { value } }: ChangeEvent<HTMLTextAreaElement>) => {
    if (lineBreaksIn(value) > lineBreaksIn(text)) commands.setLines(bullet, value);
    else commands.type(bullet, value);
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted !== '' && commands.paste(bullet, { start, end }, pasted)) event.preventDefault();
  };
  const change = (value: string) => commands.type(bullet, value);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    richTextKeys(change)(event);
    if (!event.defaultPrevented) pressInBullet(event, { field, bullet, commands });
  };
  return (
    <div className="min-w-0 flex-1">
      <span
        id={`${id}-number`}
        className="sr-only"
      >{`Bullet ${index + 1}${isHidden ? ', hidden,' : ''}`}</span>
      <textarea
        id={id}
        rows={1}
        spellCheck
        value={text}
        // Where the entry's name cannot be read with it.
        aria-label={`Bullet ${index + 1}`}
        aria-labelledby={`${id}-number ${entryNameId}`}
        aria-describedby={
          classNames(
            error !== undefined && `${id}-error`,
            words !== '' && `${id}-limit`,
            describedBy,
          ) || undefined
        }
        aria-invalid={error !== undefined || isOver || undefined}
        placeholder="What you did, and what changed"
        onChange={onChange}
        onPaste={onPaste}
        onDrop={limitInsertions(contentLimits.longText).onDrop}
        onKeyDown={onKeyDown}
        onFocus={() => view.set({ focused: { ...field, item: bullet } })}
        onBlur={() => view.set({ focused: null })}
        className={classNames(
          'block max-h-[60vh] min-h-9 w-full resize-none bg-transparent py-[7.5px] text-body outline-none [field-sizing:content] placeholder:text-faint max-md:min-h-11 max-md:py-2.5 max-md:text-large',
          isHidden ? 'text-faint line-through decoration-1' : 'text-ink',
        )}
      />
      {error === undefined ? null : (
        <p id={`${id}-error`} className="pb-2 text-small text-danger">
          {error}
        </p>
      )}
      {words === '' ? null : <LimitNote id={`${id}-limit`} words={words} isOver={isOver} />}
    </div>
  );
}

const lineBreaksIn = (text: string): number => text.split('\n').length - 1;

function HideButton({
  number,
  isHidden,
  onPress,
}: {
  number: string;
  isHidden: boolean;
  onPress: (isHidden: boolean) => void;
}) {
  const Icon = isHidden ? EyeOff : Eye;
  const label = `${isHidden ? 'Show' : 'Hide'} ${number}`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // The field keeps its focus, and with it its caret.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPress(!isHidden)}
      className={classNames(
        'mt-1 flex size-7 shrink-0 items-center justify-center rounded-control text-muted transition-opacity hover:text-ink max-md:mt-0 max-md:size-11',
        !isHidden &&
          'opacity-0 group-focus-within/bullet:opacity-100 group-hover/bullet:opacity-100 focus-visible:opacity-100',
      )}
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}

const unwritten: Pick<Bullet, 'text' | 'isHidden'> = { text: '', isHidden: false };

/** Looked for where it was: of a thousand rows each looks at one bullet when a letter is typed. */
function useBullet(field: BulletField, bullet: string, index: number) {
  return useEditor(({ document }) => {
    const bullets = bulletsOf(document.content, field);
    const there = bullets[index];
    return there?.id === bullet ? there : (bullets.find(({ id }) => id === bullet) ?? unwritten);
  });
}

/** A row that somebody was led to before it was there. */
function useAwaitedFocus(id: string): void {
  const view = useViewStore();
  useEffect(() => {
    const { awaitedField } = view.get();
    if (awaitedField?.id !== id) return;
    view.set({ awaitedField: null });
    focusField(id, awaitedField.caret, awaitedField.until);
  }, [view, id]);
}
