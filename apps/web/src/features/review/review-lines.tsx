import { parsePath } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import { sections } from '@folio/contract/sections';
import type { DisplayList } from '@folio/typeset/display-list';
import { useMemo } from 'react';
import { Numeral } from '../../ui/margin/numeral.tsx';
import { reviewCopy } from './review.copy.ts';
import { type Chosen, type NumberedNote, type ShownText, shownTexts } from './text-places.ts';

type Props = {
  list: DisplayList;
  content: ResumeContent;
  notes: readonly NumberedNote[];
  onChoose: (chosen: Chosen) => void;
};

type Group = { label: string; entries: { key: string; lines: Line[] }[] };
type Line = ShownText & { isBullet: boolean };

/** The texts of the pages at a size to read, for screens on which a page is too small. */
export function ReviewLines({ list, content, notes, onChoose }: Props) {
  const groups = useMemo(() => groupsOf(shownTexts(content, list)), [content, list]);
  const numbers = new Map(notes.flatMap(({ path, number }) => (number ? [[path, number]] : [])));
  return (
    <div className="w-full rounded-panel bg-surface px-4 py-5">
      {groups.map(({ label, entries }) => (
        <section key={label} className="mt-6 first:mt-0">
          <h3 className="mb-1 border-b border-line pb-1 text-small font-medium text-muted">
            {label}
          </h3>
          {entries.map(({ key, lines }) => (
            <ul key={key} className="mt-2">
              {lines.map(({ path, text, isBullet }) => (
                <li key={path}>
                  <button
                    type="button"
                    data-line={path}
                    aria-label={reviewCopy.line(text)}
                    onClick={() => onChoose({ path, text, quote: '' })}
                    className="flex min-h-9 w-full items-start gap-2 rounded-md py-1.5 text-left font-display text-[17px] leading-6 finger:min-h-11"
                  >
                    {isBullet ? <span aria-hidden>•</span> : null}
                    <span dir="auto" className="min-w-0 flex-1 wrap-anywhere whitespace-pre-line">
                      {text}
                    </span>
                    {numbers.has(path) ? (
                      <Numeral number={numbers.get(path) ?? 0} tone="person" className="mt-0.5" />
                    ) : null}
                  </button>
                </li>
              ))}
            </ul>
          ))}
        </section>
      ))}
    </div>
  );
}

/** By section and entry, in the order of the page; a section that columns divide stays one. */
export function groupsOf(texts: readonly ShownText[]): Group[] {
  const groups = new Map<string, Map<string, Line[]>>();
  for (const shown of texts) {
    const place = parsePath(shown.path);
    if (!place) continue;
    const { label } = sections[place.section];
    const entries = groups.get(label) ?? new Map<string, Line[]>();
    groups.set(label, entries);
    const key = [place.entry, place.innerEntry].filter(Boolean).join('/');
    const isBullet = place.item !== undefined;
    entries.set(key, [...(entries.get(key) ?? []), { ...shown, isBullet }]);
  }
  return [...groups].map(([label, entries]) => ({
    label,
    entries: [...entries].map(([key, lines]) => ({ key, lines })),
  }));
}
