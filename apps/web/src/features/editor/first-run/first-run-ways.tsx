import { ChevronRight, Eye, FileUp, type LucideIcon, PenLine } from 'lucide-react';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';

type Props = {
  onUpload?: () => void;
  onName?: () => void;
  onSample?: () => void;
  /** A guest's note below the buttons. */
  promise?: string | undefined;
};

/** The ways to begin, in the prerendered document and in the app. */
export const FirstRunWays = ({ onUpload, onName, onSample, promise }: Props) => (
  <section aria-labelledby="first-run-heading" className="mx-auto max-w-120 py-6 max-md:py-2">
    <h2
      id="first-run-heading"
      className="font-display text-[36px] leading-[1.15] tracking-[-0.015em] text-balance"
    >
      {t('How would you like to start?')}
    </h2>
    <p className="mt-3 text-large text-muted">
      {t('Whichever you choose, the page is the PDF you’ll send, line for line.')}
    </p>
    {/* The button takes presses anywhere on the panel: its `::after` covers it. */}
    <div className="relative mt-8 grid justify-items-center rounded-panel border border-dashed border-accent bg-tint px-6 py-7 text-center">
      <FileUp aria-hidden className="size-6 text-accent" />
      <h3 className="mt-3 font-display text-[24px] leading-tight">{t('Upload my resume')}</h3>
      <p className="mt-1 mb-4 text-body text-balance text-muted">
        {t(
          'A PDF, Word file, LinkedIn archive or JSON Resume, chosen or dropped here. You’ll check every line before anything is added.',
        )}
      </p>
      <Button
        variant="primary"
        size="large"
        onClick={onUpload}
        data-way="upload"
        className="after:absolute after:inset-0 active:translate-none!"
      >
        {t('Choose a file')}
      </Button>
    </div>
    <div className="mt-6">
      <Way
        name="name"
        icon={PenLine}
        title={t('Start with my name')}
        words={t('Write it here. Two fields, and the page begins to fill.')}
        onClick={onName}
      />
      <Way
        name="sample"
        icon={Eye}
        title={t('Look around with a sample')}
        words={t('A made-up person, clearly marked. One click takes it away again.')}
        onClick={onSample}
      />
    </div>
    {promise === undefined ? null : <p className="mt-6 text-body text-muted">{promise}</p>}
  </section>
);

type WayProps = {
  name: string;
  icon: LucideIcon;
  title: string;
  words: string;
  onClick: (() => void) | undefined;
};

const Way = ({ name, icon: Icon, title, words, onClick }: WayProps) => (
  <button
    type="button"
    data-way={name}
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
