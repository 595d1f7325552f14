import { splitPath } from '@folio/contract/content-path';
import type { SectionName } from '@folio/contract/section-names';
import {
  type CustomReference,
  isCustomReference,
  referenceTo,
  type SectionReference,
} from '@folio/contract/section-references';
import { sections } from '@folio/contract/sections';
import { titledSections } from '@folio/contract/setting-choices';
import { ArrowDown, ArrowUp, Eye, EyeOff } from 'lucide-react';
import { flushSync } from 'react-dom';
import { classNames } from '../../../ui/class-names.ts';
import { controlStyle } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { DragHandle, sortableRowStyle } from '../../../ui/row-drag/drag-handle.tsx';
import type { EditorDocument } from '../store/document.ts';
import { moveSection } from '../store/section-order.ts';
import { isSectionHidden, setSectionHidden } from '../store/section-visibility.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { SectionMenu } from './section-menu.tsx';
import { useSettings } from './use-settings.ts';

type Props = {
  section: SectionReference;
  /** All that are listed, in their order. */
  shown: readonly SectionReference[];
  announce: (words: string) => void;
};

const square = 'max-md:h-11 max-md:w-11';
/** Where the panel is narrow, the room is the title's, and the menu has both steps. */
const arrow = `${square} @max-sm:hidden`;

/** A section's title, whether the document shows it, and where. */
export function SectionRow({ section, shown, announce }: Props) {
  const move = useMoveSection(shown, announce);
  const index = shown.indexOf(section);
  const name = useEditor(({ document }) => nameOfReference(document, section));
  const isHidden = useEditor(({ document }) => isSectionHidden(document, section));
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
      {isCustomReference(section) ? (
        <CustomTitle section={section} name={name} isHidden={isHidden} />
      ) : (
        <TitleField section={section} isHidden={isHidden} />
      )}
      <Visibility section={section} name={name} isHidden={isHidden} />
      <SectionMenu
        section={section}
        name={name}
        className={square}
        moves={[
          { label: 'Move up', disabled: index === 0, onMove: () => move(section, index - 1, []) },
          {
            label: 'Move down',
            disabled: index === shown.length - 1,
            onMove: () => move(section, index + 1, []),
          },
        ]}
      />
      <IconButton
        id={buttonIdOf(section, -1)}
        label={`Move ${name} up`}
        tooltip="Move up"
        icon={<ArrowUp aria-hidden className="size-4" />}
        disabled={index === 0}
        onClick={step(-1)}
        className={arrow}
      />
      <IconButton
        id={buttonIdOf(section, 1)}
        label={`Move ${name} down`}
        tooltip="Move down"
        icon={<ArrowDown aria-hidden className="size-4" />}
        disabled={index === shown.length - 1}
        onClick={step(1)}
        className={arrow}
      />
    </li>
  );
}

const titleStyle = classNames(controlStyle, 'h-9 flex-1 placeholder:text-ink max-md:h-11');
const hiddenTitleStyle = 'border-line text-faint placeholder:text-faint!';

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
      className={classNames(titleStyle, isHidden && hiddenTitleStyle)}
    />
  );
}

type CustomProps = { section: CustomReference; name: string; isHidden: boolean };

/** The title of a custom section is its own: it has no other to go back to. */
function CustomTitle({ section, name, isHidden }: CustomProps) {
  const store = useEditorStore();
  const id = splitPath(section)[1] ?? '';
  const title = useEditor(
    ({ document }) => document.content.customSections.find((one) => one.id === id)?.title ?? '',
  );
  const list = 'customSections';
  return (
    <input
      type="text"
      aria-label={`Title of ${name}`}
      value={title}
      placeholder={name}
      maxLength={300}
      autoComplete="off"
      onChange={({ target: { value } }) =>
        store.dispatch({ type: 'setEntryField', list, id, field: 'title', value })
      }
      className={classNames(titleStyle, isHidden && hiddenTitleStyle)}
    />
  );
}

type VisibilityProps = { section: SectionReference; name: string; isHidden: boolean };

function Visibility({ section, name, isHidden }: VisibilityProps) {
  const store = useEditorStore();
  if (section === 'personalInfo') return <span className="w-9 shrink-0 max-md:w-11" />;
  const label = `${isHidden ? 'Show' : 'Hide'} ${name}`;
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
      onClick={() => setSectionHidden(store, section, !isHidden)}
      className={square}
    />
  );
}

/** No id of an element has a blank in it. */
const handleIdOf = (section: SectionReference) => `move-${encodeURIComponent(section)}`;
const buttonIdOf = (section: SectionReference, by: -1 | 1) =>
  `${handleIdOf(section)}-${by < 0 ? 'up' : 'down'}`;

/** Moves a section to another place in the list, and says where it went. */
function useMoveSection(shown: readonly SectionReference[], announce: (words: string) => void) {
  const store = useEditorStore();
  /** `focused` are the elements to go on from: the first that can be pressed. */
  return (section: SectionReference, to: number, focused: readonly string[]) => {
    const from = shown.indexOf(section);
    const neighbour = shown[to];
    if (!neighbour || to === from) return;
    const { order, content } = store.getDocument();
    const behind = to > from ? shown[to + 1] : neighbour;
    flushSync(() =>
      store.dispatch({ type: 'setOrder', order: moveSection(order, content, section, behind) }),
    );
    focusOnFirst(focused);
    const name = nameOfReference(store.getDocument(), section);
    announce(`${name} is now ${to + 1} of ${shown.length}`);
  };
}

function focusOnFirst(ids: readonly string[]): void {
  const elements = ids.map((id) => document.getElementById(id));
  elements.find((one) => one instanceof HTMLButtonElement && !one.disabled)?.focus();
}

/** What a section is called where its own title does not matter. */
export const nameOf = (section: SectionName): string =>
  section === 'customSections' ? sections[section].label : sections[section].documentTitle;

const nameOfReference = ({ content }: EditorDocument, section: SectionReference): string => {
  if (!isCustomReference(section)) return nameOf(section);
  const found = content.customSections.find(({ id }) => referenceTo(id) === section);
  return found?.title.trim() || 'Untitled section';
};
