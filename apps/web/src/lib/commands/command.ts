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
  /** While a dialog keeps it from being done, the browser does nothing of its own by its keys either. */
  holdsKeys?: boolean;
  /** Where people write its keys do what they do there, such as Undo in a field. */
  leavesTyping?: boolean;
  /** Shown, but not to be done now. */
  disabled?: boolean;
  /** Among the shortcuts only, such as the one that opens the palette itself. */
  isOutsidePalette?: boolean;
  run: () => unknown;
};

export const shortcutsOf = ({ shortcut }: Command): readonly string[] =>
  typeof shortcut === 'string' ? [shortcut] : (shortcut ?? []);

type Keys = { key: string; mod: boolean; shift: boolean; alt: boolean };
type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

function parse(shortcut: string): Keys {
  const parts = shortcut.toLowerCase().split('+');
  const key = parts.pop() || '+';
  const has = (part: string) => parts.includes(part);
  return { key, mod: has('mod'), shift: has('shift'), alt: has('alt') };
}

const isLetter = (key: string) => /^[a-z]$/.test(key);
/** What a keyboard prints only with Shift (or not) depends on its layout. */
const isSign = (key: string) => key.length === 1 && !isLetter(key);

/** Whether these keys are pressed. Ctrl and Cmd are the same key to us, on every system. */
export function isPressed(shortcut: string, press: Press): boolean {
  const { key, mod, shift, alt } = parse(shortcut);
  return (
    press.key.toLowerCase() === key &&
    (press.ctrlKey || press.metaKey) === mod &&
    press.altKey === alt &&
    (press.shiftKey === shift || (isSign(key) && !mod))
  );
}

/** Whether it is typed like a letter: then it is not for where people write. */
export const isSingleKey = (shortcut: string): boolean => {
  const { key, mod, alt } = parse(shortcut);
  return !mod && !alt && key.length === 1;
};

const names: Record<string, string> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  escape: 'Esc',
  enter: 'Enter',
};

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys one by one, as this system's keyboards name them. */
export function keysOf(shortcut: string, onMac = isMac()): string[] {
  const { key, mod, shift, alt } = parse(shortcut);
  return [
    ...(mod ? [onMac ? '⌘' : 'Ctrl'] : []),
    ...(alt ? [onMac ? '⌥' : 'Alt'] : []),
    ...(shift ? [onMac ? '⇧' : 'Shift'] : []),
    names[key] ?? (key.length === 1 ? key.toUpperCase() : key),
  ];
}
