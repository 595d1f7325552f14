import { contentLimits } from '@folio/contract/content-limits';
import type { ResumeContent } from '@folio/contract/resume-content';
import { suggestionLimits } from '@folio/contract/suggestions';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { locationName } from '../../lib/findings/location-names.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import { InlineDifference } from '../../ui/margin/inline-difference.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { reviewCopy } from './review.copy.ts';
import { useAddNote } from './review.queries.ts';
import type { Draft, ReviewDrafts } from './review-drafts.ts';
import type { Chosen } from './text-places.ts';

type Props = {
  access: { token: string; pass: string };
  chosen: Chosen;
  content: ResumeContent;
  ownerFirstName: string;
  /** Whether it is a card next to its line, or else a dialog. */
  isBeside: boolean;
  drafts: ReviewDrafts;
  onClose: () => void;
};

/** The form for a comment on a line, or a suggested wording. */
export function NoteComposer(props: Props) {
  const { chosen, content, isBeside, onClose } = props;
  const place = locationName(content, chosen.path);
  if (!isBeside)
    return (
      <Dialog open onOpenChange={onClose} size="small" title={place}>
        <ComposerForm {...props} place={place} />
      </Dialog>
    );
  return (
    <section
      data-card
      aria-label={place}
      className="animate-appear scroll-m-6 rounded-panel bg-surface p-4 shadow-float"
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !isComposing(nativeEvent)) onClose();
      }}
    >
      <div className="mb-3 flex items-start gap-2">
        <h2 className="min-w-0 flex-1 text-small font-medium wrap-anywhere text-muted">{place}</h2>
        <IconButton
          label={t('Close')}
          size="small"
          icon={<X className="size-4" />}
          onClick={onClose}
          className="-mt-1.5 -mr-1.5"
        />
      </div>
      <ComposerForm {...props} place={place} />
    </section>
  );
}

const kinds = () =>
  [
    { value: 'comment', label: reviewCopy.comment },
    { value: 'wording', label: reviewCopy.suggest },
  ] as const;

function ComposerForm(props: Props & { place: string }) {
  const { access, chosen, ownerFirstName, isBeside, drafts, onClose, place } = props;
  const { path, text, quote } = chosen;
  const { draft, change } = useDraft(drafts, chosen);
  const { kind, after, reason } = draft;
  const { mutate, error, isPending } = useAddNote(access, () => {
    drafts.forget(path);
    onClose();
  });
  const isWording = kind === 'wording';
  // A dialog covers the line that it is about.
  const about = quote || (isBeside ? '' : text);
  const id = useId();
  const form = useFormInSight(kind, isWording && after !== text);
  const problems = isApiError(error) ? error.errors : {};
  const problem = problems['note.after']?.[0] ?? problems.after?.[0];
  const ofReason = problems['note.reason']?.[0];
  const send = () => mutate({ path, before: text, quote, reason, ...(isWording ? { after } : {}) });
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {about && !isWording ? (
        <p className="line-clamp-4 font-display text-body text-muted italic wrap-anywhere">
          “{about}”
        </p>
      ) : null}
      <Segmented
        label={reviewCopy.kind}
        value={kind}
        options={kinds()}
        onValueChange={(chosen) => change({ kind: chosen })}
      />
      {isWording ? (
        <>
          <TextArea
            id={`${id}-after`}
            label={reviewCopy.wordingOf(place)}
            rows={3}
            maxLength={contentLimits.longText}
            value={after}
            readOnly={isPending}
            onChange={({ target }) => change({ after: target.value })}
            error={problem}
          />
          {after === text ? null : (
            <p aria-hidden className="font-display text-[15px] leading-[1.42]">
              <InlineDifference before={text} after={after} />
            </p>
          )}
        </>
      ) : null}
      <TextArea
        id={`${id}-reason`}
        label={isWording ? reviewCopy.reason : reviewCopy.commentOn(place)}
        hint={isWording ? reviewCopy.reasonHint : undefined}
        rows={isWording ? 1 : 3}
        maxLength={suggestionLimits.words}
        value={reason}
        // Text typed during sending would be lost with the card.
        readOnly={isPending}
        onChange={({ target }) => change({ reason: target.value })}
        error={ofReason}
      />
      {error && !problem && !ofReason ? (
        <p role="alert" className="text-small text-danger">
          {describeError(error)}
        </p>
      ) : null}
      <div>
        <Button type="submit" variant="primary" isBusy={isPending}>
          {reviewCopy.send(ownerFirstName)}
        </Button>
      </div>
    </form>
  );
}

/** The draft about a text: kept until it is sent, even while another text is selected. */
function useDraft(drafts: ReviewDrafts, { path, text, quote }: Chosen) {
  const [draft, setDraft] = useState<Draft>(
    () => drafts.get(path) ?? { kind: 'comment', after: text, before: text, reason: '', quote },
  );
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    drafts.keep(path, next);
    setDraft(next);
  };
  return { draft, change };
}

/** Focuses the first field of each kind, and scrolls the card into view when it grows. */
function useFormInSight(kind: Draft['kind'], hasDifference: boolean) {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is to be written takes the focus
  useEffect(() => {
    const field = form.current?.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [kind]);
  // Next to a line at the bottom of the screen, the button would be out of view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the card gets higher
  useEffect(() => {
    form.current?.closest('[data-card]')?.scrollIntoView({ block: 'nearest' });
  }, [kind, hasDifference]);
  return form;
}
