import { type HeadListName, linkKinds } from './content-choices.ts';
import { contentLimits } from './content-limits.ts';
import { field, type HeadListDefinition } from './field-definitions.ts';
import { linkKindNames } from './link-kinds.ts';

/** The lists in the head, next to the contact details. */
export const headDefinitions: Readonly<Record<HeadListName, HeadListDefinition>> = {
  links: {
    id: 'links',
    label: 'Links',
    entries: {
      addLabel: 'Add Link',
      noun: 'link',
      emptyText: 'Add a profile or a portfolio.',
      titleFields: ['label', 'url'],
      subtitleFields: ['url'],
    },
    fields: [
      field('kind', 'Kind', {
        kind: 'select',
        isChosen: true,
        options: linkKinds,
        optionLabels: { ...linkKindNames, other: 'Other' },
      }),
      field('label', 'Text', { hint: 'Empty shows the address.' }),
      field('url', 'Address', { kind: 'url', limit: contentLimits.link, isWide: true }),
    ],
  },
  details: {
    id: 'details',
    label: 'Other details',
    entries: {
      addLabel: 'Add Detail',
      noun: 'detail',
      emptyText: 'For example: date of birth, nationality, driving license or visa.',
      titleFields: ['label', 'value'],
      subtitleFields: ['value'],
    },
    fields: [field('label', 'Label'), field('value', 'Detail')],
  },
};
