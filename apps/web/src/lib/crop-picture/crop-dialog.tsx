import {
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Slider } from '../../ui/slider.tsx';

/** What is shown of the square that is cut. */
type Frame = 'circle' | 'rounded' | 'square';

/** Lets a person cut a square out of a picture. It stays until the picture is sent. */
export function CropDialog({
  noun,
  frame,
  picture,
  isBusy,
  onCancel,
  onCut,
  onFailed,
}: {
  noun: 'picture' | 'photo';
  frame: Frame;
  picture: ImageBitmap;
  isBusy: boolean;
  onCancel: () => void;
  onCut: (file: Blob) => void;
  onFailed: () => void;
}) {
  const [crop, setCrop] = useState<Crop>(fullCrop);

  async function cut() {
    const file = await cutToJpeg(picture, crop);
    if (file) onCut(file);
    else onFailed();
  }

  return (
    <Dialog
      open
      onOpenChange={onCancel}
      size="small"
      title={`Crop your ${noun}`}
      description={`Drag the ${noun}, or move it with the arrow keys. What is in the ${frame === 'circle' ? 'circle' : 'frame'} is shown.`}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void cut()}>
            {`Save ${noun}`}
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-4">
        <CropArea frame={frame} picture={picture} crop={crop} onCrop={setCrop} />
        <div className="w-full">
          <Slider
            label="Zoom"
            value={crop.zoom}
            text={`${Math.round(crop.zoom * 100)}%`}
            min={1}
            max={largestZoom}
            step={0.05}
            onValueChange={(zoom) => setCrop(clampCrop(picture, { ...crop, zoom }))}
          />
        </div>
      </div>
    </Dialog>
  );
}

const corners: Record<Frame, string> = {
  circle: 'rounded-full',
  rounded: 'rounded-[8%]',
  square: '',
};

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
function CropArea({
  frame,
  picture,
  crop,
  onCrop,
}: {
  frame: Frame;
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
        className={classNames(
          'pointer-events-none absolute inset-0 shadow-[0_0_0_999px_var(--scrim)]',
          corners[frame],
        )}
      />
    </div>
  );
}

/** The side of what is sent; more is never shown. */
const sentPx = 640;

/** Draws what is cut out of a picture over the whole of a square canvas. */
function drawCut(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = cutOf(picture, crop);
  // A JPEG has no holes to see through.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

function cutToJpeg(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = sentPx;
  canvas.height = sentPx;
  drawCut(canvas, picture, crop);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}

/** A square cut out of a picture: its middle, in parts of the picture's sides, and how much larger. */
type Crop = { x: number; y: number; zoom: number };
type Size = { width: number; height: number };

export const largestZoom = 4;
export const fullCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

const sideOf = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom;

/** The nearest cut that lies within the picture. */
export function clampCrop(size: Size, { x, y, zoom }: Crop): Crop {
  const held = between(1, zoom, largestZoom);
  const side = sideOf(size, held);
  const within = (middle: number, length: number) =>
    between(side / length / 2, middle, 1 - side / length / 2);
  return { x: within(x, size.width), y: within(y, size.height), zoom: held };
}

/** Moves the picture below the cut by parts of the cut's side: to the right shows more of its left. */
export function dragCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop.zoom);
  const x = crop.x - (right * side) / size.width;
  const y = crop.y - (down * side) / size.height;
  return clampCrop(size, { ...crop, x, y });
}

/** What is cut out, in the picture's own pixels. */
export function cutOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const side = sideOf(size, crop.zoom);
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side };
}
