import { keepDoubts } from '../../../lib/reading/doubts.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { useReveal } from '../view/use-view.ts';
import { useDoubtedFields, useDoubtsOwner } from './use-doubts.ts';

/** Above the form, while imported values are to be checked. */
export function DoubtsNote({ onSettled }: { onSettled: () => void }) {
  const fields = useDoubtedFields();
  const owner = useDoubtsOwner();
  const reveal = useReveal();
  const [next] = fields;
  if (!next) return null;
  return (
    <section
      aria-label={t('From your file')}
      className="flex shrink-0 flex-wrap items-center gap-x-2 gap-y-2 border-b border-line bg-desk px-6 py-2.5 max-sm:px-4 max-sm:py-1.5"
    >
      <p
        role="status"
        className="min-w-0 flex-1 basis-48 max-sm:basis-32 text-small font-medium text-warning"
      >
        {t(
          '{count, plural, one {# value from your file to check.} other {# values from your file to check.}}',
          { count: fields.length },
        )}
      </p>
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          keepDoubts(owner, []);
          onSettled();
        }}
      >
        {t('All look right')}
      </Button>
      <Button size="small" onClick={() => reveal(next)}>
        {t('Next')}
      </Button>
    </section>
  );
}

/** The note in the hint of a doubted field. */
export const FieldDoubt = () => (
  <span className="text-warning">{t('We weren’t sure we read this right.')}</span>
);

/** A dot next to the name of a section with values to check. */
export const DoubtDot = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <span
      title={`${count} ${t('to check')}`}
      className="inline-flex shrink-0 items-center text-small text-warning tabular-nums"
    >
      <span aria-hidden className="size-1.5 rounded-full bg-current" />
      <span className="sr-only">{`, ${count} ${t('to check')}`}</span>
    </span>
  );
