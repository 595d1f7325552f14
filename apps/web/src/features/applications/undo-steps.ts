/** A step of the session's undo history. */
type Step = { userId: string; label: string } & Acts;
type Acts = {
  /** Resolves when the undoing change is queued, so that the next step follows it. */
  undo: () => Promise<unknown>;
  redo: () => void;
};

const most = 100;
let done: readonly Step[] = [];
let undone: readonly Step[] = [];
let turn: Promise<unknown> = Promise.resolve();

/**
 * Adds a step to the history, and returns a function that undoes it, once. Clears the redo history,
 * unless the step is itself a redo (`isAgain`).
 */
export function noteStep(
  userId: string,
  label: string,
  { isAgain = false, ...acts }: Acts & { isAgain?: boolean | undefined },
): () => void {
  const step = { userId, label, ...acts };
  done = [...done.slice(1 - most), step];
  if (!isAgain) undone = undone.filter((one) => one.userId !== userId);
  return () => {
    if (done.includes(step)) void undoStep(step);
  };
}

function undoStep(step: Step): Promise<string> {
  done = done.filter((one) => one !== step);
  undone = [...undone, step];
  // A failed step must not block those after it.
  turn = turn.catch(() => undefined).then(() => step.undo());
  return turn.then(() => step.label);
}

/** Undoes the account's last step. Resolves to its label, or undefined if there is none. */
export async function undoLastStep(userId: string): Promise<string | undefined> {
  const step = done.findLast((one) => one.userId === userId);
  return step && undoStep(step);
}

/** Redoes the account's last undone step. Resolves to its label. */
export async function redoLastStep(userId: string): Promise<string | undefined> {
  const step = undone.findLast((one) => one.userId === userId);
  if (!step) return undefined;
  undone = undone.filter((one) => one !== step);
  await turn.catch(() => undefined);
  step.redo();
  return step.label;
}
