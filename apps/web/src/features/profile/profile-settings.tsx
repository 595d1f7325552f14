import type { Profile } from '@folio/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { Autosave } from '../../lib/autosave/autosave.ts';
import { keepSafe } from '../../lib/autosave/keep-safe.ts';
import { LeaveDialog } from '../../lib/leave-dialog.tsx';
import { watchUnsaved } from '../../lib/unsaved-work.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.ts';
import { AboutTab } from './about/about-tab.tsx';
import { AccountTab } from './account/account-tab.tsx';
import { profileDraftsOf } from './draft.ts';
import { changedFields, type FormValues } from './form-values.ts';
import { NotificationsTab } from './notifications/notifications-tab.tsx';
import { leaveCopy, profileCopy } from './profile.copy.ts';
import { profileQuery } from './profile.queries.ts';
import type { SettingsParts } from './settings-parts.ts';
import { type ProfileTab, profileTabs, tabOf, tabOfField } from './tabs.ts';
import { type ProfileForm, useProfileForm } from './use-profile-form.ts';
import { VisibilityTab } from './visibility/visibility-tab.tsx';

export function ProfileSettings(parts: SettingsParts) {
  const { data, error, refetch } = useQuery(profileQuery());
  if (data) return <SettingsTabs profile={data} parts={parts} />;
  if (error) return <ErrorState {...profileCopy.loadFailed} onRetry={() => void refetch()} />;
  return <SettingsSkeleton />;
}

const rows = ['one', 'two', 'three'];

/** The tabs and fields in their places while the profile is on its way. */
function SettingsSkeleton() {
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

/** Four tabs and the one form that they share. */
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
  const discardDraft = useDraft(profile.id, profileForm);
  useEffect(showTab, []);
  useUnsaved(profileForm);
  const shared = { profile, profileForm, parts };
  return (
    <FormProvider {...profileForm.form}>
      <Tabs value={tab} onValueChange={(next) => void openTab(next)}>
        <div className="border-b border-line">
          <TabList label="Profile settings" tabs={profileTabs} className="-ml-3 border-b-0" />
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
      <LeaveDialog
        isAtRisk={() => profileForm.isDirty}
        description={leaveCopy.description}
        onLeave={discardDraft}
      />
    </FormProvider>
  );
}

/** It is saved by its button alone: whoever signs out is told of it. */
function useUnsaved({ form, stored, isDirty }: ProfileForm): void {
  useEffect(() => {
    if (!isDirty) return;
    const changes = () => changedFields(stored.current, form.getValues());
    const copy = async () => JSON.stringify(changes(), null, 2);
    const text = {
      key: 'profile',
      what: 'Profile settings',
      why: 'You have not saved them.',
      copy,
    };
    return watchUnsaved(async () => [text]);
  }, [form, stored, isDirty]);
}

/** Where there is no room for all tabs, the one that the address names may be out of sight. */
function showTab(): void {
  document
    .querySelector('[role=tab][aria-selected=true]')
    ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const patienceMs = 2_000;

/** Goes to the first field that is marked on a tab, once the tab is there. */
function focusProblem(tab: ProfileTab, startMs = performance.now()): void {
  const panel = document.querySelector(`[role=tabpanel][data-state=active][id$="-${tab}"]`);
  const marked = panel?.querySelector<HTMLElement>('[aria-invalid=true], [data-problem]');
  if (marked) {
    marked.focus();
    marked.scrollIntoView({ block: 'nearest' });
  } else if (performance.now() - startMs < patienceMs)
    requestAnimationFrame(() => focusProblem(tab, startMs));
}

/**
 * Keeps what is not saved in this browser while it is typed, and brings it back after a reload. It is
 * sent by the form's button alone. Returns how to give the draft up.
 */
function useDraft(userId: string, { form, stored, change, isDirty }: ProfileForm) {
  const autosave = useRef<Autosave<FormValues>>(undefined);
  const start = useRef({ form, change });
  useEffect(() => {
    const { form: ownForm, change: changeFields } = start.current;
    const opened = new Autosave<FormValues>({
      document: stored.current,
      base: { id: userId, version: 0, document: stored.current },
      draftsOf: () => profileDraftsOf(userId, () => stored.current),
      isSame: (one, other) => Object.keys(changedFields(one, other)).length === 0,
      onReplace(restored) {
        changeFields(changedFields(ownForm.getValues(), restored));
        const onClick = () => ownForm.reset();
        toast({ ...profileCopy.draftRestored, action: { label: 'Discard', onClick } });
      },
    });
    autosave.current = opened;
    opened.restore();
    return keepSafe(opened);
  }, [userId, stored]);

  useEffect(() => {
    if (!isDirty) return autosave.current?.accept(stored.current);
    const keep = () => autosave.current?.change(structuredClone(form.getValues()));
    keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, stored, isDirty]);
  return () => autosave.current?.discardDraft();
}
