import type { CSSProperties } from 'react';
import type { ContentPath } from '../blocks.ts';
import type { BlockBox, DisplayItem, ImageItem } from '../display-list.ts';
import { toDarkColor } from './dark-color.tsx';
import type { PaperTheme } from './paper-line.tsx';
import { toPx } from './paper-scale.tsx';

type Area = { xPt: number; yPt: number; widthPt: number; heightPt: number };

const markColors = { light: '#0055ff14', dark: '#7aa5ff24' } as const;
const markMarginPt = 2;

const placeOf = ({ xPt, yPt, widthPt, heightPt }: Area, marginPt = 0): CSSProperties => ({
  position: 'absolute',
  left: toPx(xPt - marginPt),
  top: toPx(yPt - marginPt),
  width: toPx(widthPt + 2 * marginPt),
  height: toPx(heightPt + 2 * marginPt),
});

const pictureStyle = (item: ImageItem): CSSProperties => ({
  ...placeOf(item),
  ...(item.cornerPt && { borderRadius: toPx(item.cornerPt) }),
});

/** Backgrounds, rules and pictures. They have no names: their order is all that tells them apart. */
export function PaperBoxes({ items, theme }: { items: readonly DisplayItem[]; theme: PaperTheme }) {
  return items.map((item, index) => {
    if (item.kind === 'rect') {
      const background = theme === 'dark' ? toDarkColor(item.color) : item.color;
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      return <div key={index} style={{ ...placeOf(item), background }} />;
    }
    if (item.kind !== 'image') return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    return <img key={index} src={item.source} alt={item.alt} style={pictureStyle(item)} />;
  });
}

type MarksProps = {
  boxes: readonly BlockBox[];
  path: ContentPath | undefined;
  theme: PaperTheme;
};

/** Shows which blocks come from the content at the path. */
export function PaperMarks({ boxes, path, theme }: MarksProps) {
  if (path === undefined) return null;
  return boxes
    .filter((box) => box.path === path)
    .map((box) => (
      <div
        key={`${box.xPt} ${box.yPt}`}
        data-mark
        style={{
          ...placeOf(box, markMarginPt),
          background: markColors[theme],
          borderRadius: toPx(markMarginPt),
        }}
      />
    ));
}
