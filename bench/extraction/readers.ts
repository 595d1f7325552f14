import { execFileSync, type StdioOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Reads the texts of PDFs, given by their paths, with a program that others have written. */
export type Reader = { name: string; isThere: () => boolean; read: (paths: string[]) => string[] };

const limits = { maxBuffer: 1 << 28, encoding: 'utf8' as const };

const pdfjs = (name: string, module: string): Reader => ({
  name,
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

const jars = ['pdfbox2', 'pdfbox2-tools', 'fontbox2', 'commons-logging'].map(
  (name) => `/usr/share/java/${name}.jar`,
);

/** What a Node package brings; always there. */
export const packagedReaders: readonly Reader[] = [
  pdfjs('pdf.js 3.11', 'pdfjs-3'),
  pdfjs('pdf.js 5.6', 'pdfjs-5'),
  pdfjs('pdf.js 6.5', 'pdfjs-dist'),
];

/** Those that a machine may have: `apt-get install python3-pypdf libpdfbox2-java poppler-utils`. */
export const installedReaders: readonly Reader[] = [
  {
    name: `pypdf ${pypdfVersion()}`.trim(),
    isThere: () => pypdfVersion() !== '',
    read: (paths) => {
      const input = JSON.stringify(paths);
      return JSON.parse(execFileSync(python, ['-c', pypdfProgram], { ...limits, input }));
    },
  },
  {
    name: 'PDFBox 2',
    isThere: () =>
      jars.every((jar) => existsSync(jar)) && spawnSync('java', ['-version']).status === 0,
    read: perFile('java', (path) => [
      '-cp',
      jars.join(':'),
      'org.apache.pdfbox.tools.ExtractText',
      '-console',
      '-encoding',
      'UTF-8',
      path,
    ]),
  },
  {
    name: 'pdftotext',
    isThere: () => spawnSync('pdftotext', ['-v']).status === 0,
    read: perFile('pdftotext', (path) => ['-enc', 'UTF-8', path, '-']),
  },
];
