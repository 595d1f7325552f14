import { renderToStaticMarkup } from 'react-dom/server';
import { DashboardSkeleton } from '../src/app/shell/dashboard-skeleton.tsx';

export const dashboardSkeleton: string = renderToStaticMarkup(<DashboardSkeleton />);
