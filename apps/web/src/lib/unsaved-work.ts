/** A text that is not saved in its person's account. */
export type UnsavedText = {
  /** Identifies its copy in this browser's storage, such as a draft's key. */
  key: string;
  /** Such as 'Resume “Engineer”'. */
  what: string;
  /** Why it could not be sent, as a sentence. */
  why: string;
  /** The whole text as JSON, for a download. */
  copy: () => Promise<string>;
};

/** Sends what it can, and resolves to the rest. Never throws. */
type Source = () => Promise<UnsavedText[]>;

const open = new Set<Source>();
let stored: (openKeys: ReadonlySet<string>) => Promise<UnsavedText[]> = async () => [];

/** Registers a page with unsaved text; returns a function that unregisters it. */
export function watchUnsaved(source: Source): () => void {
  open.add(source);
  return () => open.delete(source);
}

/** Registers the source for drafts of pages that are not open. */
export function watchStored(source: typeof stored): void {
  stored = source;
}

/** Sends everything unsaved in this browser; resolves to what would be lost at sign-out. */
export async function sendUnsaved(): Promise<UnsavedText[]> {
  const written = (await Promise.all([...open].map((source) => source()))).flat();
  const left = await stored(new Set(written.map(({ key }) => key)));
  return [...written, ...left];
}
