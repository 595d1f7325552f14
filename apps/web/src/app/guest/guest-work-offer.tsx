import { useEffect, useState } from 'react';
import { hasGuestWork, takeGuestWork } from '../../lib/guest/guest-work.ts';
import { readStored, writeStored } from '../../lib/stored-json.ts';
import { useNavigateHere } from '../../lib/use-navigate-here.ts';
import { Button } from '../../ui/button.tsx';
import { offerCopy } from './account.copy.ts';

const answeredKey = 'guestOfferAnswered';

/**
 * Asks a newly signed-in person whether the work on this device is theirs. Doesn't show it, since
 * on a shared device it may be somebody else's.
 */
export function GuestWorkOffer({ userId }: { userId: string }) {
  const [isThere, setThere] = useState(false);
  const navigate = useNavigateHere();
  useEffect(() => {
    if (readStored(sessionStorage, answeredKey) !== userId) void hasGuestWork().then(setThere);
  }, [userId]);
  if (!isThere) return null;
  const take = async () => {
    const id = await takeGuestWork(userId);
    if (id === undefined) setThere(false);
    else navigate(`/resume/editor/${id}`);
  };
  const leave = () => {
    writeStored(sessionStorage, answeredKey, userId);
    setThere(false);
  };
  return (
    <section
      aria-label={offerCopy.label}
      className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-panel bg-tint px-4 py-3"
    >
      <p className="min-w-0 flex-1 basis-64 text-body">{offerCopy.question}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={leave}>
          {offerCopy.leave}
        </Button>
        <Button size="small" variant="primary" onClick={() => void take()}>
          {offerCopy.take}
        </Button>
      </div>
    </section>
  );
}
