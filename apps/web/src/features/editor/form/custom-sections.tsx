import { customSections, definitionOf } from '../fields/custom-fields.ts';
import type { ListDefinition } from '../fields/field-definition.ts';
import { customListOf } from '../store/lists.ts';
import { EntryFields } from './entry-fields.tsx';
import { ListSection } from './list-section.tsx';

/** The sections that a person has added: each a row that unfolds into its name and its entries. */
export const CustomSections = () => <ListSection definition={customSections} body={SectionBody} />;

const SectionBody = ({ definition, id }: { definition: ListDefinition; id: string }) => (
  <div className="grid gap-5">
    <EntryFields definition={definition} id={id} />
    <ListSection definition={definitionOf(customListOf(id))} />
  </div>
);
