import { contentLimits } from '@folio/contract/content-limits';
import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useEffect } from 'react';
import { t } from '../../../lib/words/words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LimitNote, limitInsertions } from '../../../ui/limit-note.tsx';
import { limitWords } from '../../../ui/text-limit.ts';
import { focusField, useViewStore } from '../view/use-view.ts';
import { pressInBullet } from './bullet-keys.ts';
import { MarkedField } from './marked-field.tsx';
import { markedPaste } from './marked-paste.ts';
import { richTextKeys, selectedIn } from './rich-text-bar.tsx';
import type { BulletCommands, BulletField } from './use-bullet-commands.ts';

/** The props that a row passes to its text field. */
export type BulletPlace = {
  field: BulletField;
  bullet: string;
  /** Its index in the list. */
  index: number;
  /** The id of the element with the entry's name. */
  entryNameId: string;
  error: string | undefined;
  commands: BulletCommands;
};

type Props = BulletPlace & {
  id: string;
  text: string;
  isHidden: boolean;
  describedBy: string;
  onLeft: () => void;
};

/** The text field of one bullet. A line break or several pasted lines create further bullets. */
export function BulletText({
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
  onLeft,
}: Props) {
  const view = useViewStore();
  useAwaitedFocus(id);
  const words = limitWords(text.length, contentLimits.longText);
  const isOver = text.length > contentLimits.longText;
  const onChange = ({ target: { value } }: ChangeEvent<HTMLTextAreaElement>) => {
    if (lineBreaksIn(value) > lineBreaksIn(text)) commands.setLines(bullet, value);
    else commands.type(bullet, value);
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const selected = selectedIn(event.currentTarget);
    const plain = event.clipboardData.getData('text/plain');
    const pasted = markedPaste(event.clipboardData, selected) ?? plain;
    if (pasted !== '' && commands.paste(bullet, selected, pasted, plain)) event.preventDefault();
  };
  const format = (value: string) => commands.format(bullet, value);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    richTextKeys(format)(event);
    if (!event.defaultPrevented) pressInBullet(event, { field, bullet, commands });
  };
  const className = classNames(
    'py-[7.5px] text-body finger:py-2.5 finger:text-large',
    isHidden ? 'text-faint line-through decoration-1' : 'text-ink',
  );
  return (
    <div className="min-w-0 flex-1">
      <span id={`${id}-number`} className="sr-only">
        {isHidden
          ? t('Bullet {number}, hidden,', { number: index + 1 })
          : t('Bullet {number}', { number: index + 1 })}
      </span>
      <MarkedField text={text} className={className}>
        <textarea
          id={id}
          rows={1}
          dir="auto"
          spellCheck
          value={text}
          // Fallback if the entry's name can't be included.
          aria-label={t('Bullet {number}', { number: index + 1 })}
          aria-labelledby={`${id}-number ${entryNameId}`}
          aria-describedby={
            classNames(
              error !== undefined && `${id}-error`,
              words !== '' && `${id}-limit`,
              describedBy,
            ) || undefined
          }
          aria-invalid={error !== undefined || isOver || undefined}
          aria-keyshortcuts="Alt+Shift+ArrowUp Alt+Shift+ArrowDown"
          placeholder={t('What you did, and what changed')}
          onChange={onChange}
          onPaste={onPaste}
          onDrop={limitInsertions(contentLimits.longText).onDrop}
          onKeyDown={onKeyDown}
          onFocus={() => view.set({ focused: { ...field, item: bullet } })}
          onBlur={() => {
            view.set({ focused: null });
            onLeft();
          }}
          className={classNames(
            'block max-h-[60vh] min-h-9 w-full scroll-mt-12 resize-none bg-transparent outline-none [field-sizing:content] placeholder:text-faint finger:min-h-11',
            className,
          )}
        />
      </MarkedField>
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

/** Focuses a row if that was requested before it was mounted. */
function useAwaitedFocus(id: string): void {
  const view = useViewStore();
  useEffect(() => {
    const { awaitedField } = view.get();
    if (awaitedField?.id !== id) return;
    view.set({ awaitedField: null });
    focusField(id, awaitedField.caret, awaitedField.until);
  }, [view, id]);
}
