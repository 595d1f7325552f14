import type { Profile } from '@folio/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { FormProvider } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { DeviceNotice } from '../../lib/autosave/device-notice.tsx';
import { FieldConflicts } from '../../lib/autosave/field-conflicts.tsx';
import { OpenCopy } from '../../lib/autosave/open-copy.tsx';
import { LeaveDialog } from '../../lib/leave-dialog.tsx';
import { watchUnsaved } from '../../lib/unsaved-work.ts';
import { t } from '../../lib/words/words.ts';
import { ErrorState, ProblemNote } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { AboutTab } from './about/about-tab.tsx';
import { AccountTab } from './account/account-tab.tsx';
import { NotificationsTab } from './notifications/notifications-tab.tsx';
import { CodeQuestionHost } from './online-parts.tsx';
import { leaveCopy, profileCopy, unreadCopy } from './profile.copy.ts';
import { profileQuery } from './profile.queries.ts';
import { labelOf, readProfileCopy } from './profile-draft.ts';
import type { SettingsParts } from './settings-parts.ts';
import { type ProfileTab, profileTabs, tabOf, tabOfField } from './tabs.ts';
import { type ProfileForm, useProfileForm } from './use-profile-form.ts';
import { VisibilityTab } from './visibility/visibility-tab.tsx';

export function ProfileSettings(parts: SettingsParts) {
  const { data, error, refetch } = useQuery(profileQuery());
  if (data)
    return (
      <>
        <SettingsTabs profile={data} parts={parts} />
        <CodeQuestionHost />
      </>
    );
  if (error) return <ErrorState {...profileCopy.loadFailed} onRetry={() => void refetch()} />;
  return <SettingsSkeleton />;
}

const rows = ['one', 'two', 'three'];

/** Placeholder for the tabs and fields while the profile loads. */
function SettingsSkeleton() {
  return (
    <div role="status" aria-label={t('Loading your profile')}>
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

/** The four tabs with their shared form. */
function SettingsTabs({ profile, parts }: { profile: Profile; parts: SettingsParts }) {
  const [search, setSearch] = useSearchParams();
  const tab = tabOf(search);
  const openTab = (next: ProfileTab) =>
    setSearch({ tab: next }, { replace: true, preventScrollReset: true });
  const profileForm = useProfileForm(profile, (path) => {
    const itsTab = tabOfField(path);
    if (itsTab !== tab) void openTab(itsTab);
    focusProblem(itsTab);
  });
  useEffect(showTab, []);
  useUnsaved(profileForm);
  const shared = { profile, profileForm, parts };
  return (
    <FormProvider {...profileForm.form}>
      {profile.hasUnread ? <ProblemNote {...unreadCopy} className="mb-6 max-w-160" /> : null}
      <DraftNotices draft={profileForm.draft} />
      <Tabs value={tab} onValueChange={(next) => void openTab(next)}>
        <div className="border-b border-line max-md:-mx-5">
          <TabList
            label={t('Profile settings')}
            tabs={profileTabs}
            className="border-b-0 max-md:px-2 md:-ml-3"
          />
        </div>
        <TabPanel value="account">
          <AccountTab {...shared} />
        </TabPanel>
        <TabPanel value="public">
          <AboutTab {...shared} />
        </TabPanel>
        <TabPanel value="visibility">
          <VisibilityTab {...shared} />
        </TabPanel>
        <TabPanel value="notifications">
          <NotificationsTab profileForm={profileForm} />
        </TabPanel>
      </Tabs>
      {/* Below the fields, aligned with their text. */}
      <div className="-ml-4 lg:ml-63">
        <OpenCopy
          what="profile"
          read={(copy) => readProfileCopy(copy, profileForm.draft.document)}
          onRead={profileForm.openCopy}
        />
      </div>
      <LeaveDialog
        isAtRisk={() => profileForm.isDirty}
        description={leaveCopy.description}
        onLeave={() => void profileForm.draft.discard()}
      />
    </FormProvider>
  );
}

/** Registers unsaved input, so that signing out warns about it. */
function useUnsaved({ draft }: ProfileForm): void {
  useEffect(() => {
    const changes = () =>
      Object.fromEntries(Object.entries(draft.unsaved).map(([field, { value }]) => [field, value]));
    const copy = async () => JSON.stringify(changes(), null, 2);
    return watchUnsaved(async () => {
      await draft.flush();
      if (!draft.hasUnsaved()) return [];
      return [
        { key: 'profile', what: t('Profile settings'), why: t('You haven’t saved them.'), copy },
      ];
    });
  }, [draft]);
}

/** Conflicts with other devices, and a full storage. */
function DraftNotices({ draft }: { draft: ProfileForm['draft'] }) {
  const kept = useSyncExternalStore(draft.subscribe, () => draft.kept);
  const conflicts = useSyncExternalStore(draft.subscribe, () => draft.conflicts);
  const document = useSyncExternalStore(draft.subscribe, () => draft.document);
  return (
    <>
      <DeviceNotice kept={kept} copy={() => draft.document} name="Profile" />
      <FieldConflicts
        what="profile"
        conflicts={conflicts}
        document={document}
        labelOf={labelOf}
        onChoose={(field, value) => draft.resolve(field, value)}
      />
    </>
  );
}

/** Scrolls the selected tab into view where not all tabs fit. */
function showTab(): void {
  document
    .querySelector('[role=tab][aria-selected=true]')
    ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const patienceMs = 2_000;

/** Focuses the first field with an error, once its tab is mounted. */
function focusProblem(tab: ProfileTab, startMs = performance.now()): void {
  const panel = document.querySelector(`[role=tabpanel][data-state=active][id$="-${tab}"]`);
  const marked = panel?.querySelector<HTMLElement>('[aria-invalid=true], [data-problem]');
  if (marked) {
    marked.focus();
    marked.scrollIntoView({ block: 'nearest' });
  } else if (performance.now() - startMs < patienceMs)
    requestAnimationFrame(() => focusProblem(tab, startMs));
}
