import type { Leftover } from '@folio/documents/leftovers/find-leftovers';

const count = (places: number): string => (places === 1 ? '1 place' : `${places} places`);

/** The words of the question before a document goes out with something left over. */
export const leftoversCopy = {
  title: (places: number) => `${count(places)} still to fill in`,
  description: {
    export: 'This would be in your document. Choose one to go there, or export it as it is.',
    print: 'This would be on the page. Choose one to go there, or print it as it is.',
  },
  kind: {
    sample: 'Sample text',
    blank: 'To fill in',
    dummy: 'Placeholder',
    untitled: 'Empty, so nothing is printed there',
  } satisfies Record<Leftover['kind'], string>,
  more: (places: number) => `and ${count(places)} more`,
  confirm: { export: 'Export anyway', print: 'Print anyway' },
  cancel: 'Go back',
} as const;
