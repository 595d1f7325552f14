import type { Quote } from '@folio/contract/payments';
import { itemOf, type Purchase } from '@folio/contract/prices';
import { useQueries, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isApiError } from '../../lib/api-client.ts';
import { useAsksPrices, useIsSold } from '../../lib/credit-costs.ts';
import { describeError } from '../../lib/error-copy.ts';
import { quoteQuery } from '../../lib/quote-query.ts';
import { sessionQuery } from '../../lib/session.ts';
import { readStored, writeStored } from '../../lib/stored-json.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { TextField } from '../../ui/text-field.tsx';

/**
 * Applies a promo code, shows its effect, and removes it. Collapsed on phones, where the prices
 * below matter to more people.
 */
export function PromoField({ promo, className }: { promo: PromoCode; className?: string }) {
  const { code, apply, isBusy, problem, note, percentOff } = promo;
  const [text, setText] = useState(code);
  const [isOpen, setIsOpen] = useState(false);
  const isApplied = percentOff > 0 && !isBusy;
  const isFolded = !isOpen && code === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    apply(text);
  }

  function remove() {
    setText('');
    apply('');
  }

  return (
    <form noValidate onSubmit={submit} className={className}>
      {isFolded ? (
        <button
          type="button"
          className={`${linkStyle} h-11 sm:hidden`}
          onClick={({ currentTarget: { form } }) => {
            flushSync(() => setIsOpen(true));
            form?.querySelector('input')?.focus();
          }}
        >
          {t('Have a promo code?')}
        </button>
      ) : null}
      <div className={`flex items-start gap-2 ${isFolded ? 'max-sm:hidden' : ''}`}>
        <TextField
          label={t('Promo code')}
          className="min-w-0 flex-1"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={text}
          readOnly={isApplied}
          error={problem}
          hint={note}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="pt-6">
          {isApplied ? (
            <Button onClick={remove}>{t('Remove')}</Button>
          ) : (
            <Button type="submit" isBusy={isBusy}>
              {t('Apply')}
            </Button>
          )}
        </div>
      </div>
      <p role="status" className="text-small text-good">
        {isApplied ? (
          <span className="mt-1 block">
            {t('{code} takes {percentOff}% off.', { code, percentOff })}
          </span>
        ) : null}
      </p>
    </form>
  );
}

const key = 'promoCode';

/** The price of a purchase, as far as it is known. */
export type Offer = Quote;

export type PromoCode = {
  /** Empty when none is applied. */
  code: string;
  apply: (code: string) => void;
  isBusy: boolean;
  /** Why the code has no effect. */
  problem: string | undefined;
  /** Like `problem`, for a code applied on another page, where it is not an error. */
  note: string | undefined;
  /** The first of the purchases that the code applies to. */
  percentOff: number;
  /** Places left of the offer for the first buyers of a plan; 0 if it doesn't apply. */
  placesLeft: number;
  offerOf: (purchase: Purchase) => Offer;
};

/** A promo code and the resulting prices of some purchases; kept across pages in this tab. */
export function usePromoCode(purchases: readonly Purchase[]): PromoCode {
  const [code, setCode] = useState(storedCode);
  const [isFromHere, setIsFromHere] = useState(false);
  const buyerId = useQuery(sessionQuery()).data?.id;
  const asksPrices = useAsksPrices();
  // If nothing is sold there are no prices.
  const sold = useIsSold() ? purchases : [];
  /** A visitor sees the price of the prerendered page until the server has answered. */
  const quoteWith = (promoCode: string) => (one: Purchase) => {
    const query = quoteQuery(one, promoCode, buyerId);
    return { ...query, enabled: asksPrices && query.enabled };
  };
  const quotes = useQueries({ queries: sold.map(quoteWith(code)) });
  // An invalid code doesn't remove other offers.
  const without = useQueries({ queries: sold.map(quoteWith('')) });
  const offers = quotes.map(({ data }, index) => data ?? without[index]?.data);
  const discounts = quotes.map(({ data }) => (data?.reason === 'promo-code' ? data.percentOff : 0));
  const isOutdone = quotes.some(({ data }) => data?.reason && data.reason !== 'promo-code');
  const isBusy = code !== '' && quotes.some(({ isLoading }) => isLoading);
  const errors = quotes.flatMap(({ error }) => (error ? [error] : []));
  const isRefused = code !== '' && !isBusy && errors.length > 0 && errors.length === quotes.length;

  const refusal = isRefused ? describeError(errors[0]) : undefined;
  useForget(isRefused && isUnusable(errors) ? code : '');

  function apply(next: string) {
    const name = next.trim().toUpperCase();
    setCode(name);
    setIsFromHere(true);
    if (name === '') sessionStorage.removeItem(key);
    else writeStored(sessionStorage, key, name);
    // Requests that failed offline are repeated.
    if (name === code) for (const quote of quotes) if (quote.error) void quote.refetch();
  }

  return {
    code,
    apply,
    isBusy,
    ...(isFromHere ? { problem: refusal, note: undefined } : { problem: undefined, note: refusal }),
    ...(code !== '' && isOutdone && discounts.every((percent) => percent === 0)
      ? { note: t('Your offer already takes more off than this code.') }
      : {}),
    percentOff: discounts.find((percent) => percent > 0) ?? 0,
    placesLeft: offers.find((offer) => offer?.placesLeft !== undefined)?.placesLeft ?? 0,
    offerOf: (purchase) => {
      const quote = offers[purchases.findIndex((one) => isSame(one, purchase))];
      const { amountPaise } = itemOf(purchase);
      return quote ?? { amountPaise, discountedPaise: amountPaise, percentOff: 0 };
    },
  };
}

/** An invalid code is shown with its error, and not carried to other pages. */
function useForget(code: string): void {
  useEffect(() => {
    if (code !== '' && storedCode() === code) sessionStorage.removeItem(key);
  }, [code]);
}

const isSame = (one: Purchase, other: Purchase): boolean =>
  one.kind === other.kind && one.plan === other.plan;

/** Whether every price was refused because the code is unknown or expired. */
const isUnusable = (errors: readonly unknown[]): boolean =>
  errors.every((error) => isApiError(error, 'INVALID_PROMO_CODE'));

function storedCode(): string {
  const stored = readStored(sessionStorage, key);
  return typeof stored === 'string' ? stored : '';
}
