import { pictureRules } from '@folio/contract/photos';
import type { RefObject } from 'react';
import { FilePicker } from '../../ui/file-picker.tsx';

type Props = {
  /** For the button that opens the file picker. */
  input: RefObject<HTMLInputElement | null>;
  problem: string | undefined;
  onFile: (file: File) => void;
};

/** A hidden file input for pictures, with the error of the chosen file. */
export const PicturePicker = ({ input, problem, onFile }: Props) => (
  <>
    <FilePicker ref={input} hidden accept={pictureRules.mediaTypes.join()} onFile={onFile} />
    <p aria-live="polite" className="text-small text-danger">
      {problem ? <span className="mt-1 block">{problem}</span> : null}
    </p>
  </>
);
