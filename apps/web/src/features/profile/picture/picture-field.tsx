import { profileRoutes } from '@folio/contract/profiles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { api, isApiError, sendFile } from '../../../lib/api-client.ts';
import { CropDialog } from '../../../lib/crop-picture/crop-dialog.tsx';
import { PicturePicker } from '../../../lib/crop-picture/picture-picker.tsx';
import { useChosenPicture } from '../../../lib/crop-picture/use-chosen-picture.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { profileQuery } from '../profile.queries.ts';
import { pictureCopy } from './picture.copy.ts';

/** The profile picture: upload, crop, replace, delete. Saved at once, independently of the form. */
export function PictureField({ picture }: { picture: string }) {
  const input = useRef<HTMLInputElement>(null);
  const { chosen, problem, choose, clear } = useChosenPicture();
  const { upload, isUploading, remove, isRemoving } = usePicture(clear);
  return (
    <div className="flex items-center gap-5">
      <Portrait picture={picture} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap gap-2">
          <Button isBusy={isUploading} onClick={() => input.current?.click()}>
            {picture ? t('Replace picture') : t('Upload picture')}
          </Button>
          {picture ? (
            <Button
              variant="quiet"
              isBusy={isRemoving}
              onClick={() => {
                input.current?.parentElement?.querySelector('button')?.focus();
                remove();
              }}
            >
              {t('Delete picture')}
            </Button>
          ) : null}
        </div>
        <PicturePicker input={input} problem={problem} onFile={(file) => void choose(file)} />
        <p className="mt-1 text-small text-faint">{t('PNG, JPG or GIF, up to 2 MB.')}</p>
      </div>
      {chosen ? (
        <CropDialog
          noun="picture"
          frame="circle"
          picture={chosen}
          isBusy={isUploading}
          onCancel={clear}
          onCut={upload}
          onFailed={() => toast(pictureCopy.failed)}
        />
      ) : null}
    </div>
  );
}

function Portrait({ picture }: { picture: string }) {
  const [lost, setLost] = useState<string>();
  const className = 'size-20 shrink-0 rounded-full';
  if (picture && picture !== lost)
    return (
      <img
        src={picture}
        alt={t('Your profile')}
        onError={() => setLost(picture)}
        className={`${className} bg-line object-cover`}
      />
    );
  return (
    <div className={`${className} grid place-items-center bg-tint text-faint`}>
      <UserRound aria-hidden className="size-8" />
    </div>
  );
}

/** Uploads a picture, or deletes the existing one. */
function usePicture(onUploaded: () => void) {
  const client = useQueryClient();
  const show = (profilePicture: string) =>
    client.setQueryData(profileQuery().queryKey, (old) => old && { ...old, profilePicture });

  const uploading = useMutation({
    mutationFn: async (file: Blob) => {
      const form = new FormData();
      form.append('profilePicture', file, 'picture.jpg');
      return (await sendFile(profileRoutes.uploadPicture, form)).data;
    },
    onSuccess: ({ profilePicture }) => {
      show(profilePicture);
      toast(pictureCopy.saved);
      onUploaded();
    },
    onError: (error) => toast({ ...pictureCopy.failed, description: wordsOf(error) }),
  });

  const removing = useMutation({
    mutationFn: () => api(profileRoutes.deletePicture),
    onSuccess: () => {
      show('');
      toast(pictureCopy.deleted);
    },
    onError: (error) => toast({ ...pictureCopy.notDeleted, description: wordsOf(error) }),
  });

  return {
    upload: uploading.mutate,
    isUploading: uploading.isPending,
    remove: removing.mutate,
    isRemoving: removing.isPending,
  };
}

/** The server's message about the picture; its own failures get a general one. */
const wordsOf = (error: Error): string =>
  isApiError(error, 'VALIDATION_ERROR', 'UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE')
    ? (error.serverMessage ?? describeError(error))
    : describeError(error);
