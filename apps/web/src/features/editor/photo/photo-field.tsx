import { photoRoutes } from '@folio/contract/photos';
import { photoBytes } from '@folio/documents/photo';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { isApiError, sendFile } from '../../../lib/api-client.ts';
import { CropDialog } from '../../../lib/crop-picture/crop-dialog.tsx';
import { PicturePicker } from '../../../lib/crop-picture/picture-picker.tsx';
import { useChosenPicture } from '../../../lib/crop-picture/use-chosen-picture.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { toast } from '../../../ui/toast.ts';
import { useNeedsAccount } from '../owner/owner.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { photoQuery } from './use-resume-for-document.ts';

/** The resume's photo: upload, crop, replace, remove. */
export function PhotoField() {
  const id = useEditor(({ document }) => document.content.personalInfo.photoId);
  const frame = useEditor(({ document }) => document.settings.photoShape);
  const { chosen, problem, choose: take, clear } = useChosenPicture();
  const needsAccount = useNeedsAccount();
  const choose = async (file: Blob) => {
    if (!needsAccount('photo')) await take(file);
  };
  const { upload, isUploading } = useUploadPhoto(clear);
  const input = useRef<HTMLInputElement>(null);
  const { isOver, ...dropping } = useFileDrop((file) => void choose(file));
  const ids = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a row everywhere
    <div
      role="group"
      aria-labelledby={`${ids}-label`}
      aria-describedby={`${ids}-hint`}
      className={classNames(
        'flex basis-full items-start gap-4 rounded-control outline-offset-4',
        isOver && 'bg-tint outline-2 outline-accent outline-dashed',
      )}
      {...dropping}
    >
      <Portrait id={id} />
      <div className="min-w-0 flex-1">
        <p id={`${ids}-label`} className="mb-1 text-small font-medium text-muted">
          {t('Photo')}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            isBusy={isUploading}
            onClick={() => needsAccount('photo') || input.current?.click()}
          >
            {id ? t('Replace photo') : t('Upload photo')}
          </Button>
          {id ? <AdjustButton id={id} onOpen={(photo) => void choose(photo)} /> : null}
          {id ? <RemoveButton onRemoved={() => focusFirst(input.current)} /> : null}
        </div>
        <PicturePicker input={input} problem={problem} onFile={(file) => void choose(file)} />
        <p id={`${ids}-hint`} className="mt-1 text-small text-faint">
          <Hint hasPhoto={id !== ''} />
        </p>
      </div>
      {chosen ? (
        <CropDialog
          noun="photo"
          frame={frame}
          picture={chosen}
          isBusy={isUploading}
          onCancel={clear}
          onCut={upload}
          onFailed={() => toast(notUploaded)}
        />
      ) : null}
    </div>
  );
}

const notUploaded = {
  tone: 'error',
  get title() {
    return t('We couldn’t upload the photo');
  },
} as const;

/** Crops the stored photo again; the parts cut off earlier are not stored. */
function AdjustButton({ id, onOpen }: { id: string; onOpen: (photo: Blob) => void }) {
  const { data: photo } = useQuery(photoQuery(id));
  if (!photo) return null;
  const open = () => onOpen(new Blob([new Uint8Array(photoBytes(photo))], { type: 'image/jpeg' }));
  return (
    <Button variant="quiet" onClick={open}>
      {t('Adjust photo')}
    </Button>
  );
}

/** When the focused button disappears, the remaining one gets the focus. */
const focusFirst = (input: HTMLInputElement | null) =>
  input?.parentElement?.querySelector('button')?.focus();

function RemoveButton({ onRemoved }: { onRemoved: () => void }) {
  const store = useEditorStore();
  const remove = () => {
    onRemoved();
    store.dispatch({ type: 'setField', field: 'photoId', value: '' });
  };
  return (
    <Button variant="quiet" onClick={remove}>
      {t('Remove photo')}
    </Button>
  );
}

function Hint({ hasPhoto }: { hasPhoto: boolean }) {
  const isShown = useEditor(({ document }) => document.settings.showPhoto);
  if (hasPhoto && !isShown) return t('Hidden in your documents. You can show it in Design.');
  return t('JPG, PNG or GIF up to 2 MB. You choose the square to show.');
}

/** The photo or a placeholder, with an error if it can't be loaded. */
function Portrait({ id }: { id: string }) {
  const { data: photo, isError } = useQuery({ ...photoQuery(id), enabled: id !== '' });
  const className = 'size-20 shrink-0 rounded-control';
  if (photo && id)
    return <img src={photo} alt={t('You')} className={`${className} object-cover`} />;
  return (
    <div
      className={`${className} grid place-items-center border border-dashed border-control bg-tint p-1 text-center text-faint`}
    >
      {isError && id ? (
        <span className="text-small leading-tight">{t('Not loaded')}</span>
      ) : (
        <UserRound aria-hidden className="size-7" />
      )}
    </div>
  );
}

/** Drag and drop of a file onto the field. */
function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  const holdsFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
        setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setIsOver(false);
      const file = event.dataTransfer.files[0];
      if (file) onFile(file);
    },
  };
}

/** Uploads a photo, then sets it in the resume, even if the form was closed meanwhile. */
function useUploadPhoto(onUploaded: () => void) {
  const store = useEditorStore();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: Blob) => {
      const { id } = (await sendFile(photoRoutes.create, file)).data;
      await client.prefetchQuery(photoQuery(id));
      return id;
    },
    onSuccess: (id) => {
      store.dispatch({ type: 'setField', field: 'photoId', value: id });
      onUploaded();
    },
    onError: (error) => toast({ ...notUploaded, description: wordsOf(error) }),
  });
  return { upload: mutate, isUploading: isPending };
}

const wordsOf = (error: Error): string =>
  (isApiError(error) ? error.serverMessage : undefined) ?? describeError(error);
