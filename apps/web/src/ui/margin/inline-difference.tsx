import { useMemo } from 'react';
import { type Run, wordDifference } from '../word-difference.ts';

const struck = { textDecoration: 'line-through 1.5px var(--danger)' };
const added = { textDecoration: 'underline 2px var(--good)', textUnderlineOffset: 3 };

type Part = { kind: 'same' | 'out' | 'in'; text: string };

/** A difference within one sentence: deletions struck through, insertions underlined. */
export function InlineDifference({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => joinedDifference(before, after), [before, after]);
  return (
    <span className="wrap-anywhere whitespace-pre-line">
      {parts.map(({ kind, text }, place) => {
        const key = `${place} ${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        return kind === 'out' ? (
          <del key={key} className="text-muted" style={struck}>
            {text}
          </del>
        ) : (
          <ins key={key} className="rounded-sm bg-good/15 box-decoration-clone" style={added}>
            {text}
          </ins>
        );
      })}
    </span>
  );
}

/** Both texts merged: at each difference the old words, then the new ones. */
export function joinedDifference(before: string, after: string): Part[] {
  const difference = wordDifference(before, after);
  const [old, now] = [wordsOf(difference.before), wordsOf(difference.after)];
  const parts: Part[] = [];
  const add = (kind: Part['kind'], text: string) => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  let at = 0;
  for (const word of now) {
    if (word.isChanged) {
      add('in', word.text);
      continue;
    }
    for (; old[at]?.isChanged; at++) add('out', old[at]?.text ?? '');
    at++;
    add('same', word.text);
  }
  for (; at < old.length; at++) if (old[at]?.isChanged) add('out', old[at]?.text ?? '');
  return inReadingOrder(parts);
}

/** Deletions before the insertions that replace them. */
function inReadingOrder(parts: readonly Part[]): Part[] {
  return parts.flatMap((part, index) => {
    const [last, next] = [parts[index - 1], parts[index + 1]];
    if (part.kind === 'in' && next?.kind === 'out') return [spaced(next, part), part];
    if (part.kind === 'out' && last?.kind === 'in') return [];
    return [part];
  });
}

/** Adds a shared space between words that would run together. */
const spaced = (out: Part, { text }: Part): Part =>
  /^\s/.test(text) || /\s$/.test(out.text) ? out : { ...out, text: `${out.text} ` };

const segments = new Intl.Segmenter('en', { granularity: 'word' });

/** Splits into words and punctuation marks, each with the white space before it. */
function wordsOf(runs: readonly Run[]): Run[] {
  let space = '';
  return runs.flatMap(({ text, isChanged }) => {
    const words: Run[] = [];
    for (const { segment } of segments.segment(text)) {
      if (segment.trim() === '') space += segment;
      else {
        words.push({ text: space + segment, isChanged });
        space = '';
      }
    }
    return words;
  });
}
