import {
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type SetStateAction,
  useEffect,
  useRef,
} from 'react';
import { type Crop, clampCrop, dragCrop } from './crop.ts';
import { drawCut } from './draw-cut.ts';

const sidePx = 272;
const keyStep = 0.05;
const zoomStep = 0.1;

const moves: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};
const zooms: Record<string, number> = { '+': zoomStep, '=': zoomStep, '-': -zoomStep };

/** The picture below the square that is cut out of it: dragged by pointer, moved by keys. */
export function CropArea({
  picture,
  crop,
  onCrop,
}: {
  picture: ImageBitmap;
  crop: Crop;
  onCrop: Dispatch<SetStateAction<Crop>>;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCut(canvas.current, picture, crop);
  }, [picture, crop]);

  /** Where the pointer was; some browsers do not tell how far a finger has moved. */
  const last = useRef<{ x: number; y: number }>(undefined);

  const move = (right: number, down: number) =>
    onCrop((now) => dragCrop(picture, now, right, down));

  function drag({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) {
    if (!last.current) return;
    const side = currentTarget.clientWidth;
    move((x - last.current.x) / side, (y - last.current.y) / side);
    last.current = { x, y };
  }

  function followKey(event: KeyboardEvent) {
    const step = moves[event.key];
    const zoom = zooms[event.key];
    if (step) move(...step);
    else if (zoom) onCrop((now) => clampCrop(picture, { ...now, zoom: now.zoom + zoom }));
    else return;
    event.preventDefault();
  }

  const letGo = () => {
    last.current = undefined;
  };

  return (
    <div
      role="application"
      aria-label="Picture. Arrow keys move it, plus and minus zoom."
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys of its own
      tabIndex={0}
      onKeyDown={followKey}
      onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
        currentTarget.setPointerCapture(pointerId);
        last.current = { x: clientX, y: clientY };
      }}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      style={{ width: sidePx, height: sidePx }}
      className="relative max-w-full cursor-grab touch-none overflow-hidden rounded-control active:cursor-grabbing"
    >
      <canvas ref={canvas} width={2 * sidePx} height={2 * sidePx} className="block size-full" />
      <div
        aria-hidden
        className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_999px_var(--scrim)]"
      />
    </div>
  );
}
