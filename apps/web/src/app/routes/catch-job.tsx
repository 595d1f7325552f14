import { useState } from 'react';
import { Navigate } from 'react-router';
import { keepCaught } from '../../features/applications/catch/caught-job.ts';

/**
 * Receives a job from bookmarklets and other apps; stores it first, since a login may be needed.
 */
export function Component() {
  useState(() => keepCaught(location.hash));
  return <Navigate to="/applications/new" replace />;
}
