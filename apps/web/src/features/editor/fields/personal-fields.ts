import type { PersonalDefinition } from './field-definition.ts';

const personal = 'personalInfo';

export const personalFields: readonly PersonalDefinition[] = [
  {
    field: 'name',
    label: 'Name',
    kind: 'text',
    autoComplete: 'name',
    placeholder: 'Your Name',
    paths: [`${personal}.firstName`, `${personal}.lastName`, `${personal}.name`],
  },
  {
    field: 'title',
    label: 'Title',
    kind: 'text',
    autoComplete: 'organization-title',
    placeholder: 'Your Professional Title',
    paths: [`${personal}.title`],
  },
  {
    field: 'location',
    label: 'Location',
    kind: 'text',
    autoComplete: 'address-level2',
    paths: [`${personal}.location`],
  },
  {
    field: 'website',
    label: 'Website',
    kind: 'url',
    autoComplete: 'url',
    paths: [`${personal}.website`],
  },
  {
    field: 'email',
    label: 'Email',
    kind: 'email',
    autoComplete: 'email',
    paths: [`${personal}.email`],
  },
  {
    field: 'phone',
    label: 'Phone',
    kind: 'tel',
    autoComplete: 'tel',
    paths: [`${personal}.phone`],
  },
  {
    field: 'summary',
    label: 'Summary',
    kind: 'multiline',
    wide: true,
    hint: 'Two to four sentences: what you do, for how long, and what you are best at.',
    paths: [`${personal}.summary`],
  },
];

export const interestsField: PersonalDefinition = {
  field: 'interests',
  label: 'Interests',
  kind: 'multiline',
  wide: true,
  paths: ['interests'],
};
