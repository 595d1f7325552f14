import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { PromoCode } from './promo-code.ts';

/** Takes a promo code, says what it does, and lets go of it again. */
export function PromoField({ promo, className }: { promo: PromoCode; className?: string }) {
  const { code, apply, isBusy, problem, note, percentOff } = promo;
  const [text, setText] = useState(code);
  const isApplied = percentOff > 0 && !isBusy;

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
      <div className="flex items-start gap-2">
        <TextField
          label="Promo code"
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
            <Button className="max-md:h-11" onClick={remove}>
              Remove
            </Button>
          ) : (
            <Button type="submit" className="max-md:h-11" isBusy={isBusy}>
              Apply
            </Button>
          )}
        </div>
      </div>
      <p role="status" className="text-small text-good">
        {isApplied ? (
          <span className="mt-1 block">{`${code} takes ${percentOff}% off.`}</span>
        ) : null}
      </p>
    </form>
  );
}
