/** A text that its person wrote and that their account does not have. */
export type UnsavedText = {
  /** By what a copy of it in this browser's storage is known, such as a draft's key. */
  key: string;
  /** Such as 'Resume “Engineer”'. */
  what: string;
  /** Why it could not be sent, as a sentence. */
  why: string;
  /** The whole text as JSON, to be kept as a file. */
  copy: () => Promise<string>;
};

/** Sends what it can, and says what is left. Never throws. */
type Source = () => Promise<UnsavedText[]>;

const open = new Set<Source>();
let stored: (openKeys: ReadonlySet<string>) => Promise<UnsavedText[]> = async () => [];

/** A page on which text is written; returns how to stop. */
export function watchUnsaved(source: Source): () => void {
  open.add(source);
  return () => open.delete(source);
}

/** What lies in this browser of pages that are not open. */
export function watchStored(source: typeof stored): void {
  stored = source;
}

/** Sends what is unsaved anywhere in this browser; what is left would be lost with the session. */
export async function sendUnsaved(): Promise<UnsavedText[]> {
  const written = (await Promise.all([...open].map((source) => source()))).flat();
  const left = await stored(new Set(written.map(({ key }) => key)));
  return [...written, ...left];
}
