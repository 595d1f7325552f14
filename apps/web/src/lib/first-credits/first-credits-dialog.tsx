import { creditsText, freeAgainDays } from '@folio/contract/credits';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import type { CreditPrice } from '../credit-price.ts';
import { t } from '../words/words.ts';

/** Confirms the first use of credits, and says that it asks only once. */
export function FirstCreditsDialog({
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
