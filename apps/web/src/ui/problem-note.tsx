import { CircleAlert } from 'lucide-react';

type Props = {
  title: string;
  description: string;
  className?: string;
  /** What can be done about it. */
  children?: React.ReactNode;
};

/** Why something could not be taken, above or below where it was chosen. */
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
