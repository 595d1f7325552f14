import { Bold, Italic, Link as LinkIcon } from 'lucide-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { isPressed, keysOf } from '../../../lib/commands/command.ts';
import { t } from '../../../lib/words/words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { cutToLimit } from '../../../ui/limit-note.tsx';
import { markedPaste } from './marked-paste.ts';
import { isMarked, type Mark, makeLink, type Selected, toggleMark } from './rich-text.ts';

type Edit = (selected: Selected) => Selected;

const bold: Edit = (selected) => toggleMark(selected, 'bold');
const italic: Edit = (selected) => toggleMark(selected, 'italic');

export const selectedIn = (field: HTMLTextAreaElement): Selected => ({
  text: field.value,
  start: field.selectionStart,
  end: field.selectionEnd,
});

/** Applies an edit to a field through `change`, and selects the result. */
function editField(field: HTMLTextAreaElement, edit: Edit, change: (text: string) => void): void {
  const selected = selectedIn(field);
  const edited = edit(selected);
  if (edited.text !== selected.text) flushSync(() => change(edited.text));
  field.focus();
  field.setSelectionRange(edited.start, edited.end);
}

/** Ctrl+B, Ctrl+I, and Ctrl+K with a selection; without one Ctrl+K opens the palette. */
export function richTextKeys(change: (text: string) => void) {
  return (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const field = event.currentTarget;
    const { selectionStart, selectionEnd } = field;
    const edit = isPressed('mod+b', event.nativeEvent)
      ? bold
      : isPressed('mod+i', event.nativeEvent)
        ? italic
        : isPressed('mod+k', event.nativeEvent) && selectionStart < selectionEnd
          ? makeLink
          : undefined;
    if (!edit) return;
    event.preventDefault();
    editField(field, edit, change);
  };
}

/** Pastes formatted text with its formatting; other pastes are left to other handlers. */
export function pasteMarked(limit: number, change: (text: string) => void) {
  return (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const field = event.currentTarget;
    const marked = markedPaste(event.clipboardData, selectedIn(field));
    if (marked === undefined) return;
    event.preventDefault();
    const insert: Edit = ({ text, start, end }) => {
      const put = cutToLimit(marked, text.slice(0, start) + text.slice(end), { limit });
      const caret = start + put.length;
      return { text: text.slice(0, start) + put + text.slice(end), start: caret, end: caret };
    };
    editField(field, insert, change);
  };
}

/** Whether the selection of the focused field has a mark. */
const useIsMarked = (find: () => Element | null, mark: Mark): boolean =>
  useSyncExternalStore(followSelection, () => {
    const field = document.activeElement;
    return (
      field instanceof HTMLTextAreaElement && field === find() && isMarked(selectedIn(field), mark)
    );
  });

function followSelection(listener: () => void): () => void {
  document.addEventListener('selectionchange', listener);
  return () => document.removeEventListener('selectionchange', listener);
}

type Props = {
  /** Finds the field that the bar formats. */
  find: () => Element | null;
  change: (text: string) => void;
};

const square = 'h-7! w-7!';
const icon = 'size-3.5';

/**
 * Formatting buttons in the label's row of a long field, while it is focused. Pressing one keeps
 * the selection.
 */
export function RichTextBar({ find, change }: Props) {
  const run = (edit: Edit) => () => {
    const field = find();
    if (field instanceof HTMLTextAreaElement) editField(field, edit, change);
  };
  return (
    <fieldset
      aria-label={t('Formatting')}
      className="-my-1 flex min-w-0 items-center opacity-0 transition-opacity group-focus-within/rich:opacity-100 group-hover/rich:opacity-100"
    >
      <BarButton
        label={t('Bold')}
        keys="mod+b"
        isPressed={useIsMarked(find, 'bold')}
        onPress={run(bold)}
      >
        <Bold aria-hidden className={icon} />
      </BarButton>
      <BarButton
        label={t('Italic')}
        keys="mod+i"
        isPressed={useIsMarked(find, 'italic')}
        onPress={run(italic)}
      >
        <Italic aria-hidden className={icon} />
      </BarButton>
      <BarButton label={t('Make a link')} keys="mod+k" onPress={run(makeLink)}>
        <LinkIcon aria-hidden className={icon} />
      </BarButton>
    </fieldset>
  );
}

function BarButton({
  label,
  keys,
  isPressed: isOn,
  onPress,
  children,
}: {
  label: string;
  keys?: string;
  /** For toggle buttons only. */
  isPressed?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  const tooltip = keys ? `${label} (${keysOf(keys).join('+')})` : label;
  return (
    <IconButton
      label={label}
      tooltip={tooltip}
      icon={children}
      aria-pressed={isOn}
      className={classNames(square, isOn && 'bg-tint! text-accent!')}
      // Keeps the focus and selection in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    />
  );
}
