import { createContext } from 'react';

/** Finds the advertisement that a resume answers, if any: another feature knows it, the route brings it. */
type JobOfResume = (resumeId: string) => Promise<string | undefined>;
export const StoredJobContext = createContext<JobOfResume | null>(null);
