import { execFileSync, type StdioOptions, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { jarOf } from './java-tools.ts';
import type { Kind } from './samples.ts';

/** Reads the texts of PDFs, given by their paths, with a program that others have written. */
export type Reader = {
  name: string;
  isThere: () => boolean;
  read: (paths: string[]) => string[];
  /** The share of words that it has to find whole: what it found when it was last measured. */
  least: Record<Kind, number>;
};

const everyWord = { Latin: 1, Arabic: 1, Hebrew: 1, mixed: 1, Hindi: 1, Chinese: 1 };

const limits = { maxBuffer: 1 << 28, encoding: 'utf8' as const };

const pdfjs = (name: string, module: string): Reader => ({
  name,
  least: everyWord,
  isThere: () => true,
  read: (paths) => {
    const script = fileURLToPath(new URL('./pdfjs-process.ts', import.meta.url));
    const input = JSON.stringify(paths);
    const stdio: StdioOptions = ['pipe', 'pipe', 'ignore'];
    return JSON.parse(
      execFileSync(process.execPath, [script, module], { ...limits, input, stdio }),
    );
  },
});

const perFile = (command: string, args: (path: string) => string[]) => (paths: string[]) =>
  paths.map((path) =>
    execFileSync(command, args(path), { ...limits, stdio: ['ignore', 'pipe', 'ignore'] }),
  );

/** Debian's, since the older versions there are what many systems run on. */
const python = '/usr/bin/python3';
const pypdfProgram =
  'import sys,json,pypdf\nread=lambda p:"\\n".join(x.extract_text() for x in pypdf.PdfReader(p).pages)\nprint(json.dumps([read(p) for p in json.load(sys.stdin)]))';
const pypdfVersion = (): string =>
  spawnSync(python, ['-c', 'import pypdf;print(pypdf.__version__)'], limits).stdout?.trim() ?? '';

/** What a Node package brings; always there. */
export const packagedReaders: readonly Reader[] = [
  pdfjs('pdf.js 3.11', 'pdfjs-3'),
  pdfjs('pdf.js 5.6', 'pdfjs-5'),
  pdfjs('pdf.js 6.5', 'pdfjs-dist'),
];

/** PDFBox of both lines, from Maven Central; their commands differ. */
const pdfBox = (version: string, args: (jar: string, path: string) => string[]): Reader => {
  const jar = () => jarOf({ group: 'org.apache.pdfbox', name: 'pdfbox-app', version });
  return {
    name: `PDFBox ${version}`,
    isThere: () => jar() !== undefined,
    read: perFile('java', (path) => ['-jar', ...args(jar() ?? '', path)]),
    least: { Latin: 1, Arabic: 0.93, Hebrew: 0.94, mixed: 0.95, Hindi: 0.97, Chinese: 1 },
  };
};

/** Those that a machine may have: a Java with Maven, `apt-get install python3-pypdf poppler-utils`. */
export const installedReaders: readonly Reader[] = [
  {
    name: `pypdf ${pypdfVersion()}`.trim(),
    isThere: () => pypdfVersion() !== '',
    read: (paths) => {
      const input = JSON.stringify(paths);
      return JSON.parse(execFileSync(python, ['-c', pypdfProgram], { ...limits, input }));
    },
    least: { Latin: 0.99, Arabic: 0.94, Hebrew: 0.96, mixed: 0.87, Hindi: 0.97, Chinese: 0.98 },
  },
  pdfBox('2.0.32', (jar, path) => [jar, 'ExtractText', '-console', '-encoding', 'UTF-8', path]),
  pdfBox('3.0.8', (jar, path) => [
    jar,
    'export:text',
    '-console',
    '-encoding',
    'UTF-8',
    '-i',
    path,
  ]),
  {
    name: 'pdftotext',
    isThere: () => spawnSync('pdftotext', ['-v']).status === 0,
    read: perFile('pdftotext', (path) => ['-enc', 'UTF-8', path, '-']),
    least: { ...everyWord, Hindi: 0.997 },
  },
];
