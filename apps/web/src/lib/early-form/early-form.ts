import type { AccountFacts } from '@folio/contract/entitlements';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';

/** A field's text: its initial value, and the current one. */
export type EarlyText = { field: string; given: string; text: string };

/** What somebody has done in the prerendered form (src/early.ts) before the app takes over. */
export type EarlyWork = {
  texts: readonly EarlyText[];
  /** Whether the fields are visible, instead of the ways to begin. */
  hasBegun: boolean;
  /** The chosen way to begin, which starts when the app has loaded. */
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
/** Lays the pages out with these texts. Rejects where the engine or its fonts can't be loaded. */
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
  /** Set when src/early.ts has finished, just before its event `earlydone`. */
  var isEarlyDone: boolean | undefined;
  /**
   * Set when the app's files could not be loaded, just before the event `appfailed` of
   * public/preload.js.
   */
  var hasAppFailed: boolean | undefined;
  /** Set by src/early-page.ts. */
  var openEarlyPages: OpenEarlyPages | undefined;
  /** Set by src/early.ts while its form is visible. */
  var handOverEarlyForm: HandOver | undefined;
  /** The URL of an image of the first page, shown by src/early.ts until the page is laid out. */
  var earlyPage: string | undefined;
}
