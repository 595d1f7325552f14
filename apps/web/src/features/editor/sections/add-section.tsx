import { moreSections } from '@folio/contract/section-names';
import { sections } from '@folio/contract/sections';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../../lib/words/words.ts';
import type { MoreSection } from '../fields/field-ref.ts';
import { useAddedSections } from './listed-sections.ts';
import { iconOfTab } from './section-icons.ts';
import { useListCommands } from './use-list-commands.ts';

export const addHeadingId = 'add-section-heading';

function useOtherSections(): readonly MoreSection[] {
  const added = useAddedSections();
  return moreSections.filter((section) => !added.includes(section));
}

/** The sections that can be added. */
export function AddSection() {
  if (useOtherSections().length === 0) return null;
  return (
    <section aria-labelledby={addHeadingId}>
      <h2 id={addHeadingId} tabIndex={-1} className="mb-1 text-large font-semibold">
        {t('Add a section')}
      </h2>
      <p className="mb-3 text-body text-muted">{t('It joins the sections of the page.')}</p>
      <SectionTiles />
    </section>
  );
}

/** A tile for each section that can be added. */
export function SectionTiles({
  onAdded,
  children,
}: {
  onAdded?: () => void;
  children?: ReactNode;
}) {
  const others = useOtherSections();
  return (
    <ul className="grid grid-cols-2 gap-2 @lg:grid-cols-3 @max-xs:grid-cols-1">
      {others.map((section) => (
        <li key={section}>
          <SectionTile section={section} onAdded={onAdded} />
        </li>
      ))}
      {children ? <li>{children}</li> : null}
    </ul>
  );
}

type TileProps = { section: MoreSection; onAdded: (() => void) | undefined };

function SectionTile({ section, onAdded }: TileProps) {
  const { add } = useListCommands(section);
  const { label } = sections[section];
  const press = () => {
    onAdded?.();
    add();
  };
  return <AddTile icon={iconOfTab(section)} label={label} name={`Add ${label}`} onPress={press} />;
}

export function AddTile({
  icon: Icon,
  label,
  name,
  onPress,
}: {
  icon: LucideIcon;
  label: string;
  /** The accessible name, where the label alone is too short. */
  name?: string;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onPress}
      className="flex min-h-11 w-full items-center gap-2.5 rounded-control border border-line bg-surface px-3 py-2 text-left text-body transition-[border-color] hover:border-control"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 break-words">{label}</span>
    </button>
  );
}
