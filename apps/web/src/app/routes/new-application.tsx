import { CaughtJobPage } from '../../features/applications/catch/caught-job-page.tsx';

/** A job from another page, for review before it is added. */
export const Component = () => <CaughtJobPage />;
