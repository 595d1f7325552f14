import { Bold, Italic, Link as LinkIcon } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { isPressed, keysOf } from '../../../lib/commands/command.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { makeLink, type Selected, toggleMark } from './rich-text.ts';

type Edit = (selected: Selected) => Selected;

const bold: Edit = (selected) => toggleMark(selected, 'bold');
const italic: Edit = (selected) => toggleMark(selected, 'italic');

/** Makes an edit in a field, as `change` takes its text, and selects what came of it. */
function editField(field: HTMLTextAreaElement, edit: Edit, change: (text: string) => void): void {
  const { value: text, selectionStart: start, selectionEnd: end } = field;
  const edited = edit({ text, start, end });
  if (edited.text !== text) flushSync(() => change(edited.text));
  field.focus();
  field.setSelectionRange(edited.start, edited.end);
}

/**
 * Ctrl+B, Ctrl+I, and Ctrl+K where something is selected: else that opens the palette, as everywhere.
 */
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

type Props = {
  /** Finds the field that it is about. */
  find: () => Element | null;
  change: (text: string) => void;
};

const square = 'h-7! w-7! max-md:h-11! max-md:w-10!';
const icon = 'size-3.5';

/**
 * The marks of a long field, in the line of its label while somebody writes in it. Pressing one keeps
 * the selection that it is about.
 */
export function RichTextBar({ find, change }: Props) {
  const run = (edit: Edit) => () => {
    const field = find();
    if (field instanceof HTMLTextAreaElement) editField(field, edit, change);
  };
  return (
    <fieldset
      aria-label="Formatting"
      className="-my-1 flex min-w-0 items-center opacity-0 transition-opacity group-focus-within/rich:opacity-100 group-hover/rich:opacity-100"
    >
      <BarButton label="Bold" keys="mod+b" onPress={run(bold)}>
        <Bold aria-hidden className={icon} />
      </BarButton>
      <BarButton label="Italic" keys="mod+i" onPress={run(italic)}>
        <Italic aria-hidden className={icon} />
      </BarButton>
      <BarButton label="Make a link" keys="mod+k" onPress={run(makeLink)}>
        <LinkIcon aria-hidden className={icon} />
      </BarButton>
    </fieldset>
  );
}

function BarButton({
  label,
  keys,
  onPress,
  children,
}: {
  label: string;
  keys?: string;
  onPress: () => void;
  children: ReactNode;
}) {
  const tooltip = keys ? `${label} (${keysOf(keys).join('+')})` : label;
  return (
    <IconButton
      label={label}
      tooltip={tooltip}
      icon={children}
      className={square}
      // The field keeps its focus, and with it its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    />
  );
}
