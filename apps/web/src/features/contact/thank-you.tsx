import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

type Props = { children: ReactNode; again: string; onAgain: () => void };

/** In the place of a form that was sent. The focus was on a button that is gone. */
export function ThankYou({ children, again, onAgain }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="py-4">
      <CircleCheck aria-hidden className="size-8 text-good" strokeWidth={1.5} />
      <h2 ref={title} tabIndex={-1} className="mt-4 text-heading font-semibold outline-none">
        Thank you
      </h2>
      <div className="mt-2 grid gap-3 text-large text-muted">{children}</div>
      <Button className="mt-8 max-md:h-11" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}
