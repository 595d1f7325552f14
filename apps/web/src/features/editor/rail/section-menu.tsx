import type { ResumeContent } from '@folio/contract/resume-content';
import { referenceTo, type SectionReference, sectionOf } from '@folio/contract/section-references';
import { usualSidebar } from '@folio/contract/setting-choices';
import { templateById } from '@folio/contract/template-list';
import { Ellipsis } from 'lucide-react';
import { t } from '../../../lib/words/words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import type { SectionTab } from '../fields/field-ref.ts';
import { useEditor, useSettings } from '../store/use-editor.ts';

type Props = {
  section: SectionTab;
  name: string;
  className: string;
  tabIndex: number;
  onRename: () => void;
  /** Commands that move the section up or down. */
  moves: { label: string; disabled: boolean; onMove: () => void }[];
};

/** Where a section is placed: on a new page, or in the other column. */
export function SectionMenu({ section, name, className, tabIndex, onRename, moves }: Props) {
  const { settings, change } = useSettings();
  const hasSidebar = useEditor(
    ({ document }) => templateById(document.templateId).layout !== 'single-column',
  );
  const custom = useEditor(({ document }) => document.content.customSections);
  const { breakBefore, sidebar } = settings;
  const aside = sidebar ?? usualSidebar;
  const breaks = isNamed(breakBefore, section);
  const isAside = isNamed(aside, section);
  const toggled = (references: readonly SectionReference[], isIn: boolean) => {
    const others = separateReferences(references, custom).filter((one) => one !== section);
    return isIn ? others : [...others, section];
  };
  return (
    <Menu
      trigger={
        <IconButton
          label={t('More about {name}', { name })}
          tooltip={t('More')}
          icon={<Ellipsis aria-hidden className="size-4" />}
          tabIndex={tabIndex}
          className={className}
        />
      }
    >
      <MenuItem takesFocus onSelect={onRename}>
        {section === 'personalInfo' ? t('Rename the summary') : t('Rename')}
      </MenuItem>
      {moves.map(({ label, disabled, onMove }) => (
        <MenuItem key={label} disabled={disabled} onSelect={onMove}>
          {label}
        </MenuItem>
      ))}
      <MenuItem onSelect={() => change({ breakBefore: toggled(breakBefore, breaks) })}>
        {breaks ? t('No page break before') : t('Break page before')}
      </MenuItem>
      {hasSidebar ? (
        <MenuItem onSelect={() => change({ sidebar: toggled(aside, isAside) })}>
          {isAside ? t('Move to the wide column') : t('Move to the side column')}
        </MenuItem>
      ) : null}
    </Menu>
  );
}

/** Whether a section is among references; `customSections` refers to all custom ones. */
export const isNamed = (
  references: readonly SectionReference[],
  section: SectionReference,
): boolean => references.includes(section) || references.includes(sectionOf(section));

/** Replaces the reference to all custom sections by one for each, so that one can be removed. */
export function separateReferences<R extends SectionReference>(
  references: readonly R[],
  custom: ResumeContent['customSections'],
): (R | `customSections/${string}`)[] {
  const all = references.flatMap((one): (R | `customSections/${string}`)[] =>
    one === 'customSections' ? custom.map(({ id }) => referenceTo(id)) : [one],
  );
  return [...new Set(all)];
}
