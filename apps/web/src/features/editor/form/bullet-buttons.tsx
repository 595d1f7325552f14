import { Eye, EyeOff } from 'lucide-react';
import { t } from '../../../lib/words/words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Numeral } from '../../../ui/margin/numeral.tsx';
import { type MarginNote, worthOf } from '../findings/margin-notes.ts';

type NoteButtonProps = {
  id: string;
  note: MarginNote;
  number: string;
  isOpen: boolean;
  onPress: () => void;
};

/** Replaces the bullet's sign; opens its note. */
export function NoteButton({ id, note, number, isOpen, onPress }: NoteButtonProps) {
  const words = [
    t('Note {number}', { number: note.number }),
    worthOf(note),
    t('on {number}', { number }),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <button
      id={id}
      type="button"
      aria-expanded={isOpen}
      aria-label={words}
      onClick={onPress}
      className="-ml-1 flex h-9 w-7 shrink-0 items-center rounded-control pl-0.5 max-md:-ml-2 finger:h-11 max-md:w-7"
    >
      <Numeral number={note.number} />
    </button>
  );
}

/** Hides a bullet from the document, or shows it again. */
export function HideButton({
  number,
  isHidden,
  onPress,
}: {
  number: string;
  isHidden: boolean;
  onPress: (isHidden: boolean) => void;
}) {
  const Icon = isHidden ? EyeOff : Eye;
  const label = `${isHidden ? t('Show') : t('Hide')} ${number}`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // Keeps the focus and caret in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPress(!isHidden)}
      className={classNames(
        'mt-1 flex size-7 shrink-0 items-center justify-center rounded-control text-muted transition-opacity hover:text-ink finger:mt-0 finger:size-11',
        !isHidden &&
          'opacity-0 group-focus-within/bullet:opacity-100 group-hover/bullet:opacity-100 focus-visible:opacity-100',
      )}
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}
