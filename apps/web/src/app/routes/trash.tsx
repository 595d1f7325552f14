import { TrashPage } from '../../features/trash/trash-page.tsx';

export const Component = () => <TrashPage />;
