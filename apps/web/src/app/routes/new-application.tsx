import { CaughtJobPage } from '../../features/applications/catch/caught-job-page.tsx';

/** A job that another page has said, to look at before it is added. */
export const Component = () => <CaughtJobPage />;
