import { ApplicationsPage } from '../../features/applications/applications-page.tsx';

export const Component = () => <ApplicationsPage />;
