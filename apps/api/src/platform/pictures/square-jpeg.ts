import { pictureRules } from '@folio/contract/photos';
import { AppError } from '../app-error.ts';
import { createFairQueue } from '../fair-queue.ts';

/**
 * The share of a tall picture's excess height that is cut off at the top, because faces are in the
 * upper half.
 */
const cutAbove = 0.25;
const timeLimitSeconds = 10;
/**
 * The largest pictures take half a second, so no account may hold both places or make others wait
 * for all of its own.
 */
const turns = createFairQueue({ atOnce: 2, waitingEach: 20, waitingInAll: 64 });

/**
 * Decodes a picture and encodes it as a square JPEG of `sidePx`, without metadata. Accepts JPEG,
 * PNG and GIF by content; throws `UNSUPPORTED_MEDIA_TYPE` or `PAYLOAD_TOO_LARGE` otherwise.
 */
export async function toSquareJpeg(
  bytes: Uint8Array,
  { sidePx, whose }: { sidePx: number; whose: string },
): Promise<Buffer> {
  if (bytes.length > pictureRules.maxBytes) throw tooLarge();
  const kind = pictureKind(bytes);
  if (!kind) throw wrongType();
  return turns.run(whose, async () => {
    try {
      return await rewrite(bytes, sidePx);
    } catch (error) {
      // Undecodable files are not pictures, whatever their signature.
      throw error instanceof AppError ? error : wrongType(error);
    }
  });
}

async function rewrite(bytes: Uint8Array, sidePx: number): Promise<Buffer> {
  const sharp = await loadDecoder();
  const limitInputPixels = pictureRules.maxPixels;
  // Reads the header only.
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = autoOrient;
  if (width * height > limitInputPixels) throw tooManyPixels();
  const side = Math.min(width, height);
  const left = Math.floor((width - side) / 2);
  const top = Math.floor((height - side) * cutAbove);
  return sharp(bytes, { limitInputPixels, failOn: 'error' })
    .timeout({ seconds: timeLimitSeconds })
    .autoOrient()
    .extract({ left, top, width: side, height: side })
    .resize(sidePx, sidePx)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Loaded with the first picture, without further formats. */
async function loadDecoder() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  const kinds = ['Jpeg', 'Png', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}Buffer`);
  sharp.unblock({ operation: kinds });
  return sharp;
}

const wrongType = (cause?: unknown) =>
  new AppError('UNSUPPORTED_MEDIA_TYPE', pictureRules.wrongType, { cause });
const tooManyPixels = () => new AppError('PAYLOAD_TOO_LARGE', pictureRules.tooManyPixels);
/** Also used for uploads that are aborted because of their size. */
export const tooLarge = () => new AppError('PAYLOAD_TOO_LARGE', pictureRules.tooLarge);

const kinds = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47],
  gif: [0x47, 0x49, 0x46, 0x38],
};
type PictureKind = keyof typeof kinds;

/** The type by the file's signature, ignoring its name and declared type. */
function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const names = Object.keys(kinds) as PictureKind[];
  return names.find((name) => kinds[name].every((byte, index) => bytes[index] === byte));
}
