import type { Profile } from '@folio/contract/profiles';
import type { ResumeSummary } from '@folio/contract/resumes';
import type { ReactNode } from 'react';
import type { ProfileForm } from './use-profile-form.ts';

/** What other features bring to the settings, and where they lead. */
export type SettingsParts = {
  /** Where something is sold. */
  balance: ReactNode | undefined;
  /** Where something is sold, or was to this person. */
  payments: ReactNode | undefined;
  passwordForm: ReactNode;
  /** The person's resumes; undefined until they are known. */
  resumes: readonly ResumeSummary[] | undefined;
  onResumeMade: (id: string) => void;
  /** Asks about what is unsaved, and signs out. */
  onSignOut: (end: End) => void;
  /** The session has ended already, by what was done here. */
  onEnded: (end: End) => void;
  /** Asks about what is unsaved before something is done that ends the session. */
  mayEnd: (ending: 'sign-out-everywhere' | 'delete-account') => Promise<boolean>;
};

type End = { redirectTo?: '/' | '/login'; title?: string };

/** What ends the session for good, and what asks before it. */
export type EndProps = { onEnded: SettingsParts['onEnded']; mayEnd: () => Promise<boolean> };

export type TabProps = { profile: Profile; profileForm: ProfileForm; parts: SettingsParts };
