import { Skeleton } from '../../ui/skeleton.tsx';
import { profileTabs } from './tabs.ts';

const rows = ['one', 'two', 'three'];

/** The tabs and fields in their places while the profile is on its way. */
export function SettingsSkeleton() {
  return (
    <div role="status" aria-label="Loading your profile">
      <div className="flex gap-6 border-b border-line pb-3">
        {profileTabs.map(({ value }) => (
          <Skeleton key={value} className="h-5 w-24" />
        ))}
      </div>
      <div className="grid gap-8 py-8">
        <div className="flex items-center gap-4">
          <Skeleton className="size-20 rounded-full!" />
          <Skeleton className="h-9 w-36" />
        </div>
        {rows.map((row) => (
          <div key={row} className="lg:ml-67">
            <Skeleton className="mb-2 h-4 w-24" />
            <Skeleton className="h-9 w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
