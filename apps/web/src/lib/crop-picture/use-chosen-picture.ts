import { pictureRules } from '@folio/contract/photos';
import { useState } from 'react';

type Choice = { chosen?: ImageBitmap; problem?: string };

/** A file that was chosen, as a picture that can be cut, or what is wrong with it. */
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
  // What its name says may not be what is in it.
  const chosen = await createImageBitmap(file).catch(() => undefined);
  if (!chosen) return { problem: pictureRules.wrongType };
  const isLarge = chosen.width * chosen.height > pictureRules.maxPixels;
  return isLarge ? { problem: pictureRules.tooManyPixels } : { chosen };
}

/** What can be said of a picture's file before it is sent; undefined when it may be taken. */
function problemOfPicture({ type, size }: File): string | undefined {
  const isKnown = pictureRules.mediaTypes.some((known) => known === type);
  if (type !== '' && !isKnown) return pictureRules.wrongType;
  return size > pictureRules.maxBytes ? pictureRules.tooLarge : undefined;
}
