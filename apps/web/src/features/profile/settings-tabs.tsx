import type { Profile } from '@folio/contract/profiles';
import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { LeaveDialog } from '../../lib/leave-dialog.tsx';
import { watchUnsaved } from '../../lib/unsaved-work.ts';
import { TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { AboutTab } from './about/about-tab.tsx';
import { AccountTab } from './account/account-tab.tsx';
import { changedFields } from './form-values.ts';
import { NotificationsTab } from './notifications/notifications-tab.tsx';
import { leaveCopy } from './profile.copy.ts';
import type { SettingsParts } from './settings-parts.ts';
import { type ProfileTab, profileTabs, tabOf, tabOfField } from './tabs.ts';
import { useDraft } from './use-draft.ts';
import { type ProfileForm, useProfileForm } from './use-profile-form.ts';
import { VisibilityTab } from './visibility/visibility-tab.tsx';

/** Four tabs and the one form that they share. */
export function SettingsTabs({ profile, parts }: { profile: Profile; parts: SettingsParts }) {
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
