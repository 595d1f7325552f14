import { type KeyboardEvent, useMemo, useState } from 'react';
import type { Command } from '../../lib/commands/command.ts';
import { useRegisteredCommands } from '../../lib/commands/use-commands.ts';
import { groupCommands } from './group-commands.ts';
import { recentCommands } from './recent-commands.ts';
import { useResumeCommands } from './use-resume-commands.ts';

const newestShown = 5;

/** What the palette shows for what is typed, and which of it Enter would do. */
export function usePalette(onChoose: (command: Command) => void) {
  const [search, setSearch] = useState('');
  const [recent] = useState(recentCommands);
  const [chosenAt, setActive] = useState(0);
  const registered = useRegisteredCommands();
  const resumes = useResumeCommands(search);
  const groups = useMemo(() => {
    const isShown = ({ id }: Command, at: number) =>
      search.trim() !== '' || at < newestShown || recent.includes(id);
    return groupCommands([...registered, ...resumes.filter(isShown)], search, recent);
  }, [registered, resumes, search, recent]);
  const shown = groups.flatMap(({ commands }) => commands);
  const at = Math.min(chosenAt, shown.length - 1);
  const choose = (command: Command | undefined) => {
    if (command && !command.disabled) onChoose(command);
  };
  return {
    ...{ search, groups, count: shown.length, active: shown[at], choose },
    onSearch: (text: string) => {
      setSearch(text);
      setActive(0);
    },
    point: (command: Command) => setActive(shown.indexOf(command)),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'ArrowDown') setActive((at + 1) % Math.max(1, shown.length));
      else if (event.key === 'ArrowUp') setActive(at > 0 ? at - 1 : shown.length - 1);
      else if (event.key === 'Enter') choose(shown[at]);
      else return;
      event.preventDefault();
    },
  };
}
