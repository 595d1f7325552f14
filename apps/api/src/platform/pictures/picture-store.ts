/** Files by their keys, which are 43 letters, digits, '-' and '_'. A file never changes. */
export type PictureStore = {
  put: (key: string, bytes: Buffer) => Promise<void>;
  get: (key: string) => Promise<Buffer | undefined>;
  /** Also of one that is not there. */
  remove: (key: string) => Promise<void>;
};
