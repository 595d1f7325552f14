import type { Profile } from '@folio/contract/profiles';
import type { ResumeSummary } from '@folio/contract/resumes';
import type { ReactNode } from 'react';
import type { ProfileForm } from './use-profile-form.ts';

/** Parts of the settings from other features, and their links. */
export type SettingsParts = {
  /** Only where something is sold. */
  balance: ReactNode | undefined;
  /** Only where something is sold, or was sold to this person. */
  payments: ReactNode | undefined;
  passwordForm: ReactNode;
  /** The person's resumes; undefined while loading. */
  resumes: readonly ResumeSummary[] | undefined;
  onResumeMade: (id: string) => void;
  /** Asks about unsaved changes, and signs out. */
  onSignOut: (end: End) => void;
  /** The session has ended by an action on this page. */
  onEnded: (end: End) => void;
  /** Asks about unsaved changes before an action that ends the session. */
  mayEnd: (ending: 'sign-out-everywhere' | 'delete-account') => Promise<boolean>;
};

type End = { redirectTo?: '/' | '/login'; title?: string };

/** For actions that end the session, with the confirmation before them. */
export type EndProps = { onEnded: SettingsParts['onEnded']; mayEnd: () => Promise<boolean> };

export type TabProps = { profile: Profile; profileForm: ProfileForm; parts: SettingsParts };
