import { hideableSections, titledSections } from '@folio/contract/document-settings';
import { completeOrder, type SectionName } from '@folio/contract/resume-content';
import { sections } from '@folio/contract/sections';
import { ArrowDown, ArrowUp, Eye, EyeOff } from 'lucide-react';
import { flushSync } from 'react-dom';
import { classNames } from '../../../ui/class-names.ts';
import { controlStyle } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { DragHandle, sortableRowStyle } from '../../../ui/row-drag/drag-handle.tsx';
import { useEditorStore } from '../store/use-editor.ts';
import { useSettings } from './use-settings.ts';

type Props = {
  section: SectionName;
  /** All that are listed, in their order. */
  shown: readonly SectionName[];
  announce: (words: string) => void;
};

const square = 'max-md:h-11 max-md:w-11';

/** A section's title, whether the document shows it, and where. */
export function SectionRow({ section, shown, announce }: Props) {
  const { settings } = useSettings();
  const move = useMoveSection(shown, announce);
  const index = shown.indexOf(section);
  const name = nameOf(section);
  const isHidden = (settings.hiddenSections as readonly SectionName[]).includes(section);
  /** Goes on from the button that was pressed, or from the other one at an end of the list. */
  const step = (by: -1 | 1) => () =>
    move(section, index + by, [buttonIdOf(section, by), buttonIdOf(section, by < 0 ? 1 : -1)]);
  return (
    <li className={classNames('group/row -ml-6 flex items-center max-md:-ml-4', sortableRowStyle)}>
      <DragHandle
        id={handleIdOf(section)}
        name={name}
        index={index}
        count={shown.length}
        onDrop={(to) => move(section, to, [handleIdOf(section)])}
        className="max-md:w-8"
      />
      <TitleField section={section} isHidden={isHidden} />
      <Visibility section={section} isHidden={isHidden} />
      <IconButton
        id={buttonIdOf(section, -1)}
        label={`Move ${name} up`}
        tooltip="Move up"
        icon={<ArrowUp aria-hidden className="size-4" />}
        disabled={index === 0}
        onClick={step(-1)}
        className={square}
      />
      <IconButton
        id={buttonIdOf(section, 1)}
        label={`Move ${name} down`}
        tooltip="Move down"
        icon={<ArrowDown aria-hidden className="size-4" />}
        disabled={index === shown.length - 1}
        onClick={step(1)}
        className={square}
      />
    </li>
  );
}

function TitleField({ section, isHidden }: { section: SectionName; isHidden: boolean }) {
  const { settings, change } = useSettings();
  const titled = titledSections.find((one) => one === section);
  if (!titled) return <span className="min-w-0 flex-1 px-3 text-body">{nameOf(section)}</span>;
  const set = (title: string) => {
    const { [titled]: _, ...others } = settings.sectionTitles;
    change({ sectionTitles: /\S/.test(title) ? { ...others, [titled]: title } : others });
  };
  return (
    <input
      type="text"
      aria-label={`Title of ${nameOf(section)}`}
      value={settings.sectionTitles[titled] ?? ''}
      placeholder={nameOf(section)}
      maxLength={60}
      autoComplete="off"
      onChange={({ target }) => set(target.value)}
      className={classNames(
        controlStyle,
        'h-9 flex-1 placeholder:text-ink max-md:h-11',
        isHidden && 'border-line text-faint placeholder:text-faint!',
      )}
    />
  );
}

function Visibility({ section, isHidden }: { section: SectionName; isHidden: boolean }) {
  const { settings, change } = useSettings();
  const hideable = hideableSections.find((one) => one === section);
  if (!hideable) return <span className="w-9 shrink-0 max-md:w-11" />;
  const others = settings.hiddenSections.filter((one) => one !== hideable);
  const label = `${isHidden ? 'Show' : 'Hide'} ${nameOf(section)}`;
  return (
    <IconButton
      label={label}
      icon={
        isHidden ? (
          <EyeOff aria-hidden className="size-4" />
        ) : (
          <Eye aria-hidden className="size-4" />
        )
      }
      onClick={() => change({ hiddenSections: isHidden ? others : [...others, hideable] })}
      className={square}
    />
  );
}

const handleIdOf = (section: SectionName) => `move-${section}`;
const buttonIdOf = (section: SectionName, by: -1 | 1) =>
  `move-${section}-${by < 0 ? 'up' : 'down'}`;

/** Moves a section to another place in the list, and says where it went. */
function useMoveSection(shown: readonly SectionName[], announce: (words: string) => void) {
  const store = useEditorStore();
  /** `focused` are the elements to go on from: the first that can be pressed. */
  return (section: SectionName, to: number, focused: readonly string[]) => {
    const from = shown.indexOf(section);
    const neighbour = shown[to];
    if (!neighbour || to === from) return;
    const others = completeOrder(store.getDocument().order).filter((one) => one !== section);
    const place = others.indexOf(neighbour) + (to > from ? 1 : 0);
    flushSync(() =>
      store.dispatch({ type: 'setOrder', order: others.toSpliced(place, 0, section) }),
    );
    focusOnFirst(focused);
    announce(`${nameOf(section)} is now ${to + 1} of ${shown.length}`);
  };
}

function focusOnFirst(ids: readonly string[]): void {
  const elements = ids.map((id) => document.getElementById(id));
  elements.find((one) => one instanceof HTMLButtonElement && !one.disabled)?.focus();
}

/** What a section is called where its own title does not matter. */
export const nameOf = (section: SectionName): string =>
  section === 'customSections' ? sections[section].label : sections[section].documentTitle;
