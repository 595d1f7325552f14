import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/error-state.tsx';
import { profileCopy } from './profile.copy.ts';
import { profileQuery } from './profile.queries.ts';
import type { SettingsParts } from './settings-parts.ts';
import { SettingsSkeleton } from './settings-skeleton.tsx';
import { SettingsTabs } from './settings-tabs.tsx';

export function ProfileSettings(parts: SettingsParts) {
  const { data, error, refetch } = useQuery(profileQuery());
  if (data) return <SettingsTabs profile={data} parts={parts} />;
  if (error) return <ErrorState {...profileCopy.loadFailed} onRetry={() => void refetch()} />;
  return <SettingsSkeleton />;
}
