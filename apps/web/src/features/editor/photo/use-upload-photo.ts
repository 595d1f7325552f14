import { photoRoutes } from '@folio/contract/photos';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError, sendFile } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { problemOfPicture } from '../../../lib/picture-file.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { photoQuery } from './photo.query.ts';

class RefusedFile extends Error {}

/** Sends a photo, then shows it in the resume; the form may be left while it is on its way. */
export function useUploadPhoto() {
  const store = useEditorStore();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File) => {
      const refusal = problemOfPicture(file);
      if (refusal) throw new RefusedFile(refusal);
      const { id } = (await sendFile(photoRoutes.create, file)).data;
      await client.prefetchQuery(photoQuery(id));
      return id;
    },
    onSuccess: (id) => store.dispatch({ type: 'setField', field: 'photoId', value: id }),
  });
  return { upload: mutate, isUploading: isPending, problem: error ? wordsOf(error) : undefined };
}

function wordsOf(error: Error): string {
  if (error instanceof RefusedFile) return error.message;
  return (isApiError(error) ? error.serverMessage : undefined) ?? describeError(error);
}
