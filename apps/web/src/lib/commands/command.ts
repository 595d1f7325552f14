import { t } from '../words/words.ts';

/**
 * A command of the current screen, listed by name in the command palette and run by its shortcut.
 */
export type Command = {
  /** Unique. Of two commands with the same id, the one registered last is used. */
  id: string;
  /** Its label, in the words of a button. */
  label: string;
  /** Its heading in the palette. */
  group: string;
  /** Its price, such as '1 credit', if it costs credits. */
  price?: string;
  /** Synonyms for the search. */
  keywords?: readonly string[];
  /**
   * Its shortcuts, such as 'mod+shift+z' or '?', the first of which is shown. 'mod' is Ctrl, on a
   * Mac Cmd. The registry listens for them: components that register a command must not.
   */
  shortcut?: string | readonly string[];
  /** While a dialog blocks it, its keys don't trigger the browser's action either. */
  holdsKeys?: boolean;
  /** In text fields its keys keep their native action, such as Undo. */
  leavesTyping?: boolean;
  /** Listed, but currently not available. */
  disabled?: boolean;
  /** Listed among the shortcuts only, such as the one that opens the palette. */
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
/** Whether a sign needs Shift depends on the keyboard layout. */
const isSign = (key: string) => key.length === 1 && !isLetter(key);

/** Whether these keys are pressed. Ctrl and Cmd are equivalent on every system. */
export function isPressed(shortcut: string, press: Press): boolean {
  const { key, mod, shift, alt } = parse(shortcut);
  return (
    press.key.toLowerCase() === key &&
    (press.ctrlKey || press.metaKey) === mod &&
    press.altKey === alt &&
    (press.shiftKey === shift || (isSign(key) && !mod))
  );
}

/** Whether it is a single character, which must not fire while somebody types. */
export const isSingleKey = (shortcut: string): boolean => {
  const { key, mod, alt } = parse(shortcut);
  return !mod && !alt && key.length === 1;
};

const names: Record<string, string> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  get escape() {
    return t('Esc');
  },
  enter: 'Enter',
};

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys one by one, as this system's keyboards name them. */
export function keysOf(shortcut: string, onMac = isMac()): string[] {
  const { key, mod, shift, alt } = parse(shortcut);
  return [
    ...(mod ? [onMac ? '⌘' : t('Ctrl')] : []),
    ...(alt ? [onMac ? '⌥' : 'Alt'] : []),
    ...(shift ? [onMac ? '⇧' : 'Shift'] : []),
    names[key] ?? (key.length === 1 ? key.toUpperCase() : key),
  ];
}
