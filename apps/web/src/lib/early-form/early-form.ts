/** A field's text: what it was given, and what it says now. */
export type EarlyText = { field: string; given: string; text: string };

/** What somebody has done in the document's own form (src/early.ts) by the time that the app takes over. */
export type EarlyWork = {
  texts: readonly EarlyText[];
  /** Whether the fields are in sight, rather than the ways to begin. */
  hasBegun: boolean;
  /** The way that was chosen and waits for the app, by its name. */
  way: string | undefined;
  focused: { field: string; start: number | null; end: number | null } | undefined;
};

/** Gives the work over, once no word is being composed, and takes the form away after `take`. */
type HandOver = (take: (work: EarlyWork) => void) => void;

declare global {
  /** Left behind by src/early.ts, as long as its form is in sight. */
  var handOverEarlyForm: HandOver | undefined;
  /** The address of a picture of the first page, which src/early.ts shows until the page is set. */
  var earlyPage: string | undefined;
}
