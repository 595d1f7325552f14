import type { Leftover } from '@folio/documents/leftovers/find-leftovers';

const count = (places: number): string => (places === 1 ? '1 place' : `${places} places`);

/** Texts of the question about leftovers. */
export const leftoversCopy = {
  title: (places: number) => `${count(places)} still to fill in`,
  description: {
    export: 'Check this before you send it. Choose one to fix it, or export anyway.',
    print: 'Check this before you print it. Choose one to fix it, or print anyway.',
  },
  kind: {
    sample: 'Sample text',
    blank: 'To fill in',
    dummy: 'Placeholder',
    untitled: 'Empty, so nothing prints there',
  } satisfies Record<Leftover['kind'], string>,
  more: (places: number) => `and ${count(places)} more`,
  confirm: { export: 'Export anyway', print: 'Print anyway' },
  cancel: 'Go back',
} as const;
