import { sampleContent } from '@folio/documents/sample-content';
import { ChevronRight, Eye, FileUp, type LucideIcon, PenLine } from 'lucide-react';
import { useRef } from 'react';
import { useIsSold } from '../../../lib/credit-costs.ts';
import { readableFiles } from '../../../lib/reading/reading.ts';
import { Button } from '../../../ui/button.tsx';
import { useIsGuest } from '../owner/owner.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { useReveal, useViewStore } from '../view/use-view.ts';

/** The ways to begin, where nothing is written yet. */
export function FirstRun() {
  const store = useEditorStore();
  const view = useViewStore();
  const reveal = useReveal();
  const isGuest = useIsGuest();
  const isSold = useIsSold();
  const showSample = () => {
    view.set({ hasBegun: true });
    store.dispatch({
      type: 'replace',
      document: { ...store.getDocument(), content: sampleContent },
    });
  };
  return (
    <section aria-labelledby="first-run-heading" className="mx-auto max-w-120 py-6 max-md:py-2">
      <h2
        id="first-run-heading"
        className="font-display text-[36px] leading-[1.15] tracking-[-0.015em] text-balance"
      >
        How would you like to start?
      </h2>
      <p className="mt-3 text-large text-muted">
        Whichever you choose, the page is the PDF you’ll send, line for line.
      </p>
      <div className="mt-8 grid justify-items-center rounded-panel border border-dashed border-accent bg-tint px-6 py-7 text-center">
        <FileUp aria-hidden className="size-6 text-accent" />
        <h3 className="mt-3 font-display text-[24px] leading-tight">Upload my resume</h3>
        <p className="mt-1 mb-4 text-body text-balance text-muted">
          Drop a PDF, Word file, LinkedIn archive or JSON Resume. You’ll check every line before
          anything is added.
        </p>
        <ChooseFile onFile={(file) => view.set({ dialog: 'import', importedFile: file })} />
      </div>
      <div className="mt-6">
        <Way
          icon={PenLine}
          title="Start with my name"
          words="Write it here. Two fields, and the page begins to fill."
          onClick={() => reveal({ list: null, field: 'name' })}
        />
        <Way
          icon={Eye}
          title="Look around with a sample"
          words="A made-up person, clearly marked. One click takes it away again."
          onClick={showSample}
        />
      </div>
      {isGuest ? (
        <p className="mt-6 text-body text-muted">
          No account needed until you want to keep it. {isSold ? 'Your first PDF is free. ' : ''}
          What you write stays on this device, where anyone who uses this browser can open it.
        </p>
      ) : null}
    </section>
  );
}

/** Opens the file picker at once; what is dropped anywhere on the page is taken by `DropTarget`. */
function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={readableFiles}
        aria-label="Resume file"
        hidden
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0];
          // So that the same file can be chosen again.
          currentTarget.value = '';
          if (chosen) onFile(chosen);
        }}
      />
      <Button variant="primary" size="large" onClick={() => input.current?.click()}>
        Choose a file
      </Button>
    </>
  );
}

type WayProps = { icon: LucideIcon; title: string; words: string; onClick: () => void };

const Way = ({ icon: Icon, title, words, onClick }: WayProps) => (
  <button
    type="button"
    onClick={onClick}
    className="flex w-full items-center gap-4 border-b border-line px-2 py-4 text-left hover:bg-line/30 focus-visible:-outline-offset-2"
  >
    <span className="grid size-10 shrink-0 place-items-center rounded-control border border-line bg-desk text-muted">
      <Icon aria-hidden className="size-4.5" />
    </span>
    <span className="min-w-0 flex-1">
      <span className="block text-body font-semibold">{title}</span>
      <span className="block text-body text-muted">{words}</span>
    </span>
    <ChevronRight aria-hidden className="size-4 shrink-0 text-faint" />
  </button>
);
