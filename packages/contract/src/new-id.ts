/**
 * Returns an id made by the client: a UUID of version 7, whose first 48 bits are the time (RFC
 * 9562). A request repeated with the same id creates one resume or application.
 */
export function newId(now = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const time = now.toString(16).padStart(12, '0');
  const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${random.slice(1, 4)}`,
    variant.toString(16) + random.slice(6, 8),
    random.slice(8, 20),
  ].join('-');
}
