import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import { limitToasts } from './text-limit.copy.ts';
import { fitInsertion, type Room } from './text-limit.ts';
import { toast } from './toast.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Announced after a pause in typing, not at every letter. */
const restMs = 1_000;

/** The space left in a field, or the excess over its limit. */
export function LimitNote({ id, words, isOver }: { id: string; words: string; isOver: boolean }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), restMs);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <>
      {words === '' ? null : (
        <p
          id={id}
          className={classNames(
            'mt-1 text-small tabular-nums',
            isOver ? 'font-medium text-danger' : 'text-muted',
          )}
        >
          {words}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {spoken}
      </p>
    </>
  );
}

/**
 * Limits how much is pasted or dropped into a field at once, since browsers are slow with very long
 * texts. The rest can be copied from a notification.
 */
export function limitInsertions(limit: number) {
  const insert = (event: ClipboardEvent<Control> | DragEvent<Control>, data: DataTransfer) => {
    const { currentTarget: control } = event;
    const { value } = control;
    const start = control.selectionStart ?? value.length;
    const end = control.selectionEnd ?? value.length;
    const kept = value.slice(0, start) + value.slice(end);
    const { put, left } = fitInsertion(data.getData('text/plain'), kept, { limit });
    if (left === '') return;
    event.preventDefault();
    setValue(control, value.slice(0, start) + put + value.slice(end), start + put.length);
    offerRest(put, left);
  };
  return {
    onPaste: (event: ClipboardEvent<Control>) => insert(event, event.clipboardData),
    onDrop: (event: DragEvent<Control>) => insert(event, event.dataTransfer),
  };
}

/**
 * Cuts inserted text to the remaining space, given the `kept` text, and offers the rest in a
 * notification.
 */
export function cutToLimit(inserted: string, kept: string, room: Room): string {
  const { put, left } = fitInsertion(inserted, kept, room);
  if (left !== '') offerRest(put, left);
  return put;
}

const offerRest = (put: string, left: string) =>
  toast(limitToasts.cut(put.length, left.length, () => void copyRest(left)));

/** Sets the value as typing does, so that React and other listeners get an input event. */
function setValue(control: Control, value: string, caret: number): void {
  const prototype =
    control instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement.prototype
      : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  // Email inputs don't support `setSelectionRange`.
  if (control.selectionStart !== null) control.setSelectionRange(caret, caret);
}

async function copyRest(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(limitToasts.copied);
  } catch {
    toast(limitToasts.notCopied);
  }
}
