import { pictureRules } from '@folio/contract/photos';
import { useState } from 'react';

type Choice = { chosen?: ImageBitmap; problem?: string };

/** The chosen file decoded as a picture, or why it can't be used. */
export function useChosenPicture() {
  const [choice, setChoice] = useState<Choice>({});
  return {
    ...choice,
    choose: async (file: Blob) => setChoice(await open(file)),
    clear() {
      choice.chosen?.close();
      setChoice({});
    },
  };
}

async function open(file: Blob): Promise<Choice> {
  const problem = file instanceof File ? problemOfPicture(file) : undefined;
  if (problem) return { problem };
  // The extension may be wrong, so decoding decides.
  const chosen = await createImageBitmap(file).catch(() => undefined);
  if (!chosen) return { problem: pictureRules.wrongType };
  const isLarge = chosen.width * chosen.height > pictureRules.maxPixels;
  return isLarge ? { problem: pictureRules.tooManyPixels } : { chosen };
}

/** The error of a file, found before upload; undefined if it is acceptable. */
function problemOfPicture({ type, size }: File): string | undefined {
  const isKnown = pictureRules.mediaTypes.some((known) => known === type);
  if (type !== '' && !isKnown) return pictureRules.wrongType;
  return size > pictureRules.maxBytes ? pictureRules.tooLarge : undefined;
}
