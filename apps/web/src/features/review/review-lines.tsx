import { parsePath } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import { sections } from '@folio/contract/sections';
import type { DisplayList } from '@folio/typeset/display-list';
import { useMemo } from 'react';
import { createWordReader } from '../../lib/page-text/find-text.ts';
import { Numeral } from '../../ui/margin/numeral.tsx';
import { reviewCopy } from './review.copy.ts';
import { type Chosen, type NumberedNote, textOfBlock } from './text-places.ts';

type Props = {
  list: DisplayList;
  content: ResumeContent;
  notes: readonly NumberedNote[];
  onChoose: (chosen: Chosen) => void;
};

type Group = { label: string; entries: { key: string; lines: Line[] }[] };
/** Derived lines, such as dates, have no text in the resume to which a note could refer. */
type Line = { path: string; words: string; text: string | undefined; isBullet: boolean };

/** The words of the pages at a readable size, for screens on which a page is too small. */
export function ReviewLines({ list, content, notes, onChoose }: Props) {
  const groups = useMemo(() => groupsOf(content, list), [content, list]);
  return (
    <div className="w-full rounded-panel bg-surface px-4 py-5">
      {groups.map(({ label, entries }) => (
        <section key={label} className="mt-6 first:mt-0">
          <h3 className="mb-1 border-b border-line pb-1 text-small font-medium text-muted">
            {label}
          </h3>
          {entries.map(({ key, lines }) => (
            <ul key={key} className="mt-2">
              {lines.map((line) => (
                <li key={line.path}>
                  <LineOfWords
                    {...line}
                    number={notes.find(({ path, number }) => number && path === line.path)?.number}
                    onChoose={onChoose}
                  />
                </li>
              ))}
            </ul>
          ))}
        </section>
      ))}
    </div>
  );
}

type LineProps = Line & { number: number | undefined; onChoose: (chosen: Chosen) => void };

function LineOfWords({ path, words, text, isBullet, number, onChoose }: LineProps) {
  if (text === undefined)
    return (
      <p dir="auto" className="py-1.5 text-body wrap-anywhere text-muted">
        {words}
      </p>
    );
  return (
    <button
      type="button"
      dir="auto"
      data-line={path}
      aria-label={reviewCopy.line(words)}
      onClick={() => onChoose({ path, text, quote: '' })}
      className="flex min-h-9 w-full items-start gap-2 rounded-md py-1.5 text-start font-display text-[17px] leading-6 finger:min-h-11"
    >
      {isBullet ? <span aria-hidden>•</span> : null}
      <span className="min-w-0 flex-1 wrap-anywhere whitespace-pre-line">{words}</span>
      {number ? <Numeral number={number} tone="person" className="mt-0.5" /> : null}
    </button>
  );
}

/**
 * Groups lines by section and entry, in the order of the page. A section that is divided between
 * columns stays one group.
 */
export function groupsOf(content: ResumeContent, list: DisplayList): Group[] {
  const wordsOf = createWordReader(list);
  const groups = new Map<string, Map<string, Line[]>>();
  for (const path of new Set(list.pages.flatMap(({ boxes }) => boxes.map((box) => box.path)))) {
    const place = parsePath(path);
    const text = textOfBlock(content, path)?.text;
    // The boxes of sections and entries contain those of their fields.
    const isField = text !== undefined || place?.field !== undefined;
    const words = isField ? wordsOf(path) : '';
    if (!place || words === '') continue;
    const { label } = sections[place.section];
    const entries = groups.get(label) ?? new Map<string, Line[]>();
    groups.set(label, entries);
    const key = [place.entry, place.innerEntry].filter(Boolean).join('/');
    const isBullet = place.item !== undefined;
    entries.set(key, [...(entries.get(key) ?? []), { path, words, text, isBullet }]);
  }
  return [...groups].map(([label, entries]) => ({
    label,
    entries: [...entries].map(([key, lines]) => ({ key, lines })),
  }));
}
