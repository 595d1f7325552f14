import { readPage } from '@folio/postings/read-page';
import type { ClipboardEvent } from 'react';

/** Ignores list marks and white space, in which the two texts may differ. */
const lettersOf = (text: string): string => text.replace(/[\s\u200b•·◦▪‣*–-]+/g, '');

/**
 * The pasted or dropped text, with lists and headings taken from its HTML: browsers omit list
 * markers from plain text. Returns the plain text if the HTML has other words.
 */
export function jobTextOf(data: DataTransfer): string {
  const plain = data.getData('text/plain');
  const html = data.getData('text/html');
  if (!/<(?:li|h[1-6])\b/i.test(html)) return plain;
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { text } = readPage(page, { origin: '', href: '' });
  return lettersOf(text) === lettersOf(plain) ? text : plain;
}

/** Paste handler of a field for a job description. */
export function pasteJobText(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const text = jobTextOf(event.clipboardData);
  if (text === event.clipboardData.getData('text/plain')) return;
  // Inserted as if typed, so that it is one undo step and respects the field's limit.
  if (document.execCommand('insertText', false, text)) event.preventDefault();
}
