import { textAt, writeTextAt } from '@folio/contract/content-path';
import { useState } from 'react';
import {
  locationName,
  type Note,
  notesOf,
  quoteOf,
  rewritten,
} from '../../../lib/findings/location-names.ts';
import { pointsText } from '../../../lib/findings/score-bands.ts';
import type { Finding } from '../../../lib/score/scoring.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { TextDifference } from '../../../ui/text-difference.tsx';
import { toast } from '../../../ui/toast.ts';
import type { LiveScore } from '../score/score-store.ts';
import type { EditorDocument } from '../store/document.ts';
import { undoIfUnchanged } from '../store/undo-if-unchanged.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { scoreCopy } from './findings.copy.ts';
import { movedSpan } from './locate-findings.ts';
import { scorePanelId } from './score-chip.tsx';
import { useShowFinding } from './use-show-finding.ts';

/** One place of a note: its text, the suggested rewrite, and a link to it. */
function FindingPlace({ finding, latest }: { finding: Finding; latest: LiveScore }) {
  const { content } = latest;
  const { path, rewrite } = finding;
  const show = useShowFinding();
  const apply = useApply(finding, latest);
  const where = locationName(content, path);
  return (
    <li className="border-l-2 border-line py-0.5 pl-3">
      <p className="text-small wrap-anywhere text-faint">{where}</p>
      {rewrite === undefined ? (
        <Quoted finding={finding} latest={latest} />
      ) : (
        <TextDifference
          before={textAt(content, path) ?? ''}
          after={rewritten(content, finding, rewrite)}
          className="mt-1.5 gap-2! text-small!"
        />
      )}
      <p className="mt-1 -ml-2 flex flex-wrap gap-1">
        <Button
          variant="quiet"
          size="small"
          aria-label={`${scoreCopy.show}: ${where}`}
          className="px-2!"
          onClick={() => show(finding)}
        >
          {scoreCopy.show}
        </Button>
        {rewrite === undefined ? null : (
          <Button
            variant="quiet"
            size="small"
            aria-label={`${scoreCopy.apply}: ${where}`}
            className="px-2! text-accent!"
            onClick={apply}
          >
            {scoreCopy.apply}
          </Button>
        )}
      </p>
    </li>
  );
}

function Quoted({ finding, latest }: { finding: Finding; latest: LiveScore }) {
  const quote = quoteOf(latest.content, finding);
  if (!quote) return null;
  return (
    <blockquote className="text-small wrap-anywhere text-muted">
      “{quote.before}
      {quote.marked ? <mark className="rounded-sm bg-tint text-ink">{quote.marked}</mark> : null}
      {quote.after}”
    </blockquote>
  );
}

/**
 * Applies a rewrite as one undo step. The next score removes the note; the focus stays in the
 * panel.
 */
function useApply(finding: Finding, latest: LiveScore): () => void {
  const store = useEditorStore();
  return () => {
    const document = applyRewrite(store.getDocument(), latest, finding);
    if (!document) return void toast(scoreCopy.gone);
    store.dispatch({ type: 'replace', document });
    window.document.querySelector<HTMLElement>(`#${scorePanelId} h2`)?.focus();
    toast({
      title: scoreCopy.applied,
      tone: 'good',
      action: { label: t('Undo'), onClick: undoIfUnchanged(store) },
    });
  };
}

/**
 * The document with a finding's text rewritten; undefined if there is no rewrite, or the text has
 * changed since it was scored.
 */
export function applyRewrite(
  document: EditorDocument,
  { content }: Pick<LiveScore, 'content'>,
  { path, start, end, rewrite }: Finding,
): EditorDocument | undefined {
  const [before, now] = [textAt(content, path), textAt(document.content, path)];
  if (rewrite === undefined || before === undefined || now === undefined) return undefined;
  const isOnField = end <= start;
  const span = isOnField ? { start: 0, end: before.length } : { start, end };
  const place = isOnField && before !== now ? undefined : movedSpan(before, now, span);
  if (!place) return undefined;
  const value = now.slice(0, place.start) + rewrite + now.slice(place.end);
  return { ...document, content: writeTextAt(document.content, path, value) };
}

const shownCount = 10;
/** Maximum places shown for a note; others appear as these are fixed. */
const shownPlaces = 8;

/** The findings in order of gain; the same finding in several places is shown once. */
export function FindingList({ latest }: { latest: LiveScore }) {
  const [showsAll, setShowsAll] = useState(false);
  const { first, rest } = notesOf(latest.report.findings);
  const notes = [...first, ...rest].toSorted((a, b) => b.points - a.points);
  const isCut = notes.length > shownCount && !showsAll;
  if (notes.length === 0)
    return <p className="mt-5 border-t border-line pt-4 text-muted">{scoreCopy.none}</p>;
  return (
    <>
      <ol className="mt-5 grid gap-6 border-t border-line pt-5">
        {(isCut ? notes.slice(0, shownCount) : notes).map((note) => (
          <NoteItem key={`${note.check} ${note.message}`} note={note} latest={latest} />
        ))}
      </ol>
      {isCut ? (
        <Button className="mt-6" onClick={() => setShowsAll(true)}>
          {t('Show all {count}', { count: notes.length })}
        </Button>
      ) : null}
    </>
  );
}

/** A margin note: the finding, its reason and gain, and its places. */
const NoteItem = ({ note, latest }: { note: Note; latest: LiveScore }) => (
  <li>
    <p className="text-body font-medium wrap-anywhere">
      {note.message}{' '}
      <span className="text-small whitespace-nowrap text-good tabular-nums">
        {pointsText(note.points)}
      </span>
    </p>
    <ul className="mt-2 grid gap-3">
      {note.findings.slice(0, shownPlaces).map((finding) => (
        <FindingPlace key={`${finding.path} ${finding.start}`} finding={finding} latest={latest} />
      ))}
      {note.findings.length > shownPlaces ? (
        <li className="pl-3.5 text-small text-faint">
          {t('and {number} more like these', { number: note.findings.length - shownPlaces })}
        </li>
      ) : null}
    </ul>
  </li>
);
