import { profileRoutes } from '@folio/contract/profiles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, isApiError, sendFile } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { toast } from '../../../ui/toast.ts';
import { profileCopy } from '../profile.copy.ts';
import { profileQuery } from '../profile.queries.ts';

/** Sends a picture, or deletes the one that is there. */
export function usePicture(onUploaded: () => void) {
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
      toast(profileCopy.pictureSaved);
      onUploaded();
    },
    onError: (error) => toast({ ...profileCopy.pictureFailed, description: wordsOf(error) }),
  });

  const removing = useMutation({
    mutationFn: () => api(profileRoutes.deletePicture),
    onSuccess: () => {
      show('');
      toast(profileCopy.pictureDeleted);
    },
    onError: (error) => toast({ ...profileCopy.pictureNotDeleted, description: wordsOf(error) }),
  });

  return {
    upload: uploading.mutate,
    isUploading: uploading.isPending,
    remove: removing.mutate,
    isRemoving: removing.isPending,
  };
}

/** What is wrong with a picture the server knows; what is wrong with the server it need not say. */
const wordsOf = (error: Error): string =>
  isApiError(error, 'VALIDATION_ERROR', 'UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE')
    ? (error.serverMessage ?? describeError(error))
    : describeError(error);
