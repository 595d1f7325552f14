/** Folders and files whose texts are still to become messages. The list only shrinks. */
export const stillToCome: readonly string[] = [
  'src/app/',
  'src/lib/',
  'src/ui/',
  'src/visitor/',
  'src/features/activity/',
  'src/features/admin/',
  'src/features/analysis/',
  'src/features/applications/',
  'src/features/auth/',
  'src/features/connect/',
  'src/features/cover-letter/',
  'src/features/dashboard/',
  'src/features/editor/',
  'src/features/gallery/',
  'src/features/help/',
  'src/features/history/',
  'src/features/import/',
  'src/features/landing/',
  'src/features/legal/',
  'src/features/payments/',
  'src/features/preview/',
  'src/features/profile/',
  'src/features/public-profile/',
  'src/features/resumes/',
  'src/features/review/',
  'src/features/tips/',
  'src/features/versions/',
];

/** What looks like a text and is none, or is the same in every language, everywhere or in one file. */
const everywhere: ReadonlySet<string> = new Set([
  // Keys of the keyboard, and errors of the platform, by their names.
  'Enter',
  'Escape',
  'Tab',
  'Backspace',
  'Delete',
  'Home',
  'End',
  'Shift',
  'Control',
  'Alt',
  'Meta',
  'Bearer …',
  // Our name.
  'Folio',
]);
const inFiles: Readonly<Record<string, ReadonlySet<string>>> = {
  'src/early-page.ts': new Set(['color-mix(in srgb, … …%, #fff)']),
  'src/features/contact/contact-page.tsx': new Set([
    '548 Market Street',
    'San Francisco, CA 94104',
  ]),
  'src/service-worker.ts': new Set(['small files']),
  'src/visitor.ts': new Set(['main :is(form, input, select, textarea, button)']),
};

export const isNoText = (path: string, text: string): boolean =>
  everywhere.has(text) || (inFiles[path]?.has(text) ?? false);
