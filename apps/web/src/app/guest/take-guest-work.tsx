import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isPdfClaimed } from '../../lib/guest/guest-claim.ts';
import { takeGuestWork } from '../../lib/guest/guest-work.ts';
import { WaitingScreen } from '../../ui/waiting-screen.tsx';

/** Moves the person's work from before the login into the account, and opens it. */
export function TakeGuestWork({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const state = { wantsPdf: isPdfClaimed() };
    void takeGuestWork(userId).then((id) =>
      navigate(id === undefined ? '/dashboard' : `/resume/editor/${id}`, { replace: true, state }),
    );
  }, [userId, navigate]);
  return <WaitingScreen />;
}
