const option = '--leave-out';

/**
 * The groups of makers whose texts a training leaves out, to measure itself on them: each of `makers` alone
 * for `--leave-out`, those named for `--leave-out=a+g+k,b+h+l`, and undefined without it.
 */
export function leftOutMakers(makers: Iterable<string>): string[][] | undefined {
  const given = process.argv.find((argument) => argument.startsWith(option));
  if (given === undefined) return undefined;
  if (given === option) return [...makers].map((maker) => [maker]);
  return given
    .slice(option.length + 1)
    .split(',')
    .map((some) => some.split('+'));
}
