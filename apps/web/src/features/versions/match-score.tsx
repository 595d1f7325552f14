import { Badge } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Match } from './match.ts';
import { versionsCopy } from './versions.copy.ts';

/** From here on a keyword match is a good one; the AI tab draws the line at the same place. */
const good = 70;

export function MatchScore({ match, hasFailed }: { match: Match | undefined; hasFailed: boolean }) {
  if (hasFailed) return <p className="text-small text-faint">{versionsCopy.matchUnknown}</p>;
  if (!match) return <Skeleton className="h-5 w-20" />;
  return (
    <Badge tone={match.score >= good ? 'good' : 'warning'}>
      {versionsCopy.match} {match.score} of 100
    </Badge>
  );
}
