import { Button } from '../button.tsx';

type Props = {
  label: string;
  /** What it is told as apart from the same act of other notes. */
  name: string;
  onPress: () => void;
  isMain?: boolean;
  isBusy?: boolean;
};

/** One of the two things that can be done about a note. */
export const NoteAct = ({ label, name, onPress, isMain = false, isBusy = false }: Props) => (
  <Button
    size="small"
    variant={isMain ? 'primary' : 'secondary'}
    className="max-md:h-11"
    isBusy={isMain && isBusy}
    disabled={!isMain && isBusy}
    aria-label={name}
    onClick={onPress}
  >
    {label}
  </Button>
);
