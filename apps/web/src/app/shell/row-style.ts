import { classNames } from '../../ui/class-names.ts';

/** A row of the shell's menus: an icon, and its name where there is room. */
export const rowStyle = (isExpanded: boolean): string =>
  classNames(
    'flex h-10 items-center gap-3 rounded-control text-body text-muted transition-[background-color,color]',
    'hover:bg-line/60 hover:text-ink max-md:h-11',
    isExpanded ? 'w-full px-3' : 'w-10 justify-center',
  );
