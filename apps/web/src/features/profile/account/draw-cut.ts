import { type Crop, cutOf } from './crop.ts';

/** The side of what is sent; more is never shown. */
const sentPx = 640;

/** Draws what is cut out of a picture over the whole of a square canvas. */
export function drawCut(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = cutOf(picture, crop);
  // A JPEG has no holes to see through.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

export function cutToJpeg(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = sentPx;
  canvas.height = sentPx;
  drawCut(canvas, picture, crop);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}
