/** An image that can't go into a document; the message says why. */
export class ImageError extends Error {
  override name = 'ImageError';
}
