const mark = [0x50, 0x4b, 0x03, 0x04];

export const isZip = (bytes: Uint8Array): boolean =>
  mark.every((byte, index) => bytes[index] === byte);
