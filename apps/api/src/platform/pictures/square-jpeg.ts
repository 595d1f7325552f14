import { pictureRules } from '@folio/contract/photos';
import { AppError } from '../app-error.ts';
import { limitConcurrency } from '../concurrency-limit.ts';

/** Of what a tall picture is too tall by, the part that goes above: faces are in its upper half. */
const cutAbove = 0.25;
const timeLimitSeconds = 10;
const whenFree = limitConcurrency({ atOnce: 2, waiting: 64 });

/**
 * A person's picture, decoded and written anew as a square JPEG of `sidePx`, with nothing of the
 * file that was sent but what can be seen. Takes real JPEG, PNG and GIF files, by their content;
 * throws `UNSUPPORTED_MEDIA_TYPE` or `PAYLOAD_TOO_LARGE` for all else.
 */
export async function toSquareJpeg(bytes: Uint8Array, sidePx: number): Promise<Buffer> {
  if (bytes.length > pictureRules.maxBytes) throw tooLarge();
  const kind = pictureKind(bytes);
  if (!kind) throw wrongType();
  return whenFree(async () => {
    try {
      return await rewrite(bytes, sidePx);
    } catch (error) {
      // What the decoder can't make sense of is no picture, whatever it begins with.
      throw error instanceof AppError ? error : wrongType(error);
    }
  });
}

async function rewrite(bytes: Uint8Array, sidePx: number): Promise<Buffer> {
  const sharp = await loadDecoder();
  const limitInputPixels = pictureRules.maxPixels;
  // This reads no more than the head of the file.
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

/** Loaded by the first picture, with no other formats than these. */
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
/** Also for what is cut off while it arrives. */
export const tooLarge = () => new AppError('PAYLOAD_TOO_LARGE', pictureRules.tooLarge);

const kinds = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47],
  gif: [0x47, 0x49, 0x46, 0x38],
};
type PictureKind = keyof typeof kinds;

/** What a file is by how it begins, whatever it is named or said to be. */
function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const names = Object.keys(kinds) as PictureKind[];
  return names.find((name) => kinds[name].every((byte, index) => bytes[index] === byte));
}
