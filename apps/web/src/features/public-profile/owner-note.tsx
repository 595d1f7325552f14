import { Eye, Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { loadOwnFacts, type OwnFacts } from './load-profile.ts';
import { profileCopy, viewsText } from './public-profile.copy.ts';

/** What the owner is told of their page, and nobody else. */
export function OwnerNote() {
  const facts = useOwnFacts();
  const isPrivate = facts?.isPublic === false;
  const Icon = isPrivate ? Lock : Eye;
  return (
    <p className="mb-8 flex min-h-6 items-start gap-2 text-small text-muted print:hidden">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {isPrivate ? `${profileCopy.privateToOthers} ` : null}
        {facts ? `${viewsText(facts.views)} ` : null}
        {profileCopy.ownerNote}
      </span>
    </p>
  );
}

function useOwnFacts(): OwnFacts | undefined {
  const [facts, setFacts] = useState<OwnFacts>();
  useEffect(() => {
    const stopped = new AbortController();
    loadOwnFacts(stopped.signal).then(setFacts, () => undefined);
    return () => stopped.abort();
  }, []);
  return facts;
}
