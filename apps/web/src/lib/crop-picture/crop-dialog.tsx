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
import { t } from '../words/words.ts';

/** The shape in which the cropped square is shown. */
type Frame = 'circle' | 'rounded' | 'square';

/** A dialog for cropping a picture to a square; it stays open until the picture is uploaded. */
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
      title={t('Crop your {noun}', { noun })}
      description={
        frame === 'circle'
          ? t('Drag the {noun}, or move it with the arrow keys. What is in the circle is shown.', {
              noun,
            })
          : t('Drag the {noun}, or move it with the arrow keys. What is in the frame is shown.', {
              noun,
            })
      }
      footer={
        <>
          <Button onClick={onCancel}>{t('Cancel')}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void cut()}>
            {t('Save {noun}', { noun })}
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-4">
        <CropArea frame={frame} picture={picture} crop={crop} onCrop={setCrop} />
        <div className="w-full">
          <Slider
            label={t('Zoom')}
            value={crop.zoom}
            text={`${Math.round(crop.zoom * 100)}%`}
            min={1}
            max={maxZoom}
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

/** The picture behind the crop frame; moved by dragging or by arrow keys. */
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

  /** The pointer's last position: some browsers don't report `movementX` of touches. */
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
      aria-label={t('Picture. Arrow keys move it, plus and minus zoom.')}
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

/** Side of the uploaded square; it is never displayed larger. */
const sentPx = 640;

/** Draws the cropped area to fill a square canvas. */
function drawCut(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = cutOf(picture, crop);
  // JPEG has no transparency.
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

/** A square crop: its center as fractions of the picture's sides, and the zoom factor. */
type Crop = { x: number; y: number; zoom: number };
type Size = { width: number; height: number };

export const maxZoom = 4;
export const fullCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

const sideOf = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom;

/** The nearest crop within the picture. */
export function clampCrop(size: Size, { x, y, zoom }: Crop): Crop {
  const held = between(1, zoom, maxZoom);
  const side = sideOf(size, held);
  const within = (middle: number, length: number) =>
    between(side / length / 2, middle, 1 - side / length / 2);
  return { x: within(x, size.width), y: within(y, size.height), zoom: held };
}

/**
 * Moves the picture behind the crop frame, by fractions of the frame's side; moving right reveals
 * more of the picture's left.
 */
export function dragCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop.zoom);
  const x = crop.x - (right * side) / size.width;
  const y = crop.y - (down * side) / size.height;
  return clampCrop(size, { ...crop, x, y });
}

/** The cropped area in pixels of the picture. */
export function cutOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const side = sideOf(size, crop.zoom);
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side };
}
