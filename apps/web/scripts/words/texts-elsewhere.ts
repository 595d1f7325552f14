/** Literals that look like texts and aren't, or are the same in every language, in all files. */
const everywhere: ReadonlySet<string> = new Set([
  'Bearer …',
  // Our name.
  'Folio',
]);
/** Files whose texts aren't displayed, or are sample content. */
const files: ReadonlySet<string> = new Set([
  // Words that identify columns of other programs' tables.
  'src/features/applications/transfer/columns.ts',
  'src/features/help/search-help.ts',
  // Sample content: job descriptions, skills, and hints on an empty page.
  'src/features/landing/demo/positions.ts',
  'src/features/landing/proofs/proven.ts',
  'src/features/editor/first-run/ghost-content.ts',
  // Sample answers of a model.
  'src/features/editor/assistant/sample-answers.ts',
]);
const inFiles: Readonly<Record<string, ReadonlySet<string>>> = {
  // Keys of the keyboard, by their names.
  'src/lib/commands/command.ts': new Set(['Enter', 'Alt', 'Shift']),
  // Names of mutations, locks and selectors.
  'src/app/root.tsx': new Set(['input, textarea, select, [role="dialog"] *']),
  'src/features/applications/catch/text-to-catch.ts': new Set([
    'input, textarea, select, [contenteditable], [role="dialog"] *',
  ]),
  'src/app/releases/app-worker.ts': new Set(['keep the rest', 'activate if alone', 'keep used']),
  'src/features/applications/catch/websites-dialog.tsx': new Set([
    "(()=>{const page=(…)();open(…+encodeURIComponent(JSON.stringify(page)),'_blank','noopener')})()",
  ]),
  'src/features/applications/calendar/calendar-days.ts': new Set(['event … …']),
  'src/features/applications/transfer/calendar-dialog.tsx': new Set(['calendar feed']),
  'src/features/applications/transfer/reminders-dialog.tsx': new Set(['step reminders']),
  'src/features/applications/use-application-changes.ts': new Set(['application change']),
  'src/features/editor/assistant/suggestion.ts': new Set(['skill …', 'AI Suggested']),
  'src/features/editor/store/history.ts': new Set(['resume name']),
  'src/features/history/use-history.ts': new Set(['restore part']),
  'src/features/resumes/use-optimistic-change.ts': new Set(['resume change']),
  // Part of the content of profiles.
  'src/features/profile/resume/description-lines.ts': new Set(['Technologies:']),
  'src/lib/proposals/proposals.tsx': new Set(['letter proposals', 'answer proposals']),
  'src/lib/resume-links/resume-links-panel.tsx': new Set(['resume links']),
  'src/features/applications/due/step-notices.ts': new Set([
    'step-notices …',
    'step-notices-told …',
  ]),
  'src/ui/margin/inline-difference.tsx': new Set(['underline 2px var(--good)']),
  'src/early-page.ts': new Set(['color-mix(in srgb, … …%, #fff)']),
  'src/features/contact/contact-page.tsx': new Set([
    '548 Market Street',
    'San Francisco, CA 94104',
  ]),
  'src/service-worker.ts': new Set(['small files']),
  'src/visitor.ts': new Set(['main :is(form, input, select, textarea, button)']),
};

export const isNoText = (path: string, text: string): boolean =>
  everywhere.has(text) || files.has(path) || (inFiles[path]?.has(text) ?? false);
