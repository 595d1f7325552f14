import type { Profile } from '@folio/contract/profiles';
import type { ResumeSummary } from '@folio/contract/resumes';
import type { ReactNode } from 'react';
import type { ProfileForm } from './use-profile-form.ts';

/** What other features bring to the settings, and where they lead. */
export type SettingsParts = {
  balance: ReactNode;
  payments: ReactNode;
  passwordForm: ReactNode;
  /** The person's resumes; undefined until they are known. */
  resumes: readonly ResumeSummary[] | undefined;
  onResumeMade: (id: string) => void;
  onSignOut: (end?: { door?: '/' | '/login'; title?: string }) => void;
};

export type TabProps = { profile: Profile; profileForm: ProfileForm; parts: SettingsParts };
