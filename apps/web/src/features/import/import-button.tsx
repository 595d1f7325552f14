import { FileUp } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

/** Beside what creates a resume; its sign alone where there is little room. */
export const ImportButton = ({ onClick }: { onClick: () => void }) => (
  <Button className="max-md:h-11 max-sm:order-last max-sm:w-11 max-sm:px-0!" onClick={onClick}>
    <FileUp aria-hidden className="size-4 sm:hidden" />
    <span className="max-sm:sr-only">Import</span>
  </Button>
);
