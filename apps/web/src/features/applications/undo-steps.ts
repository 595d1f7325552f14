/** What can be taken back, and done again, for as long as the session lasts. */
type Step = { userId: string; label: string } & Acts;
type Acts = {
  /** Resolves once it is on its way, so that what comes next is done after it. */
  undo: () => Promise<unknown>;
  redo: () => void;
};

const most = 100;
let done: readonly Step[] = [];
let undone: readonly Step[] = [];
let turn: Promise<unknown> = Promise.resolve();

/**
 * Notes what takes a change back, after all that came before; gives what does it, once. What was taken
 * back before is gone then, unless this change is one of it that is done again (`isAgain`).
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
  // One that has failed holds back none of those after it.
  turn = turn.catch(() => undefined).then(() => step.undo());
  return turn.then(() => step.label);
}

/** Takes back what an account changed last. Answers how that is called; nothing where nothing is left. */
export async function undoLastStep(userId: string): Promise<string | undefined> {
  const step = done.findLast((one) => one.userId === userId);
  return step && undoStep(step);
}

/** Does again what an account took back last. Answers how that is called. */
export async function redoLastStep(userId: string): Promise<string | undefined> {
  const step = undone.findLast((one) => one.userId === userId);
  if (!step) return undefined;
  undone = undone.filter((one) => one !== step);
  await turn.catch(() => undefined);
  step.redo();
  return step.label;
}
