import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../lib/words/words.ts';
import { Button } from './button.tsx';

/** Replaces content that could not be loaded: what happened, and what to do. */
export function ErrorState({
  title,
  description,
  onRetry,
  isPage = false,
  children,
}: {
  title: string;
  description: string;
  onRetry: () => void;
  /** Whether its title is the page's heading. */
  isPage?: boolean;
  /** Alternatives next to Retry, if the page has no others. */
  children?: ReactNode;
}) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div role="alert" className="mx-auto max-w-110 py-16 text-center">
      <Heading className="font-display text-heading">{title}</Heading>
      <p className="mt-3 text-large text-muted">{description}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <Button onClick={onRetry}>{t('Retry')}</Button>
        {children}
      </div>
    </div>
  );
}

type Props = {
  title: string;
  description: string;
  className?: string;
  /** Actions, such as a retry. */
  children?: ReactNode;
};

/** Why a chosen file was not accepted, shown where it was chosen. */
export function ProblemNote({ title, description, className, children }: Props) {
  return (
    <div className={className}>
      <div role="alert" className="flex gap-2.5">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
        <div className="min-w-0">
          <p className="font-medium">{title}</p>
          <p className="text-muted">{description}</p>
        </div>
      </div>
      {children ? <div className="mt-4 pl-6.5">{children}</div> : null}
    </div>
  );
}
