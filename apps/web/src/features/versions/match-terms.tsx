import type { ExplainedTerm } from '@folio/analysis/explain-match';
import { Check, Minus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { MarkedText } from './marked-text.tsx';
import { versionsCopy } from './versions.copy.ts';

type Props = { terms: readonly ExplainedTerm[]; jobDescription: string };

/** A job's terms; the selected one is highlighted in both texts. */
export function MatchTerms({ terms, jobDescription }: Props) {
  const [chosen, setChosen] = useState<string>();
  const term = terms.find(({ name }) => name === chosen);
  const hasMissing = terms.some(({ isFound }) => !isFound);
  return (
    <section className="grid gap-4">
      {terms.length > 0 ? (
        <div>
          <h3 className="font-semibold">{versionsCopy.terms}</h3>
          <p className="mt-1 text-small text-faint">{versionsCopy.termsHint}</p>
          <ul className="mt-3 flex flex-wrap gap-2">
            {terms.map((one) => (
              <li key={one.name} className="max-w-full">
                <TermButton
                  term={one}
                  isChosen={one === term}
                  onPress={() => setChosen(one === term ? undefined : one.name)}
                />
              </li>
            ))}
          </ul>
          <p className="mt-2 text-small text-faint">
            {hasMissing ? versionsCopy.missingHint : versionsCopy.nothingMissing}
          </p>
        </div>
      ) : null}
      <div className="grid gap-6 md:grid-cols-2">
        <JobText jobDescription={jobDescription} terms={terms} chosen={term} />
        {terms.length > 0 ? <Answers term={term} /> : null}
      </div>
    </section>
  );
}

type TermButtonProps = { term: ExplainedTerm; isChosen: boolean; onPress: () => void };

function TermButton({ term: { label, isFound, level }, isChosen, onPress }: TermButtonProps) {
  const Icon = isFound ? Check : Minus;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className={`flex max-w-full items-center gap-1.5 rounded-control border px-2.5 py-1 text-left text-small finger:min-h-11 ${
        isChosen ? 'border-accent bg-tint' : 'border-control'
      }`}
    >
      <Icon aria-hidden className={`size-3.5 shrink-0 ${isFound ? 'text-good' : 'text-warning'}`} />
      <span className="min-w-0 wrap-anywhere">{label}</span>
      <span className="sr-only">
        , {isFound ? versionsCopy.inVersion : versionsCopy.notInVersion}
      </span>
      {level === 'preferred' ? <span className="text-faint">{versionsCopy.preferred}</span> : null}
    </button>
  );
}

type JobTextProps = {
  jobDescription: string;
  terms: readonly ExplainedTerm[];
  chosen: ExplainedTerm | undefined;
};

function JobText({ jobDescription, terms, chosen }: JobTextProps) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const mark = chosen && box.current?.querySelector<HTMLElement>('[data-chosen]');
    // Scrolls only the box, not the page.
    if (mark && box.current) box.current.scrollTop = mark.offsetTop - box.current.offsetTop - 48;
  }, [chosen]);
  const spans = (chosen ? [chosen] : terms).flatMap(({ asked }) => asked);
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">{versionsCopy.advertisement}</h3>
      <p
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard
        tabIndex={0}
        className="mt-2 max-h-80 overflow-y-auto whitespace-pre-line wrap-anywhere text-muted"
      >
        <MarkedText text={jobDescription} spans={spans} isChosen={chosen !== undefined} />
      </p>
    </div>
  );
}

function Answers({ term }: { term: ExplainedTerm | undefined }) {
  const lines = [...new Set(term?.answered.map(({ path }) => path))].map((path) => {
    const spans = term?.answered.filter((place) => place.path === path) ?? [];
    return { path, spans, text: spans[0]?.text ?? '' };
  });
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">{versionsCopy.inVersion}</h3>
      <p role="status" className="mt-2 text-muted wrap-anywhere">
        {term ? versionsCopy.answered(term.label, term.answered.length) : versionsCopy.chooseTerm}
      </p>
      <ul className="mt-2 grid gap-2">
        {lines.map(({ path, spans, text }) => (
          <li key={path} className="border-l-2 border-line pl-3 whitespace-pre-line wrap-anywhere">
            <MarkedText text={text} spans={spans} isChosen />
          </li>
        ))}
      </ul>
    </div>
  );
}
