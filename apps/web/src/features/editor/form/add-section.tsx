import { moreSections } from '@folio/contract/section-names';
import { sections } from '@folio/contract/sections';
import type { MoreSection } from '../fields/field-ref.ts';
import { useAddedSections } from '../rail/listed-sections.ts';
import { iconOfTab } from '../rail/section-icons.ts';
import { useListCommands } from './use-list-commands.ts';

export const addHeadingId = 'add-section-heading';

/** The sections that a resume may have and does not have yet. */
export function AddSection() {
  const added = useAddedSections();
  const others = moreSections.filter((section) => !added.includes(section));
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={addHeadingId}>
      <h2 id={addHeadingId} tabIndex={-1} className="mb-1 text-large font-semibold">
        Add a section
      </h2>
      <p className="mb-3 text-body text-muted">It joins the sections of the page.</p>
      <ul className="grid grid-cols-2 gap-2 @lg:grid-cols-3 @max-xs:grid-cols-1">
        {others.map((section) => (
          <li key={section}>
            <SectionButton section={section} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SectionButton({ section }: { section: MoreSection }) {
  const { add } = useListCommands(section);
  const Icon = iconOfTab(section);
  return (
    <button
      type="button"
      aria-label={`Add ${sections[section].label}`}
      onClick={add}
      className="flex min-h-11 w-full items-center gap-2.5 rounded-control border border-line bg-surface px-3 py-2 text-left text-body transition-[border-color] hover:border-control"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 break-words">{sections[section].label}</span>
    </button>
  );
}
