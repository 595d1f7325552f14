import { Button } from './button.tsx';

/** In the place of what could not be loaded: what happened, and the way on. */
export function ErrorState({
  title,
  description,
  onRetry,
  isPage = false,
}: {
  title: string;
  description: string;
  onRetry: () => void;
  /** Whether its title is the page's heading. */
  isPage?: boolean;
}) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div role="alert" className="mx-auto max-w-110 py-16 text-center">
      <Heading className="font-display text-heading">{title}</Heading>
      <p className="mt-3 text-large text-muted">{description}</p>
      <Button className="mt-6" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
