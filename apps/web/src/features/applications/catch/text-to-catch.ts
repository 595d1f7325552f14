import type { PostingFields } from '@folio/postings/posting-fields';
import { useEffect, useRef } from 'react';
import { jobTextOf } from '../../../lib/job-text.ts';
import { pastedPosting } from './pasted-posting.ts';

export type Caught = Partial<PostingFields>;

/** Shorter texts are unlikely to be a job description. */
const leastLetters = 40;
const maxLetters = 20_000;

/** The job in a text: a link, structured data, or a text long enough for a description. */
export function caughtText(text: string): Caught | undefined {
  const trimmed = text.trim();
  const url = /^\S+$/.test(trimmed) ? URL.parse(trimmed) : null;
  if (url && /^https?:$/.test(url.protocol))
    return { link: trimmed, source: url.hostname.replace(/^www\./, '') };
  const posting = pastedPosting(trimmed);
  if (posting) return posting;
  return trimmed.length < leastLetters
    ? undefined
    : { jobDescription: trimmed.slice(0, maxLetters) };
}

const fields = 'input, textarea, select, [contenteditable], [role="dialog"] *';
const isElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.matches(fields)) ||
  document.querySelector('[role="dialog"]') !== null;

/** Prefers a file's text, since a file also comes with its name as text. */
function textIn(data: DataTransfer): string | Promise<string> | undefined {
  const [file] = data.files;
  if (file) return file.type === 'text/plain' ? file.text() : undefined;
  return jobTextOf(data) || data.getData('text/uri-list') || undefined;
}

/** Takes a job that is pasted or dropped anywhere on the page: a text, a link, or a text file. */
export function useTextToCatch(onCaught: (caught: Caught) => void): void {
  const handOver = useRef(onCaught);
  handOver.current = onCaught;
  useEffect(() => listenForJobs((caught) => handOver.current(caught)), []);
}

/** Returns a function that stops it. */
export function listenForJobs(onCaught: (caught: Caught) => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const take = async (event: Event, data: DataTransfer | null) => {
    const text = data && !isElsewhere(event.target) ? textIn(data) : undefined;
    if (text === undefined) return;
    event.preventDefault();
    const caught = caughtText(await text);
    if (caught && !signal.aborted) onCaught(caught);
  };
  // Otherwise the browser opens a dropped file or link.
  const guard = (event: Event) => {
    if (!isElsewhere(event.target)) event.preventDefault();
  };
  document.addEventListener('paste', (event) => void take(event, event.clipboardData), { signal });
  document.addEventListener('drop', (event) => void take(event, event.dataTransfer), { signal });
  for (const kind of ['dragover', 'drop']) document.addEventListener(kind, guard, { signal });
  return () => end.abort();
}
