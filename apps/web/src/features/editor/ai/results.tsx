import { TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { AtsResults } from './ats-results.tsx';
import { GeneralResults } from './general-results.tsx';
import type { ResultTab } from './optimizer-state.ts';
import { SkillResults } from './skill-results.tsx';
import { useOptimizer } from './use-optimizer.ts';

const tabs = [
  { value: 'general', label: 'General' },
  { value: 'ats', label: 'ATS Analysis' },
  { value: 'skills', label: 'Skills' },
] as const;

/** What was found, in the tab of the form as in the panel. */
export function Results() {
  const { state, chooseTab } = useOptimizer();
  return (
    <Tabs<ResultTab> value={state.tab} onValueChange={chooseTab}>
      <TabList<ResultTab> label="Results" tabs={tabs} className="gap-6 *:px-0 *:after:inset-x-0" />
      <TabPanel value="general" className="pt-5">
        <GeneralResults />
      </TabPanel>
      <TabPanel value="ats" className="pt-5">
        <AtsResults />
      </TabPanel>
      <TabPanel value="skills" className="pt-5">
        <SkillResults />
      </TabPanel>
    </Tabs>
  );
}
