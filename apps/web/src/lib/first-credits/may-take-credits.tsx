import { createRoot } from 'react-dom/client';
import { creditNoteKey } from '../credit-notes.ts';
import type { CreditPrice } from '../credit-price.ts';
import { readStored, writeStored } from '../stored-json.ts';
import { FirstCreditsDialog } from './first-credits-dialog.tsx';

const agreedKey = () => creditNoteKey('credits-agreed');

let asking: Promise<boolean> | undefined;

/**
 * Asks for confirmation before the account's first use of credits on this device; not where the
 * action is free, or the balance is too low. Resolves to whether credits may be taken.
 */
export async function mayTakeCredits(price: CreditPrice, ask = askOnPage): Promise<boolean> {
  if (!price.credits || !price.isEnough || readStored(localStorage, agreedKey())) return true;
  asking ??= ask(price).finally(() => {
    asking = undefined;
  });
  const isConfirmed = await asking;
  if (isConfirmed) writeStored(localStorage, agreedKey(), true);
  return isConfirmed;
}

/** Rendered in its own root, so that first screens don't load it. */
function askOnPage(price: CreditPrice): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const end = () => {
      root.unmount();
      place.remove();
    };
    root.render(<FirstCreditsDialog price={price} onAnswer={resolve} onClosed={end} />);
  });
}
