import { Badge } from '../../ui/badge.tsx';

/** How far a resume is: ready, or three quarters of the way there. */
const progress = { ready: 100, inProgress: 75 } as const;

export function ReadyBadge({ isPublished }: { isPublished: boolean }) {
  return isPublished ? (
    <Badge tone="good">Ready to Use</Badge>
  ) : (
    <Badge tone="warning">In Progress</Badge>
  );
}

export function ReadyProgress({ isPublished, name }: { isPublished: boolean; name: string }) {
  const percent = isPublished ? progress.ready : progress.inProgress;
  return (
    <div
      role="progressbar"
      aria-label={`Progress of ${name}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="mt-3 h-0.75 overflow-hidden rounded-full bg-line"
    >
      <div
        className={isPublished ? 'h-full bg-good' : 'h-full bg-control'}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
