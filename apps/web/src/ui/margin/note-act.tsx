import { Button } from '../button.tsx';

type Props = {
  label: string;
  /** Distinguishes it from the same action on other notes, for screen readers. */
  name: string;
  onPress: () => void;
  isMain?: boolean;
  isBusy?: boolean;
};

/** One of a note's two actions. */
export const NoteAct = ({ label, name, onPress, isMain = false, isBusy = false }: Props) => (
  <Button
    size="small"
    variant={isMain ? 'primary' : 'secondary'}
    isBusy={isMain && isBusy}
    disabled={!isMain && isBusy}
    aria-label={name}
    onClick={onPress}
  >
    {label}
  </Button>
);
