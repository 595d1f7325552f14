import type { Command } from '../../lib/commands/command.ts';
import { findCommands } from './find-commands.ts';

export type CommandGroup = { heading: string; commands: readonly Command[] };

const recently = 'Recent';

/** What the palette shows: without words what was done last, then everything, under its headings. */
export function groupCommands(
  commands: readonly Command[],
  search: string,
  recentIds: readonly string[],
): CommandGroup[] {
  const shown = commands.filter(({ isOutsidePalette }) => !isOutsidePalette);
  if (search.trim() !== '') return byHeading(findCommands(shown, search));
  const recent = recentIds.flatMap((id) => shown.find((one) => one.id === id) ?? []);
  const others = shown.filter((one) => !recent.includes(one));
  return [
    ...(recent.length > 0 ? [{ heading: recently, commands: recent }] : []),
    ...byHeading(others),
  ];
}

/** Headings in the order of the first command under each. */
function byHeading(commands: readonly Command[]): CommandGroup[] {
  const groups = Map.groupBy(commands, ({ group }) => group);
  return [...groups].map(([heading, of]) => ({ heading, commands: of }));
}
