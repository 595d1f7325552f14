import { pictureRules } from '@folio/contract/photos';
import { UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { useChosenPicture } from './use-chosen-picture.ts';
import { usePicture } from './use-picture.ts';

/** The profile picture: chosen, cut and sent, replaced, deleted. Saved at once, apart from the form. */
export function PictureField({ picture }: { picture: string }) {
  const input = useRef<HTMLInputElement>(null);
  const { chosen, problem, choose, forget } = useChosenPicture();
  const { upload, isUploading, remove, isRemoving } = usePicture(forget);
  return (
    <div className="flex items-center gap-5">
      <Portrait picture={picture} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap gap-2">
          <Button
            className="max-md:h-11"
            isBusy={isUploading}
            onClick={() => input.current?.click()}
          >
            {picture ? 'Replace picture' : 'Upload picture'}
          </Button>
          {picture ? (
            <Button
              variant="quiet"
              className="max-md:h-11"
              isBusy={isRemoving}
              onClick={() => {
                input.current?.parentElement?.querySelector('button')?.focus();
                remove();
              }}
            >
              Delete picture
            </Button>
          ) : null}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={pictureRules.mediaTypes.join()}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) void choose(file);
            currentTarget.value = '';
          }}
        />
        <p aria-live="polite" className="text-small text-danger">
          {problem ? <span className="mt-1 block">{problem}</span> : null}
        </p>
        <p className="mt-1 text-small text-faint">PNG, JPG or GIF, up to 2MB.</p>
      </div>
      {chosen ? (
        <CropDialog picture={chosen} isBusy={isUploading} onCancel={forget} onCut={upload} />
      ) : null}
    </div>
  );
}

function Portrait({ picture }: { picture: string }) {
  const [lost, setLost] = useState<string>();
  const look = 'size-20 shrink-0 rounded-full';
  if (picture && picture !== lost)
    return (
      <img
        src={picture}
        alt="Your profile"
        onError={() => setLost(picture)}
        className={`${look} bg-line object-cover`}
      />
    );
  return (
    <div className={`${look} grid place-items-center bg-tint text-faint`}>
      <UserRound aria-hidden className="size-8" />
    </div>
  );
}
