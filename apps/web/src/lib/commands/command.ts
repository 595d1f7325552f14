/**
 * Something that a person can do here and now: found by its name in the command palette, done by its
 * shortcut, and listed with it in the dialog of shortcuts.
 */
export type Command = {
  /** Unique. While two commands have the same one, the one that came last is meant. */
  id: string;
  /** What it does, as a button would say it. */
  label: string;
  /** The heading that it stands under. */
  group: string;
  /** What it takes, such as '1 credit', where it takes credits. */
  price?: string;
  /** Other words that people may look for. */
  keywords?: readonly string[];
  /**
   * Its keys, such as 'mod+shift+z' or '?', the first of them shown. 'mod' is Ctrl, on a Mac Cmd. The
   * registry listens for them: who registers a command must not.
   */
  shortcut?: string | readonly string[];
  /** Shown, but not to be done now. */
  disabled?: boolean;
  /** Among the shortcuts only, such as the one that opens the palette itself. */
  isOutsidePalette?: boolean;
  run: () => unknown;
};

export const shortcutsOf = ({ shortcut }: Command): readonly string[] =>
  typeof shortcut === 'string' ? [shortcut] : (shortcut ?? []);
