import { contentLimits } from '@folio/contract/content-limits';
import { Pencil } from 'lucide-react';
import { type ClipboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { pasteJobText } from '../../../lib/job-text.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { fieldLabels } from '../field-labels.copy.ts';
import { blocksOf, type Line } from './description-blocks.ts';
import { jobCopy } from './job.copy.ts';
import type { Need } from './needs.ts';
import type { JobReading } from './use-job-reading.ts';

type Props = {
  text: string;
  reading: JobReading;
  savedOn: string;
  onChange: (text: string) => void;
};

/** The job's description with its needs marked; it can be edited. */
export function JobDescription({ text, reading, savedOn, onChange }: Props) {
  const [isEditing, setIsEditing] = useState(text.trim() === '');
  if (isEditing)
    return (
      <div className="grid grid-cols-1 gap-2">
        <TextArea
          label={fieldLabels.jobDescription}
          rows={8}
          hint={t('Keep it whole: the page goes away when the job is filled.')}
          maxLength={contentLimits.longText}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onPaste={pasteJobText}
        />
        {text.trim() ? (
          <Button className="justify-self-start" onClick={() => setIsEditing(false)}>
            {t('Done')}
          </Button>
        ) : null}
      </div>
    );
  return (
    <section aria-labelledby="job-description">
      <div className="flex items-center justify-between gap-3">
        <p className="text-small text-muted">{jobCopy.kept(savedOn)}</p>
        <Button variant="quiet" size="small" className="-mr-3" onClick={() => setIsEditing(true)}>
          <Pencil aria-hidden className="size-4" />
          {t('Edit')}
          <span className="sr-only"> {t('the job description')}</span>
        </Button>
      </div>
      <h2 id="job-description" className="mt-1 font-display text-heading">
        {fieldLabels.jobDescription}
      </h2>
      <Marked text={text} reading={reading} />
    </section>
  );
}

/**
 * Underlines: solid if the resume answers the need, dotted if not, so that color isn't the only
 * difference.
 */
const lines = {
  shown: 'bg-(--green-tint) decoration-good decoration-2',
  listed: 'bg-(--amber-tint) decoration-warning decoration-dotted decoration-2',
  missing: 'bg-(--amber-tint) decoration-warning decoration-dotted decoration-2',
} as const;

const spoken = {
  get shown() {
    return t('shown');
  },
  get listed() {
    return t('listed only');
  },
  get missing() {
    return t('not there');
  },
} as const;

/**
 * The description as headings, lists and paragraphs. Copying takes the original text, by offsets.
 */
function Marked({ text, reading }: { text: string; reading: JobReading }) {
  const whole = useRef<HTMLDivElement>(null);
  const { needs, spans } = reading;
  const blocks = useMemo(() => blocksOf(spans), [spans]);
  const copy = (event: ClipboardEvent) => {
    const part = whole.current && selectedPart(text, whole.current, getSelection());
    if (!part) return;
    event.clipboardData.setData('text/plain', part);
    event.preventDefault();
  };
  const line = (one: Line) => <MarkedLine key={one.at} line={one} needs={needs} />;
  return (
    <div
      ref={whole}
      dir="auto"
      onCopy={copy}
      className="mt-2 grid max-w-[65ch] grid-cols-1 gap-3 font-display text-[17px] leading-relaxed wrap-anywhere"
    >
      {blocks.map((block) =>
        block.kind === 'list' ? (
          <ul key={block.at} className="grid grid-cols-1 gap-1.5">
            {block.items.map(({ at, isInner, lines }) => (
              <li key={at} className={classNames('relative ps-5', isInner && 'ms-5')}>
                {lines.map(line)}
              </li>
            ))}
          </ul>
        ) : block.kind === 'heading' ? (
          <h3 key={block.at} className="mt-3 font-sans text-body font-semibold first:mt-1">
            {block.lines.map(line)}
          </h3>
        ) : (
          <p key={block.at}>{block.lines.map(line)}</p>
        ),
      )}
    </div>
  );
}

type LineProps = { line: Line; needs: readonly Need[] };

const MarkedLine = ({ line: { at, marker, spans }, needs }: LineProps) => (
  <span className="block">
    {marker ? <Marker at={at} text={marker} /> : null}
    {spans.map(({ at: place, text, need }) => {
      const asked = need === undefined ? undefined : needs[need];
      const content = (
        <span key={place} data-at={place}>
          {text}
        </span>
      );
      if (!asked || need === undefined) return content;
      return (
        <Marking key={place} number={need + 1} level={asked.level}>
          {content}
        </Marking>
      );
    })}
  </span>
);

/** Numbers stay as written; other markers are shown as the same dash. */
const Marker = ({ at, text }: { at: number; text: string }) =>
  /^\s*(?:#|\*\*|__)/.test(text) ? null : (
    <span
      data-at={at}
      aria-hidden={!/\d/.test(text)}
      className={classNames(
        'absolute start-0 text-muted',
        !/\d/.test(text) &&
          "text-transparent before:absolute before:start-0 before:text-faint before:content-['–']",
      )}
    >
      {text}
    </span>
  );

type MarkingProps = { number: number; level: Need['level']; children: ReactNode };

/** The need's number is CSS content, so that it isn't part of the text. */
const Marking = ({ number, level, children }: MarkingProps) => (
  <mark className={`rounded-xs text-ink underline underline-offset-4 ${lines[level]}`}>
    {children}
    <span className="sr-only select-none"> ({spoken[level]})</span>
    <sup
      aria-hidden
      data-number={number}
      className="ml-0.5 text-[11px] text-muted before:content-[attr(data-number)]"
    />
  </mark>
);

/**
 * The selected part of a text that is shown in elements with their offsets (`data-at`), with its
 * original line breaks and markers. Undefined if the selection goes beyond the text.
 */
function selectedPart(
  text: string,
  root: HTMLElement,
  selection: Selection | null,
): string | undefined {
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!range || range.collapsed || !root.contains(range.commonAncestorContainer)) return undefined;
  const pieces = [...root.querySelectorAll<HTMLElement>('[data-at]')];
  const covered = pieces.filter((piece) => range.intersectsNode(piece));
  const [first, last] = [covered[0], covered.at(-1)];
  if (!first || !last) return undefined;
  const isInText = (container: Node, piece: HTMLElement) => container === piece.firstChild;
  const from = isInText(range.startContainer, first) ? range.startOffset : 0;
  const lengthOfLast = last.textContent?.length ?? 0;
  const until = isInText(range.endContainer, last) ? range.endOffset : lengthOfLast;
  return text.slice(Number(first.dataset.at) + from, Number(last.dataset.at) + until);
}
