import type { AccountFacts } from '@folio/contract/entitlements';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';

/** A field's text: what it was given, and what it says now. */
export type EarlyText = { field: string; given: string; text: string };

/** What somebody has done in the document's own form (src/early.ts) by the time that the app takes over. */
export type EarlyWork = {
  texts: readonly EarlyText[];
  /** Whether the fields are in sight, rather than the ways to begin. */
  hasBegun: boolean;
  /** The way that was chosen and waits for the app, by its name. */
  way: string | undefined;
  /** Which of both is in sight on a phone. */
  pane: 'form' | 'preview';
  focused: { field: string; start: number | null; end: number | null } | undefined;
};

/** Gives the work over, once no word is being composed, and takes the form away after `take`. */
type HandOver = (take: (work: EarlyWork) => void) => void;

/** A page as a picture, and what it says. */
export type EarlyPage = { svg: string; text: string };
/** Sets the pages with these letters in them. Rejects where engine or fonts won't come. */
export type SetEarlyPages = (texts: readonly EarlyText[]) => Promise<readonly EarlyPage[]>;
/** Whose resume it is; without one a guest's, which is empty. */
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
