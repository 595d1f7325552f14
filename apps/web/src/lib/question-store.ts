/** Holds the question that is asked above the page; at most one of each kind is open. */
export function questionStore<Question>() {
  let open: Question | undefined;
  const listeners = new Set<() => void>();
  return {
    get: (): Question | undefined => open,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Undefined once it is answered. */
    show(question: Question | undefined): void {
      open = question;
      for (const listener of listeners) listener();
    },
  };
}
