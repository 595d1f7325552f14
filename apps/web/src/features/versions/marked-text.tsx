type Span = { start: number; end: number };
type Props = { text: string; spans: readonly Span[]; isChosen: boolean };

/** A text with highlighted spans; of overlapping spans the first is used. */
export function MarkedText({ text, spans, isChosen }: Props) {
  return segmentsOf(text, spans).map(({ start, end, isMarked }) =>
    isMarked ? (
      <mark
        key={start}
        data-chosen={isChosen || undefined}
        className={`rounded-sm text-ink ${isChosen ? 'bg-tint underline decoration-accent decoration-2 underline-offset-2' : 'bg-tint'}`}
      >
        {text.slice(start, end)}
      </mark>
    ) : (
      <span key={start}>{text.slice(start, end)}</span>
    ),
  );
}

export function segmentsOf(text: string, spans: readonly Span[]) {
  const segments: (Span & { isMarked: boolean })[] = [];
  let at = 0;
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    if (start < at || end > text.length || end <= start) continue;
    if (start > at) segments.push({ start: at, end: start, isMarked: false });
    segments.push({ start, end, isMarked: true });
    at = end;
  }
  if (at < text.length) segments.push({ start: at, end: text.length, isMarked: false });
  return segments;
}
