import { textAt, writeTextAt } from '@folio/contract/content-path';
import type { LiveScore } from '../score/score-store.ts';
import type { Finding } from '../score/scoring.ts';
import type { EditorDocument } from '../store/document.ts';
import { movedSpan } from './moved-span.ts';

/**
 * The document with a finding's words rewritten; undefined where there is no rewrite, or the words
 * were typed over since they were scored.
 */
export function applyRewrite(
  document: EditorDocument,
  { content }: Pick<LiveScore, 'content'>,
  { path, start, end, rewrite }: Finding,
): EditorDocument | undefined {
  const [before, now] = [textAt(content, path), textAt(document.content, path)];
  if (rewrite === undefined || before === undefined || now === undefined) return undefined;
  const isWhole = end <= start;
  const span = isWhole ? { start: 0, end: before.length } : { start, end };
  const place = isWhole && before !== now ? undefined : movedSpan(before, now, span);
  if (!place) return undefined;
  const value = now.slice(0, place.start) + rewrite + now.slice(place.end);
  return { ...document, content: writeTextAt(document.content, path, value) };
}
