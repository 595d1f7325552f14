import { useState } from 'react';
import { Navigate } from 'react-router';
import { keepCaught } from '../../features/applications/catch/caught-job.ts';

/** Where bookmarks and other apps hand over a job: kept first, since logging in may lie between. */
export function Component() {
  useState(() => keepCaught(location.hash));
  return <Navigate to="/applications/new" replace />;
}
