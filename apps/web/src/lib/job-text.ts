import { readPage } from '@folio/postings/read-page';
import type { ClipboardEvent } from 'react';

/** Marks of lists, and the space between words, are what the two may differ in. */
const lettersOf = (text: string): string => text.replace(/[\s\u200b•·◦▪‣*–-]+/g, '');

/**
 * What is pasted or dropped as text, with the lists and headings that it has as HTML: browsers leave
 * out of plain text what marks an item. Where both say other words, the plain text.
 */
export function jobTextOf(data: DataTransfer): string {
  const plain = data.getData('text/plain');
  const html = data.getData('text/html');
  if (!/<(?:li|h[1-6])\b/i.test(html)) return plain;
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { text } = readPage(page, { origin: '', href: '' });
  return lettersOf(text) === lettersOf(plain) ? text : plain;
}

/** For a field that holds a job description. */
export function pasteJobText(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const text = jobTextOf(event.clipboardData);
  if (text === event.clipboardData.getData('text/plain')) return;
  // Typed in, so that it is one step of undo and ends at the limit of the field.
  if (document.execCommand('insertText', false, text)) event.preventDefault();
}
