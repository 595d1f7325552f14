import type { SectionReference } from '@folio/contract/section-references';
import { Eye, EyeOff } from 'lucide-react';
import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../../lib/words/words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { DragHandle, sortableRowStyle } from '../../../ui/row-drag/drag-handle.tsx';
import { TabTrigger } from '../../../ui/tabs.tsx';
import { DoubtDot } from '../doubts/doubts-note.tsx';
import { useDoubtedFields } from '../doubts/use-doubts.ts';
import { type SectionTab, tabOfField } from '../fields/field-ref.ts';
import { LanguageDot } from '../languages/language-dot.tsx';
import { sectionCount, sectionName } from '../sections/listed-sections.ts';
import { moveSection } from '../store/section-order.ts';
import { isSectionHidden, setSectionHidden } from '../store/section-visibility.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { useView } from '../view/use-view.ts';
import { railRowStyle, railTabStyle, tabIdOf } from './rail-styles.ts';
import { SectionMenu } from './section-menu.tsx';
import { SectionTitle } from './section-title.tsx';

type Props = {
  section: SectionTab;
  /** All listed sections, in order. */
  shown: readonly SectionTab[];
  announce: (words: string) => void;
};

const square = 'size-7! min-w-0! text-faint in-data-sheet:size-11!';

/** Visible while its row is hovered or focused; always on devices without hover. */
const onDemand =
  'w-0! min-w-0! overflow-hidden opacity-0 group-hover/row:w-7! group-hover/row:opacity-100 group-focus-within/row:w-7! group-focus-within/row:opacity-100 data-[state=open]:w-7! data-[state=open]:opacity-100 pointer-coarse:w-7! pointer-coarse:opacity-100 in-data-sheet:w-11! in-data-sheet:min-w-11! in-data-sheet:opacity-100';

/**
 * A section's tab, with its number of entries, and whether and where the document shows it. Only
 * the selected section's controls are Tab stops; arrow keys move between sections.
 */
export const SectionRow = memo(function SectionRow({ section, shown, announce }: Props) {
  const move = useMoveSection(shown, announce);
  const index = shown.indexOf(section);
  const name = useEditor(({ document }) => sectionName(document, section));
  const count = useEditor(({ document }) => sectionCount(document, section));
  const isHidden = useEditor(({ document }) => isSectionHidden(document, section));
  const isChosen = useView(({ tab }) => tab === section);
  const doubts = useDoubtedFields().filter((field) => tabOfField(field) === section);
  const [isRenamed, rename] = useState(false);
  const order = isChosen ? 0 : -1;
  return (
    <li
      data-chosen={isChosen || undefined}
      className={classNames('group/row', railRowStyle, sortableRowStyle)}
    >
      {isRenamed ? (
        <SectionTitle section={section} onDone={() => rename(false)} />
      ) : (
        <TabTrigger
          value={section}
          id={tabIdOf(section)}
          onDoubleClick={() => rename(true)}
          className={classNames(railTabStyle, isHidden && 'text-faint! line-through decoration-1')}
        >
          {name}
        </TabTrigger>
      )}
      {isRenamed ? null : <DoubtDot count={doubts.length} />}
      {isRenamed ? null : <LanguageDot below={section} />}
      {count === undefined || count === 0 || isRenamed ? null : (
        <span
          title={t('{count, plural, one {# entry} other {# entries}}', { count })}
          className="shrink-0 px-1 text-small text-faint tabular-nums"
        >
          {count}
        </span>
      )}
      <SectionMenu
        section={section}
        name={name}
        tabIndex={order}
        className={classNames('h-7! border-0! text-faint in-data-sheet:h-11!', onDemand)}
        onRename={() => rename(true)}
        moves={[
          { label: t('Move up'), disabled: index === 0, onMove: () => move(section, index - 1) },
          {
            label: t('Move down'),
            disabled: index === shown.length - 1,
            onMove: () => move(section, index + 1),
          },
        ]}
      />
      <Visibility section={section} name={name} isHidden={isHidden} tabIndex={order} />
      {/* Last in DOM order but first visually, so that Shift+Tab reaches the tab last. */}
      <DragHandle
        id={handleIdOf(section)}
        name={name}
        index={index}
        count={() => shown.length}
        tabIndex={order}
        onDrop={(to) => move(section, to, handleIdOf(section))}
        className="order-first opacity-60! group-hover/row:opacity-100! in-data-sheet:w-11"
      />
    </li>
  );
});

type VisibilityProps = { section: SectionTab; name: string; isHidden: boolean; tabIndex: number };

function Visibility({ section, name, isHidden, tabIndex }: VisibilityProps) {
  const store = useEditorStore();
  if (section === 'personalInfo') return <span className="size-7 shrink-0 in-data-sheet:size-11" />;
  const label = `${isHidden ? t('Show') : t('Hide')} ${name}`;
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
      tabIndex={tabIndex}
      className={square}
    />
  );
}

/** Element ids contain no spaces. */
const handleIdOf = (section: SectionReference) => `move-${encodeURIComponent(section)}`;

/** Moves a section to another index in the list, and announces it. */
function useMoveSection(shown: readonly SectionTab[], announce: (words: string) => void) {
  const store = useEditorStore();
  /** `focused`: the id of the element that keeps the focus. */
  return (section: SectionTab, to: number, focused?: string) => {
    const from = shown.indexOf(section);
    const neighbor = shown[to];
    if (!neighbor || to === from) return;
    const { order, content } = store.getDocument();
    const behind = to > from ? shown[to + 1] : neighbor;
    flushSync(() =>
      store.dispatch({ type: 'setOrder', order: moveSection(order, content, section, behind) }),
    );
    if (focused) document.getElementById(focused)?.focus();
    announce(
      t('{sectionName} is now {number} of {count}', {
        sectionName: sectionName(store.getDocument(), section),
        number: to + 1,
        count: shown.length,
      }),
    );
  };
}
