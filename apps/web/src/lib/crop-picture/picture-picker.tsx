import { pictureRules } from '@folio/contract/photos';
import type { RefObject } from 'react';
import { FilePicker } from '../../ui/file-picker.tsx';

type Props = {
  /** A button beside it clicks it. */
  input: RefObject<HTMLInputElement | null>;
  problem: string | undefined;
  onFile: (file: File) => void;
};

/** The hidden choice of a picture's file, and what is wrong with the one that was chosen. */
export const PicturePicker = ({ input, problem, onFile }: Props) => (
  <>
    <FilePicker ref={input} hidden accept={pictureRules.mediaTypes.join()} onFile={onFile} />
    <p aria-live="polite" className="text-small text-danger">
      {problem ? <span className="mt-1 block">{problem}</span> : null}
    </p>
  </>
);
