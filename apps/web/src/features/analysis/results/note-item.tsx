import type { Finding } from '@folio/contract/ai-answers';
import type { ResumeContent } from '@folio/contract/resume-content';
import { Copy, MapPin } from 'lucide-react';
import {
  locationName,
  type Note,
  type Quote,
  quoteOf,
  rewritten,
} from '../../../lib/findings/location-names.ts';
import { pointsText } from '../../../lib/findings/score-bands.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { toast } from '../../../ui/toast.ts';

export type PlaceProps = {
  content: ResumeContent;
  selected: string | undefined;
  isOnPage: (path: string) => boolean;
  onShow: (path: string) => void;
};

/** A margin note: the finding, its reason and gain, and its places. */
export function NoteItem({ note, ...shared }: PlaceProps & { note: Note }) {
  return (
    <li>
      <div className="flex items-baseline justify-between gap-6">
        <p className="min-w-0 font-medium wrap-anywhere">{note.message}</p>
        {note.points > 0 ? (
          <span className="text-small font-medium whitespace-nowrap text-good tabular-nums">
            {pointsText(note.points)}
          </span>
        ) : null}
      </div>
      <ul className="mt-2 grid gap-2">
        {note.findings.map((finding) => (
          <FindingLocation key={`${finding.path} ${finding.start}`} finding={finding} {...shared} />
        ))}
      </ul>
    </li>
  );
}

function FindingLocation({
  finding,
  content,
  selected,
  isOnPage,
  onShow,
}: PlaceProps & { finding: Finding }) {
  const { path } = finding;
  const quote = quoteOf(content, finding);
  const rewrite = finding.rewrite && rewritten(content, finding, finding.rewrite);
  const canShow = isOnPage(path);
  return (
    <li
      data-path={path}
      className={classNames(
        'scroll-my-6 border-l-2 py-0.5 pl-4 transition-[border-color]',
        selected === path ? 'border-accent' : 'border-line',
      )}
    >
      <p className="text-small wrap-anywhere text-faint">{locationName(content, path)}</p>
      {quote ? <QuotedText quote={quote} /> : null}
      {rewrite ? (
        <p className="mt-1.5 wrap-anywhere">
          <span className="block text-small text-faint">{t('You could write')}</span>
          {rewrite}
        </p>
      ) : null}
      {rewrite || canShow ? (
        <p className="mt-0.5 -ml-2 flex flex-wrap gap-1">
          {rewrite ? <CopyButton text={rewrite} /> : null}
          {canShow ? (
            <Button variant="quiet" size="small" className="px-2!" onClick={() => onShow(path)}>
              <MapPin aria-hidden className="size-4" /> {t('Show on the page')}
            </Button>
          ) : null}
        </p>
      ) : null}
    </li>
  );
}

const QuotedText = ({ quote }: { quote: Quote }) => (
  <blockquote className="wrap-anywhere text-muted">
    “{quote.before}
    {quote.marked ? <mark className="rounded-sm bg-tint text-ink">{quote.marked}</mark> : null}
    {quote.after}”
  </blockquote>
);

function CopyButton({ text }: { text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: 'good', title: t('Copied') });
    } catch {
      toast({ title: t('Couldn’t copy'), description: t('Select the text and copy it yourself.') });
    }
  };
  return (
    <Button variant="quiet" size="small" className="px-2!" onClick={() => void copy()}>
      <Copy aria-hidden className="size-4" /> {t('Copy this wording')}
    </Button>
  );
}
