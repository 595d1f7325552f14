import { creditsText, freeAgainDays } from '@folio/contract/credits';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { creditNoteKey } from '../credit-notes.ts';
import type { CreditPrice } from '../credit-price.ts';
import { readStored, writeStored } from '../stored-json.ts';
import { t } from '../words/words.ts';

const agreedKey = () => creditNoteKey('credits-agreed');

let asking: Promise<boolean> | undefined;

/**
 * Asks for confirmation before the account's first use of credits on this device, unless the action
 * is free or the balance is too low. Resolves to whether credits may be taken.
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

/** Confirms the first use of credits, and says that it asks only once. */
function FirstCreditsDialog({
  price,
  onAnswer,
  onClosed,
}: {
  price: CreditPrice;
  onAnswer: (isConfirmed: boolean) => void;
  onClosed: () => void;
}) {
  const [isOpen, setIsOpen] = useState(true);
  const answer = (isConfirmed: boolean) => {
    setIsOpen(false);
    onAnswer(isConfirmed);
  };
  const credits = creditsText(price.credits ?? 0);
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={() => answer(false)}
      title={t('Use {credits}?', { credits })}
      description={firstCreditsWords(price)}
      confirmLabel={t('Use {credits}', { credits })}
      onConfirm={() => answer(true)}
      onClosed={() => {
        // Deferred: the dialog closes during an event of the root that is unmounted here.
        queueMicrotask(onClosed);
        return false;
      }}
    />
  );
}

export function firstCreditsWords({ action, credits = 0, balance }: CreditPrice): string {
  const have =
    balance === undefined
      ? ''
      : t(' You have {balance}.', { balance: balance.toLocaleString('en') });
  const given =
    action === 'pdf-export'
      ? t(
          ' The PDF of this resume is then free for {freeAgainDays} days, however often you change it.',
          { freeAgainDays },
        )
      : t(' If it fails or changes nothing, that’s given back.');
  return t(
    'This takes {creditsText}.{have}{given} We ask only this once: every button says what it takes.',
    { creditsText: creditsText(credits), have, given },
  );
}
