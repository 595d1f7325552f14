/** What can be taken back, for as long as the session lasts. */
type Step = { userId: string; label: string; undo: () => void };

const most = 100;
let steps: readonly Step[] = [];

/** Notes what takes a change back, after all that came before; gives what does it, once. */
export function noteStep(userId: string, label: string, undo: () => void): () => void {
  const step = { userId, label, undo };
  steps = [...steps.slice(1 - most), step];
  return () => {
    if (!steps.includes(step)) return;
    steps = steps.filter((one) => one !== step);
    undo();
  };
}

/** Takes back what an account changed last. Answers how that is called; nothing where nothing is left. */
export function undoLastStep(userId: string): string | undefined {
  const step = steps.findLast((one) => one.userId === userId);
  if (!step) return undefined;
  steps = steps.filter((one) => one !== step);
  step.undo();
  return step.label;
}
