import type { AccountFacts } from '@folio/contract/entitlements';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';

/** A field's text: its initial value, and the current one. */
export type EarlyText = { field: string; given: string; text: string };

/** What somebody has done in the prerendered form (src/early.ts) before the app takes over. */
export type EarlyWork = {
  texts: readonly EarlyText[];
  /** Whether the fields are in sight, rather than the ways to begin. */
  hasBegun: boolean;
  /** The name of the chosen way to begin, which waits for the app. */
  way: string | undefined;
  /** The pane that is visible on a phone. */
  pane: 'form' | 'preview';
  focused: { field: string; start: number | null; end: number | null } | undefined;
};

/**
 * Hands the work over as soon as no IME composition is active, and removes the form after `take`.
 */
type HandOver = (take: (work: EarlyWork) => void) => void;

/** A page as an SVG, and its text. */
export type EarlyPage = { svg: string; text: string };
/** Sets the pages with these texts. Rejects where the engine or its fonts can't be loaded. */
export type SetEarlyPages = (texts: readonly EarlyText[]) => Promise<readonly EarlyPage[]>;
/** The resume's owner; absent for a guest's, which is empty. */
export type EarlyResume = {
  resume?: Omit<ResumeForDocument, 'order'> & {
    order: readonly ResumeForDocument['order'][number][];
  };
  account?: AccountFacts;
};
export type OpenEarlyPages = (whose: EarlyResume) => SetEarlyPages;

declare global {
  /** Whether src/early.ts has done what comes before the app: so the event `earlydone` says. */
  var isEarlyDone: boolean | undefined;
  /** Whether the app's files could not be had: so the event `appfailed` says, of public/preload.js. */
  var hasAppFailed: boolean | undefined;
  /** Left behind by src/early-page.ts. */
  var openEarlyPages: OpenEarlyPages | undefined;
  /** Left behind by src/early.ts, as long as its form is in sight. */
  var handOverEarlyForm: HandOver | undefined;
  /** The address of a picture of the first page, which src/early.ts shows until the page is set. */
  var earlyPage: string | undefined;
}
