import type { BlockBox, DisplayList } from '@folio/typeset/display-list';
import { memo, type PointerEvent, useCallback, useMemo, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { type PagePoint, type PagePointer, usePointed } from '../page/page-point.ts';
import { type LayerProps, PageSlots } from '../page/pages.tsx';
import { type EnhancedSection, enhancedSections } from './assistant-answers.ts';
import { EnhanceButton, EnhanceFailure } from './enhance-controls.tsx';
import { useAssistant } from './use-assistant.ts';

/**
 * Enhance buttons over the sections on the pages; visible while a section is hovered, focused or
 * being enhanced. Without hover the form has the button.
 */
export const EnhanceLayer = memo(function EnhanceLayer({
  pointer,
  ...layer
}: LayerProps & { pointer: PagePointer }) {
  const { list } = layer;
  const places = useMemo(() => placeSections(list), [list]);
  const select = useCallback((point: PagePoint) => sectionAt(places, point), [places]);
  const pointed = usePointed(pointer, select);
  return (
    <PageSlots
      {...layer}
      render={(page) =>
        places
          .filter(({ boxes: [first] }) => first.page === page)
          .map((place) => (
            <SectionTools
              key={place.section}
              place={place}
              pxPerPt={layer.pxPerPt}
              isPointedAt={pointed === place.section}
            />
          ))
      }
    />
  );
});

const marginPt = 6;

const sectionAt = (places: readonly PlacedSection[], { page, xPt, yPt }: PagePoint) =>
  places.find(({ boxes }) => boxes.some((one) => one.page === page && isAround(one.box, xPt, yPt)))
    ?.section;

const isAround = (box: BlockBox, xPt: number, yPt: number): boolean =>
  xPt >= box.xPt - marginPt &&
  xPt <= box.xPt + box.widthPt + marginPt &&
  yPt >= box.yPt - marginPt &&
  yPt <= box.yPt + box.heightPt + marginPt;

type ToolsProps = { place: PlacedSection; pxPerPt: number; isPointedAt: boolean };

function SectionTools({ place, pxPerPt, isPointedAt }: ToolsProps) {
  const { section, boxes } = place;
  const { state } = useAssistant();
  const { xPt, yPt, widthPt, heightPt } = boxes[0].box;
  const [isAt, setIsAt] = useState({ pointer: false, focus: false });
  const isShown = isPointedAt || isAt.pointer || isAt.focus || state.running === section;
  return (
    <>
      <div
        className="absolute flex -translate-y-full justify-end touch:hidden max-md:hidden"
        style={{ left: xPt * pxPerPt, top: yPt * pxPerPt, width: widthPt * pxPerPt }}
      >
        <EnhanceButton
          section={section}
          isUnseen={!isShown}
          onFocus={() => setIsAt((at) => ({ ...at, focus: true }))}
          onBlur={() => setIsAt((at) => ({ ...at, focus: false }))}
          onPointerEnter={() => setIsAt((at) => ({ ...at, pointer: true }))}
          onPointerLeave={() => setIsAt((at) => ({ ...at, pointer: false }))}
          // Stopped, so that the pages below don't see the pointer move.
          onPointerMove={(event: PointerEvent) => event.stopPropagation()}
          className={classNames(
            'pointer-events-auto h-7! px-2! shadow-float transition-opacity',
            !isShown && 'opacity-0',
          )}
        />
      </div>
      <div
        className="absolute z-10 touch:hidden max-md:hidden"
        style={{ left: xPt * pxPerPt, top: (yPt + heightPt) * pxPerPt, width: widthPt * pxPerPt }}
      >
        <EnhanceFailure
          section={section}
          className="pointer-events-auto mt-1 max-w-100 min-w-60 rounded-control bg-surface px-3 py-2 shadow-float"
        />
      </div>
    </>
  );
}

type PlacedBox = { page: number; box: BlockBox };
type Boxes = [first: PlacedBox, ...others: PlacedBox[]];

/** A section of the document with its box on each page. */
export type PlacedSection = { section: EnhancedSection; boxes: Boxes };

export const placeSections = (list: DisplayList): PlacedSection[] =>
  enhancedSections.flatMap((section) => {
    const [first, ...others] = boxesOf(list, blockOf(section));
    return first ? [{ section, boxes: [first, ...others] }] : [];
  });

/** The heading and texts may share the section's path: the largest box contains them all. */
function boxesOf({ pages }: DisplayList, path: string): PlacedBox[] {
  return pages.flatMap(({ boxes }, page) => {
    const [box] = boxes
      .filter((one) => one.path === path)
      .toSorted((a, b) => b.widthPt * b.heightPt - a.widthPt * a.heightPt);
    return box ? [{ page, box }] : [];
  });
}

/** The path of a section's block. */
const blockOf = (section: EnhancedSection): string =>
  section === 'personalInfo' ? 'personalInfo/summary' : section;
