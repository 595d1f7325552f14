import { type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';

/** A part of the page under its title. */
export function Section({
  title,
  className,
  children,
}: {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-title font-semibold text-accent">
        {title}
      </h2>
      <div className={classNames('mt-4')}>{children}</div>
    </section>
  );
}

/** Lines as their writer broke them; letters run in the direction of their script. */
export function Prose({ text, className }: { text: string; className?: string }) {
  if (text.trim() === '') return null;
  return (
    <p
      dir="auto"
      className={classNames('max-w-[68ch] wrap-anywhere whitespace-pre-line', className)}
    >
      {text.trim()}
    </p>
  );
}
