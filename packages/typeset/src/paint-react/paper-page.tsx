import { type CSSProperties, type MouseEvent, memo, useEffect, useRef } from 'react';
import type { ContentPath } from '../blocks.ts';
import {
  type BlockBox,
  blockAt,
  type DisplayItem,
  type DisplayPage,
  type ImageItem,
  type LineItem,
  type ShapeItem,
  type StructureNode,
  shapeGrid,
} from '../display-list.ts';
import { paperColors, toDarkColor } from './dark-color.tsx';
import { isSamePage, type KeyedLine, keyLines, tagOf, textAfter } from './line-keys.tsx';
import { fullSizePxPerPt, layoutPxPerPt, toPx } from './measure-text.tsx';
import { PaperLine, type PaperTheme } from './paper-line.tsx';

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

function PaperShape({ item, theme }: { item: ShapeItem; theme: PaperTheme }) {
  const fill = theme === 'dark' ? toDarkColor(item.color) : item.color;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${shapeGrid} ${shapeGrid}`} style={placeOf(item)}>
      <path d={item.path} fill={fill} fillRule="evenodd" />
    </svg>
  );
}

/** Backgrounds, rules, icons and pictures, which are identified by their order. */
function PaperBoxes({ items, theme }: { items: readonly DisplayItem[]; theme: PaperTheme }) {
  return items.map((item, index) => {
    if (item.kind === 'rect') {
      const background = theme === 'dark' ? toDarkColor(item.color) : item.color;
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      return <div key={index} style={{ ...placeOf(item), background }} />;
    }
    if (item.kind === 'shape') {
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      return <PaperShape key={index} item={item} theme={theme} />;
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

/**
 * Marks the blocks that come from the content at the path. They are identified by their order,
 * because a section and its heading start at the same place.
 */
export function PaperMarks({ boxes, path, theme }: MarksProps) {
  if (path === undefined) return null;
  return boxes
    .filter((box) => box.path === path)
    .map((box, index) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        key={index}
        data-mark
        style={{
          ...placeOf(box, markMarginPt),
          background: markColors[theme],
          borderRadius: toPx(markMarginPt),
        }}
      />
    ));
}

export type PaperPageProps = {
  page: DisplayPage;
  widthPt: number;
  heightPt: number;
  /** The scale on the screen, in CSS pixels per point; 4/3 is the size on paper. */
  pxPerPt?: number;
  theme?: PaperTheme;
  /** The content whose blocks are marked. */
  highlightedPath?: ContentPath | undefined;
  /** Such as 'Page 1 of 2'. */
  label?: string;
  /** The list's structure, which makes headings known to assistive technology. */
  structure?: readonly StructureNode[] | undefined;
  /**
   * The number of heading levels above its first heading: 1 on a screen with a heading of its own.
   */
  headingsAbove?: number;
  /** The path of the smallest block at the point of a click. */
  onBlockClick?: (path: ContentPath) => void;
};

const levels: Partial<Record<StructureNode['tag'], number>> = { H1: 1, H2: 2, H3: 3 };

/** Compares what pages show, because each layout creates new objects. */
function isSameSheet(a: PaperPageProps, b: PaperPageProps): boolean {
  const { page, structure, ...others } = a;
  const keys = Object.keys({ ...b, ...others }) as (keyof PaperPageProps)[];
  return (
    keys.every((key) => key === 'page' || key === 'structure' || a[key] === b[key]) &&
    isSamePage({ page, structure }, b)
  );
}

function sheetStyle({ widthPt, heightPt, pxPerPt, theme }: PaperPageProps): CSSProperties {
  const scale = (pxPerPt ?? fullSizePxPerPt) / layoutPxPerPt;
  return {
    position: 'absolute',
    top: 0,
    left: 0,
    width: toPx(widthPt),
    height: toPx(heightPt),
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
    overflow: 'hidden',
    contain: 'strict',
    direction: 'ltr',
    whiteSpace: 'pre',
    background: paperColors[theme ?? 'light'],
    fontWeight: 400,
    fontStyle: 'normal',
    fontSynthesis: 'none',
    fontKerning: 'normal',
    letterSpacing: 'normal',
    wordSpacing: 'normal',
    fontVariantLigatures: 'normal',
    fontFeatureSettings: 'normal',
    fontVariantNumeric: 'normal',
    textRendering: 'geometricPrecision',
    textTransform: 'none',
    textIndent: 0,
    // Keeps browsers from setting the full-width punctuation of Chinese and Japanese closer
    // together.
    textSpacingTrim: 'space-all',
    textAutospace: 'no-autospace',
  };
}

function Paper(props: PaperPageProps) {
  const { page, widthPt, heightPt, theme = 'light', highlightedPath, label, structure } = props;
  const { headingsAbove = 1 } = props;
  const levelOf = (line: LineItem) => {
    const level = levels[tagOf(line, structure) ?? 'P'];
    return level && level + headingsAbove;
  };
  const pxPerPt = props.pxPerPt ?? fullSizePxPerPt;
  const shown = useRef<readonly KeyedLine[]>([]);
  const lines = keyLines(
    page.items.filter((item) => item.kind === 'line'),
    shown.current,
  );
  useEffect(() => {
    shown.current = lines;
  });
  const onClick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const corner = currentTarget.getBoundingClientRect();
    const at = [(clientX - corner.left) / pxPerPt, (clientY - corner.top) / pxPerPt] as const;
    const path = blockAt(page, ...at);
    if (path !== undefined) props.onBlockClick?.(path);
  };
  const size = { width: widthPt * pxPerPt, height: heightPt * pxPerPt };
  return (
    // For pointers only, since the keyboard has the form's fields.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <section
      aria-label={label}
      style={{ ...size, position: 'relative' }}
      onClick={props.onBlockClick && onClick}
    >
      <div style={sheetStyle(props)}>
        <PaperBoxes items={page.items} theme={theme} />
        <PaperMarks boxes={page.boxes} path={highlightedPath} theme={theme} />
        {lines.map(({ key, line }, index) => (
          <PaperLine
            key={key}
            line={line}
            after={textAfter(line, lines[index + 1]?.line)}
            theme={theme}
            level={levelOf(line)}
          />
        ))}
      </div>
    </section>
  );
}

/**
 * A page of a display list as real, selectable text, with each line where the engine put it. The
 * fonts must be registered in the page before it is painted, with their keys as family names.
 */
export const PaperPage = memo(Paper, isSameSheet);
