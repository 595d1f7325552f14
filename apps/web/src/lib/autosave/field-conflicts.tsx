import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextDifference } from '../../ui/text-difference.tsx';
import { t } from '../words/words.ts';
import { conflictCopy } from './autosave.copy.ts';
import type { FieldConflict } from './conflict-list.ts';

type Props = {
  /** The document's noun, such as 'letter'. */
  what: string;
  conflicts: readonly FieldConflict[];
  document: object;
  labelOf: (field: string) => string;
  /** The value to display, if it differs from the stored one. */
  shownAs?: (field: string, value: unknown) => unknown;
  onChoose: (field: string, value: unknown) => void;
};

/**
 * Lists fields that were changed in two places, with both texts of each. The choice is not
 * blocking: one text is in use meanwhile, and typing and saving continue.
 */
export function FieldConflicts({
  what,
  conflicts,
  document,
  labelOf,
  shownAs = (_, value) => value,
  onChoose,
}: Props) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (conflicts.length === 0) setIsOpen(false);
  }, [conflicts]);
  if (conflicts.length === 0) return null;
  const fields = conflicts.map(({ field }) => labelOf(field)).join(', ');
  return (
    <>
      <div
        role="status"
        className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-tint px-6 py-3 max-md:px-4"
      >
        <p className="min-w-0 flex-1 basis-64 text-body wrap-anywhere">
          <span className="font-medium">{conflictCopy.banner(what)}</span> {fields}
        </p>
        <Button size="small" onClick={() => setIsOpen(true)}>
          {conflictCopy.review}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        size="large"
        title={conflictCopy.title}
        description={conflictCopy.description}
        footer={<Button onClick={() => setIsOpen(false)}>{conflictCopy.later}</Button>}
      >
        <ul className="grid gap-8">
          {conflicts.map((conflict) => (
            <li key={conflict.field} className="@container">
              <Choice
                conflict={conflict}
                label={labelOf(conflict.field)}
                shownAs={(value) => shownAs(conflict.field, value)}
                current={(document as Record<string, unknown>)[conflict.field]}
                onChoose={(value) => onChoose(conflict.field, value)}
              />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

type ChoiceProps = {
  conflict: FieldConflict;
  label: string;
  current: unknown;
  shownAs: (value: unknown) => unknown;
  onChoose: (value: unknown) => void;
};

function Choice({ conflict, label, current, shownAs, onChoose }: ChoiceProps) {
  const wordsOf = (value: unknown) => textOf(shownAs(value));
  // The text in use may have been edited since.
  const isTheirsInUse = wordsOf(current) === wordsOf(conflict.theirs);
  const mine = isTheirsInUse ? conflict.mine : current;
  const { mine: mineWords, theirs: theirsWords, stands: kept } = conflictCopy;
  const marked = (words: string, isInUse: boolean) => (isInUse ? `${words} · ${kept}` : words);
  return (
    <section aria-label={label}>
      <h3 className="mb-2 font-medium">{label}</h3>
      <TextDifference
        before={wordsOf(conflict.theirs)}
        after={wordsOf(mine)}
        labels={{
          before: marked(theirsWords, isTheirsInUse),
          after: marked(mineWords, !isTheirsInUse),
        }}
        acts={{
          before: (
            <Button onClick={() => onChoose(conflict.theirs)}>{conflictCopy.useTheirs}</Button>
          ),
          after: <Button onClick={() => onChoose(mine)}>{conflictCopy.keepMine}</Button>,
        }}
      />
    </section>
  );
}

/** The readable texts in a list or boolean, one per line. */
export function textOf(value: unknown): string {
  const texts = linesOf(value).filter((line) => line.trim() !== '');
  return texts.length > 0 ? texts.join('\n') : conflictCopy.empty;
}

function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'boolean') return [value ? t('On') : t('Off')];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'id' || key === 'place' ? [] : linesOf(part),
  );
}
