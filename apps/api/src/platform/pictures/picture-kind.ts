const kinds = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47],
  gif: [0x47, 0x49, 0x46, 0x38],
};
export type PictureKind = keyof typeof kinds;

/** What a file is by how it begins, whatever it is named or said to be. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const names = Object.keys(kinds) as PictureKind[];
  return names.find((name) => kinds[name].every((byte, index) => bytes[index] === byte));
}
