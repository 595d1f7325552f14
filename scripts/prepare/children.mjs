import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs as long as the children: forwards signals to them, ends the others when one ends, and exits
 * with the first one's code. A signal may reach a child twice (from the terminal, too).
 * @param {import('node:child_process').ChildProcess[]} children
 */
export function superviseChildren(children) {
  const signalAll = (signal) => {
    for (const child of children) if (child.exitCode === null) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, () => signalAll(signal));
  followNpm(() => signalAll('SIGTERM'));
  let running = children.length;
  for (const child of children) {
    child.on('error', (error) => process.stderr.write(`${error.message}\n`));
    child.on('exit', (code, signal) => {
      process.exitCode ??= code ?? 128 + constants.signals[signal];
      running -= 1;
      if (running === 0) process.exit();
      else signalAll('SIGTERM');
    });
  }
}

/** A signal to npm ends only npm and its shell, after which this process has another parent. */
function followNpm(end) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 200);
}
